// Brotli for the two kinds of answers that never change from visitor to visitor: built files and prerendered pages. The
// framework itself knows gzip only, a sixth larger.
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);

/** The smallest form of some bytes; slow, so for what is kept. */
export function smallest(bytes) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return compress(bytes, { params });
}

function takesBrotli(request) {
  const plain = request.method === "GET" && !request.headers.range && !request.headers.rsc;
  return plain && /(^|[\s,])br\b(?!;q=0)/.test(request.headers["accept-encoding"] ?? "");
}

async function sendFile(response, { type, read }) {
  const bytes = await read();
  response.writeHead(200, {
    "Content-Type": type,
    "Content-Encoding": "br",
    "Content-Length": bytes.length,
    "Cache-Control": "public, max-age=31536000, immutable",
    Vary: "Accept-Encoding",
  });
  response.end(bytes);
}

/** The tag of a finished page that may be kept compressed; null for any other answer. */
function tagOf(response) {
  const tag = response.getHeader("ETag");
  const isPage = response.statusCode === 200 && String(response.getHeader("Content-Type")).startsWith("text/html");
  return isPage && !response.headersSent && !response.hasHeader("Content-Encoding") && tag ? String(tag) : null;
}

/** Takes the response's methods away until its first piece or its end comes; `release` puts them back. */
function hold(response) {
  const { end, write, writeHead } = response;
  let head;
  const release = () => {
    Object.assign(response, { end, write, writeHead });
    // A head with headers of its own goes out as it is; one with a status alone can wait for the last header.
    if (head?.length > 1) response.writeHead(...head);
    else if (head) response.statusCode = head[0];
  };
  response.writeHead = (...args) => {
    head = args;
    return response;
  };
  response.write = (...args) => {
    release();
    return response.write(...args);
  };
  return release;
}

function keep({ kept, path, tag, body, styles }) {
  const known = kept.get(path);
  if (known?.tag === tag) return known.bytes;
  const bytes = smallest(Buffer.from(withStyles(String(body), styles)));
  kept.set(path, { tag, bytes });
  return bytes;
}

/**
 * The page with its style sheets inside: on a slow network the first paint need not wait for another round trip. The link
 * stays, switched off and never fetched, because the framework looks for it.
 */
export function withStyles(html, styles) {
  return html.replace(/<link rel="stylesheet" href="([^"?]+)[^"]*"([^>]*?)\/?>/g, (link, address, rest) => {
    const text = styles.get(address);
    return text === undefined ? link : `<style>${text}</style>${link.replace(rest, `${rest} disabled=""`)}`;
  });
}

/** Makes the response's one `end` send the page compressed; an answer written in pieces stays as it is. */
function compressPage({ response, path, kept, styles }) {
  const release = hold(response);
  response.end = (body, ...rest) => {
    release();
    const tag = typeof body === "string" || Buffer.isBuffer(body) ? tagOf(response) : null;
    if (!tag) return response.end(body, ...rest);
    keep({ kept, path, tag, body, styles }).then(
      (bytes) => {
        const vary = [response.getHeader("Vary"), "Accept-Encoding"].flat().filter(Boolean).join(", ");
        response.setHeader("Vary", vary.replace(/(, Accept-Encoding)+$/, ", Accept-Encoding"));
        response.setHeader("Content-Encoding", "br");
        response.setHeader("Content-Length", bytes.length);
        response.setHeader("ETag", tag.startsWith("W/") ? tag : `W/${tag}`);
        response.end(bytes);
      },
      () => response.end(body),
    );
    return response;
  };
}

/**
 * A request listener in front of the framework's. `files` maps an address to { type, read }, `pages` holds the addresses
 * of prerendered pages, `styles` maps the address of a style sheet to its text. Whoever does not take brotli, or asks for anything else, is passed on untouched.
 */
export function withBrotli(listener, { files, pages, styles }) {
  const kept = new Map();
  return function answer(request, response) {
    const path = request.url.split("?")[0];
    if (!takesBrotli(request)) return listener(request, response);
    const file = files.get(path);
    if (file) return sendFile(response, file).catch(() => listener(request, response));
    if (pages.has(path)) {
      // Otherwise the framework would hand over gzip.
      delete request.headers["accept-encoding"];
      compressPage({ response, path, kept, styles });
    }
    return listener(request, response);
  };
}
