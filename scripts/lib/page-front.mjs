// In front of the framework's listener. Every answer gets its security headers here, which costs microseconds where the
// framework's own ways cost a fifth of a page. The two kinds of answers that are the same for every visitor, built files and
// prerendered pages, go out with brotli, which the framework does not know, and a page is kept for a moment, so that its
// size does not cost the framework's work at every visit.
import { createHash, randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { headScript } from "./head-script.mjs";
import { languageLead, languageVary } from "./language-lead.mjs";
import { themeScript } from "./theme-script.mjs";
import { inlineStyleTexts } from "./inline-styles.mjs";
import { smallest } from "./brotli.mjs";
import { cleanRequest, keepNoErrors } from "./request-cleaning.mjs";
import { isPlain, joinScripts, withoutFramework, withStyles } from "./page-html.mjs";
import {
  contentPolicy,
  fileHeaders,
  hashOf,
  inlineScripts,
  inlineStyles,
  openFileHeaders,
  pageHeaders,
} from "./security-headers.mjs";

const zip = promisify(gzip);
const keptMs = 2000;
const headSources = [themeScript, headScript].map(hashOf);
const styleHashes = inlineStyleTexts().map(hashOf);
const openFiles = /^\/(pictures\/.*|icon\.svg|robots\.txt|sitemap\.xml|manifest\.webmanifest)$/;
const builtFiles = "/_next/static/";
const policyHeader = "content-security-policy";

const encodings = new Map();

/** The best form that a browser takes. What browsers say is few texts, so each is read once. */
function encodingFor(request) {
  const taken = request.headers["accept-encoding"] ?? "";
  if (encodings.has(taken)) return encodings.get(taken);
  if (encodings.size >= 100) encodings.clear();
  const best = ["br", "gzip"].find((name) =>
    new RegExp(`(^|[\\s,])${name}\\b(?!;\\s*q=0(?:\\.0*)?(?:[\\s,]|$))`).test(taken),
  );
  encodings.set(taken, best);
  return best;
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
 * A finished page in the forms that browsers take, each with its whole head, so that sending it is one call; a form is made
 * when the first asks for it.
 */
function packed({ tag, source, html, headers }) {
  const plain = Buffer.from(html);
  const head = [...Object.entries(headers), ["ETag", tag]].flat();
  const makers = { br: smallest, gzip: zip };
  const forms = new Map();
  async function make(encoding) {
    if (!encoding) return { bytes: plain, head: [...head, "Content-Length", plain.length] };
    const bytes = await makers[encoding](plain);
    return { bytes, head: [...head, "Content-Encoding", encoding, "Content-Length", bytes.length] };
  }
  function form(encoding) {
    if (!forms.has(encoding)) forms.set(encoding, make(encoding));
    return forms.get(encoding);
  }
  return { tag, source, head, form, until: 0 };
}

async function sendPage({ request, response, page }) {
  // A connection of this version of HTTP is kept without saying so.
  response.removeHeader("Connection");
  if (request.headers["if-none-match"]?.split(/\s*,\s*/).includes(page.tag)) {
    return response.writeHead(304, page.head).end();
  }
  const { bytes, head } = await page.form(encodingFor(request));
  return response.writeHead(200, head).end(bytes);
}

const prefixed = /^\/(?:fr|rw)(?:\/|$)/;

/** What can be kept of an answer that is about to end with `body`; null when it is anything but a finished page. */
function pageOf(response, body, path) {
  const tag = response.getHeader("ETag");
  const type = String(response.getHeader("Content-Type"));
  const isText = typeof body === "string" || Buffer.isBuffer(body);
  const isOurs = !response.headersSent && !response.hasHeader("Set-Cookie") && type.startsWith("text/html");
  if (!tag || !isText || !isOurs || response.statusCode !== 200) return null;
  // What the framework says to itself costs the visitor bytes.
  for (const name of response.getHeaderNames()) if (name.startsWith("x-nextjs-")) response.removeHeader(name);
  const { etag: _etag, "content-length": _length, ...headers } = response.getHeaders();
  // Who asks for an address without a language may be led to another: a cache between us must ask again.
  const said = [headers.vary ?? []].flat().join(", ");
  const needed = prefixed.test(path) ? "Accept-Encoding" : `Accept-Encoding, ${languageVary}`;
  const missing = needed.split(", ").filter((name) => !said.toLowerCase().includes(name.toLowerCase()));
  headers.vary = [said, ...missing].filter(Boolean).join(", ");
  return { source: String(tag), headers, html: String(body) };
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
function finished({ source, html, headers }, { styles: sheets, security }) {
  const styled = withStyles(html, sheets);
  const text = joinScripts(isPlain(html) ? withoutFramework(styled) : styled);
  const files = isPlain(html) ? [] : ["'self'"];
  // What scripts may put in later concerns only a page that has any of the framework.
  const styles = [...new Set([...inlineStyles(text), ...(isPlain(html) ? [] : styleHashes)])];
  const policy = contentPolicy([...files, ...inlineScripts(text)], styles, security);
  // A tag of what goes out, not of what came in: the same page under another policy is another one.
  const tag = `W/"${createHash("sha256").update(policy).update(text).digest("base64url").slice(0, 22)}"`;
  return packed({ tag, source, html: text, headers: { ...headers, [policyHeader]: policy } });
}

/**
 * Lets the framework answer with the whole plain page, keeps that and sends it in the form that the browser takes. For a
 * head alone too, whose page the response then leaves out: a cache between would else put the framework's own head, with
 * another policy, over that of the page.
 */
function askFramework({ listener, request, response, path, kept, known }) {
  const asked = { ...request.headers };
  delete request.headers["accept-encoding"];
  delete request.headers["if-none-match"];
  request.method = "GET";
  const release = hold(response);
  response.end = (body, ...rest) => {
    release();
    const found = pageOf(response, body, path);
    if (!found) return response.end(body, ...rest);
    const last = kept.get(path);
    const page = last?.source === found.source ? last : finished(found, known);
    page.until = Date.now() + keptMs;
    kept.set(path, page);
    sendPage({ request: { headers: asked }, response, page }).catch(() => response.destroy());
    return response;
  };
  return listener(request, response);
}

/** The policy of an answer; a page that is made for it is told so, for that is where the framework looks for its nonce. */
function policyFor({ request, isPrerendered, security }) {
  if (isPrerendered) return contentPolicy(["'self'"], styleHashes, security);
  const nonce = `'nonce-${randomBytes(16).toString("base64")}'`;
  const scripts = ["'self'", nonce, ...headSources, "'strict-dynamic'"];
  request.headers[policyHeader] = contentPolicy(scripts, styleHashes, security);
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
 * `headerSettings` made. Everything else is passed on with its security headers, when its turn comes where there is a
 * `fair` one of scripts/lib/fair-front.mjs.
 */
export function withFront(listener, known) {
  const { files, pages, security, fair } = known;
  const kept = new Map();
  return function answer(request, response) {
    cleanRequest(request);
    const [path] = request.url.split("?", 1);
    const { range, rsc } = request.headers;
    const isReading = request.method === "GET" || request.method === "HEAD";
    // A part of a page may be asked for, but is always answered with the whole.
    // Whoever is led to another language gets no page here; the middleware, which asks the same, says where to.
    const isVisit = isReading && !rsc && !(pages.has(path) && languageLead(path, (name) => request.headers[name]));
    const page = isVisit ? kept.get(path) : undefined;
    if (page?.until > Date.now()) return sendPage({ request, response, page }).catch(() => response.destroy());
    // While this visit renews the page, the others get it as it was.
    if (page) page.until = Date.now() + keptMs;
    const file = request.method === "GET" && !range && encodingFor(request) === "br" ? files.get(path) : undefined;
    if (file) return sendFile(response, file, fileHeaders(security)).catch(() => listener(request, response));
    keepNoErrors(response);
    // For the guards of the pages, which are not told their own address.
    request.headers["x-isomo-path"] = request.url;
    protect({ request, response, path, isPrerendered: isReading && pages.has(path), security });
    if (!isVisit || !pages.has(path))
      return fair ? fair.admit(request, response, listener) : listener(request, response);
    return askFramework({ listener, request, response, path, kept, known });
  };
}
