// In front of the framework's listener. Every answer gets its security headers here, which costs microseconds where the
// framework's own ways cost a fifth of a page. The two kinds of answers that are the same for every visitor, built files and
// prerendered pages, go out with brotli, which the framework does not know, and a page is kept for a moment, so that its
// size does not cost the framework's work at every visit.
import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { themeScript } from "./theme-script.mjs";
import { smallest } from "./brotli.mjs";
import {
  contentPolicy,
  fileHeaders,
  hashOf,
  inlineScripts,
  openFileHeaders,
  pageHeaders,
} from "./security-headers.mjs";

const zip = promisify(gzip);
const keptMs = 2000;
const themeSource = hashOf(themeScript);
const openFiles = /^\/(pictures\/.*|icon\.svg|robots\.txt|sitemap\.xml|manifest\.webmanifest)$/;
const builtFiles = "/_next/static/";
const policyHeader = "content-security-policy";

function encodingFor(request) {
  const taken = request.headers["accept-encoding"] ?? "";
  return ["br", "gzip"].find((name) =>
    new RegExp(`(^|[\\s,])${name}\\b(?!;\\s*q=0(?:\\.0*)?(?:[\\s,]|$))`).test(taken),
  );
}

async function sendFile(response, { type, read }, headers) {
  const bytes = await read();
  response.removeHeader("Connection");
  setHeaders(response, headers);
  response.writeHead(200, {
    "Content-Type": type,
    "Content-Encoding": "br",
    "Content-Length": bytes.length,
    "Cache-Control": "max-age=31536000, immutable",
    Vary: "Accept-Encoding",
  });
  response.end(bytes);
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

const scriptRun = /(?:<script>(?:(?!<\/script>)[^])*<\/script>){2,}/g;

/** Scripts that follow each other as one: each text costs a hash in the policy. Those with an attribute stay by themselves. */
export function joinScripts(html) {
  return html.replace(scriptRun, (run) => run.replaceAll("</script><script>", ";\n"));
}

/** A finished page in the forms that browsers take; each is made when the first asks for it. */
function packed({ tag, html, headers }) {
  const bytes = Buffer.from(html);
  const forms = new Map([[undefined, Promise.resolve(bytes)]]);
  const makers = { br: smallest, gzip: zip };
  function form(encoding) {
    if (!forms.has(encoding)) forms.set(encoding, makers[encoding](bytes));
    return forms.get(encoding);
  }
  return { tag, headers, form, until: 0 };
}

async function sendPage({ request, response, page }) {
  const encoding = encodingFor(request);
  const isKnown = request.headers["if-none-match"]?.split(/\s*,\s*/).includes(page.tag);
  const bytes = isKnown ? undefined : await page.form(encoding);
  response.statusCode = isKnown ? 304 : 200;
  for (const [name, value] of Object.entries(page.headers)) response.setHeader(name, value);
  response.setHeader("ETag", page.tag);
  if (!isKnown && encoding) response.setHeader("Content-Encoding", encoding);
  if (!isKnown) response.setHeader("Content-Length", bytes.length);
  response.end(bytes);
}

/** What can be kept of an answer that is about to end with `body`; null when it is anything but a finished page. */
function pageOf(response, body) {
  const tag = response.getHeader("ETag");
  const type = String(response.getHeader("Content-Type"));
  const isText = typeof body === "string" || Buffer.isBuffer(body);
  if (!tag || !isText || response.statusCode !== 200 || response.headersSent || !type.startsWith("text/html"))
    return null;
  // What the framework says to itself costs the visitor bytes.
  for (const name of response.getHeaderNames()) if (name.startsWith("x-nextjs-")) response.removeHeader(name);
  const { etag: _etag, "content-length": _length, ...headers } = response.getHeaders();
  const vary = [headers.vary].flat().join(", ");
  if (!/accept-encoding/i.test(vary)) headers.vary = vary ? `${vary}, Accept-Encoding` : "Accept-Encoding";
  return { tag: String(tag).replace(/^(W\/)?/, "W/"), headers, html: String(body) };
}

/** Takes the response's methods away until its first piece or its end comes; the function given back restores them. */
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

/** The page as it goes out: with its styles inside, and a policy that allows its own scripts and no others. */
function finished({ tag, html, headers }, { styles, security }) {
  const text = withStyles(joinScripts(html), styles);
  const policy = contentPolicy(inlineScripts(text), security);
  return packed({ tag, html: text, headers: { ...headers, [policyHeader]: policy } });
}

/** Lets the framework answer with the whole plain page, keeps that and sends it in the form that the browser takes. */
function askFramework({ listener, request, response, path, kept, known }) {
  const asked = { ...request.headers };
  delete request.headers["accept-encoding"];
  delete request.headers["if-none-match"];
  const release = hold(response);
  response.end = (body, ...rest) => {
    release();
    const found = pageOf(response, body);
    if (!found) return response.end(body, ...rest);
    const last = kept.get(path);
    const page = last?.tag === found.tag ? last : finished(found, known);
    page.until = Date.now() + keptMs;
    kept.set(path, page);
    sendPage({ request: { headers: asked }, response, page }).catch(() => response.destroy());
    return response;
  };
  return listener(request, response);
}

/** The policy of an answer; a page that is made for it is told so, for that is where the framework looks for its nonce. */
function policyFor({ request, isPrerendered, security }) {
  if (isPrerendered) return contentPolicy([], security);
  const nonce = `'nonce-${randomBytes(16).toString("base64")}'`;
  request.headers[policyHeader] = contentPolicy([nonce, themeSource, "'strict-dynamic'"], security);
  return request.headers[policyHeader];
}

/**
 * Puts the security headers on an answer: all of them on pages and calls, few on built files and pictures, which many pages
 * fetch. A nonce that a visitor sent, or one in a page that is kept for others, would be worth nothing.
 */
function protect({ request, response, path, isPrerendered, security }) {
  for (const header of [policyHeader, `${policyHeader}-report-only`]) delete request.headers[header];
  // A connection of this version of HTTP is kept without saying so.
  response.removeHeader("Connection");
  setHeaders(response, fileHeaders(security));
  if (path.startsWith(builtFiles)) return;
  if (openFiles.test(path)) return setHeaders(response, openFileHeaders);
  setHeaders(response, pageHeaders);
  response.setHeader(policyHeader, policyFor({ request, isPrerendered, security }));
}

function setHeaders(response, headers) {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

/**
 * A request listener in front of the framework's. `files` maps an address to { type, read } of a brotli file, `pages`
 * holds the addresses of prerendered pages, `styles` maps the address of a style sheet to its text, `security` is what
 * `headerSettings` made. Everything else is passed on with its security headers.
 */
export function withFront(listener, known) {
  const { files, pages, security } = known;
  const kept = new Map();
  return function answer(request, response) {
    const path = request.url.split("?")[0];
    const { range, rsc } = request.headers;
    const isReading = request.method === "GET" || request.method === "HEAD";
    const file = request.method === "GET" && !range && encodingFor(request) === "br" ? files.get(path) : undefined;
    if (file) return sendFile(response, file, fileHeaders(security)).catch(() => listener(request, response));
    protect({ request, response, path, isPrerendered: isReading && pages.has(path), security });
    if (request.method !== "GET" || range || rsc || !pages.has(path)) return listener(request, response);
    const page = kept.get(path);
    if (!page || page.until < Date.now()) return askFramework({ listener, request, response, path, kept, known });
    return sendPage({ request, response, page }).catch(() => response.destroy());
  };
}
