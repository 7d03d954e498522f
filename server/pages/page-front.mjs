// In front of the framework's listener. Every answer gets its security headers here, which costs microseconds where the
// framework's own ways cost a fifth of a page. The two kinds of answers that are the same for every visitor, built files and
// prerendered pages, go out as the files that the build left of them (scripts/compress.mjs, scripts/finish-pages.mjs).
import { randomBytes } from "node:crypto";
import { inlineStyleTexts } from "./inline-styles.mjs";
import { earlyScript, headScript, themeScript } from "./inline-scripts.mjs";
import { errorFacts } from "../../lib/core/plain/error-facts.mjs";
import { languageLead } from "../../lib/core/plain/language-lead.mjs";
import { isRenewal } from "../page-renewal.mjs";
import { refuseMethod } from "../requests/methods.mjs";
import { cleanRequest, keepNoErrors } from "../requests/request-cleaning.mjs";
import {
  builtFileHeaders,
  contentPolicy,
  fileHeaders,
  hashOf,
  openFileHeaders,
  pageHeaders,
} from "../security-headers.mjs";

const ownSources = [themeScript, headScript, earlyScript].map(hashOf);
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

async function sendFile(response, { type, read }, security) {
  const bytes = await read();
  response.removeHeader("Connection");
  response.writeHead(200, builtFileHeaders({ type, length: bytes.length }, security));
  response.end(bytes);
}

/** A part of a page may be asked for, but is always answered with the whole. */
async function sendPage({ request, response, page }) {
  // A connection of this version of HTTP is kept without saying so.
  response.removeHeader("Connection");
  if (request.headers["if-none-match"]?.split(/\s*,\s*/).includes(page.tag)) {
    return response.writeHead(304, page.head).end();
  }
  const { bytes, head } = await page.form(encodingFor(request));
  return response.writeHead(200, head).end(bytes);
}

/** The policy of an answer; a page that is made for it is told so, for that is where the framework looks for its nonce. */
function policyFor({ request, isPrerendered, security }) {
  if (isPrerendered) return contentPolicy(["'self'"], styleHashes, security);
  const nonce = `'nonce-${randomBytes(16).toString("base64")}'`;
  const scripts = ["'self'", nonce, ...ownSources, "'strict-dynamic'"];
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
 * The finished page for a visit. Whoever is led to another language gets none here; the middleware, which asks the same,
 * says where to.
 */
function pageFor(request, path, pages) {
  const { method, headers } = request;
  const isReading = method === "GET" || method === "HEAD";
  if (!isReading || headers.rsc || !pages.has(path) || isRenewal(request)) return undefined;
  return languageLead(path, (name) => headers[name]) ? undefined : pages.get(path);
}

/** Pages and files are everybody's, and so are their addresses. */
function reportUnread(path, error) {
  const facts = { time: new Date().toISOString(), level: "error", event: "file_not_read", path };
  console.error(JSON.stringify({ ...facts, ...errorFacts(error) }));
}

/**
 * A request listener in front of the framework's. `files` maps an address to { type, read } of a brotli file, `pages` are
 * FinishedPages, `security` is what `headerSettings` made. Everything else is passed on with its security headers, when its
 * turn comes where there is a `fair` one of server/fairness/fair-front.mjs; so is what cannot be read at the moment.
 */
export function withFront(listener, { files, pages, security, fair }) {
  function passOn(request, response, path) {
    keepNoErrors(response);
    // For the guards of the pages, which are not told their own address.
    request.headers["x-isomo-path"] = request.url;
    const isPrerendered = ["GET", "HEAD"].includes(request.method) && pages.has(path);
    protect({ request, response, path, isPrerendered, security });
    if (refuseMethod(request, response, path)) return response;
    const passes = !fair || isRenewal(request);
    return passes ? listener(request, response) : fair.admit(request, response, listener);
  }
  return function answer(request, response) {
    cleanRequest(request);
    const [path] = request.url.split("?", 1);
    const withoutFile = (error) => {
      reportUnread(path, error);
      return response.headersSent ? response.destroy() : passOn(request, response, path);
    };
    const page = pageFor(request, path, pages);
    if (page) return sendPage({ request, response, page }).catch(withoutFile);
    const isWhole = request.method === "GET" && !request.headers.range;
    const file = isWhole && encodingFor(request) === "br" ? files.get(path) : undefined;
    if (file) return sendFile(response, file, security).catch(withoutFile);
    return passOn(request, response, path);
  };
}
