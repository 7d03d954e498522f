// What every answer tells the browser about its own safety. Policies name scripts by a nonce where a page is made for the
// request, and by their hashes where it is prerendered; no page may run a script that merely stands in it.
import { createHash } from "node:crypto";
import { languageVary } from "../lib/core/plain/language-lead.mjs";

const yearsInSeconds = 2 * 365 * 24 * 60 * 60;
const youTube = /(^|\.)(youtube(-nocookie)?\.com|youtu\.be)$/;

/** Where the demonstration video comes from, as a source of frames and media; "" without an address. */
function videoSource(address) {
  if (!address || !URL.canParse(address)) return "";
  const { hostname, origin } = new URL(address);
  return youTube.test(hostname) ? " https://www.youtube-nocookie.com" : ` ${origin}`;
}

/** The settings that the headers depend on, of the server's environment. */
export function headerSettings({ APP_URL = "", DEMO_VIDEO_URL } = {}) {
  return { https: APP_URL.startsWith("https:"), video: videoSource(DEMO_VIDEO_URL) };
}

/** Where browsers tell what a policy refused. */
const reports = "/api/policy-reports";

/**
 * The content security policy of a page. `scripts` and `styles` are sources such as 'self', 'nonce-...', 'sha256-...'.
 * Attributes may style their element, as the widths of bars in pages that a server made; style sheets are known.
 */
export function contentPolicy(scripts, styles, { https, video, connect = "" }) {
  const directives = [
    "default-src 'self'",
    `script-src ${scripts.join(" ") || "'none'"}`,
    `style-src 'self' ${styles.join(" ")}`.trim(),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    ...(connect ? [`connect-src 'self' ${connect}`] : []),
    ...(video ? [`frame-src 'self'${video}`, `media-src 'self'${video}`] : []),
    ...["object-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"],
    ...(https ? ["upgrade-insecure-requests"] : []),
    ...[`report-uri ${reports}`, "report-to policy"],
  ];
  return directives.join(";");
}

/** What every answer carries, built files among them. */
export function fileHeaders({ https }) {
  const nosniff = { "X-Content-Type-Options": "nosniff" };
  if (!https) return nosniff;
  return { ...nosniff, "Strict-Transport-Security": `max-age=${yearsInSeconds}; includeSubDomains` };
}

/** What pages and calls carry beside it. */
export const pageHeaders = {
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(),microphone=(),geolocation=(),payment=()",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Reporting-Endpoints": `policy="${reports}"`,
};

const prefixed = /^\/(?:fr|rw|api)(?:\/|$)/;
/** Of what the framework's own answer at the address of a page depends on. */
const frameworkVary =
  "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding";

/** A finished page's. Who asks for an address without a language may be led to another: a cache between us must ask again. */
export function finishedPageHeaders({ path, cacheControl }, policy, settings) {
  return {
    ...fileHeaders(settings),
    ...pageHeaders,
    "Content-Security-Policy": policy,
    Vary: prefixed.test(path) ? frameworkVary : `${frameworkVary}, ${languageVary}`,
    "Cache-Control": cacheControl,
    "Content-Type": "text/html; charset=utf-8",
  };
}

/** A built file's that was compressed at the build; its name changes with what is in it. */
export function builtFileHeaders({ type, length }, settings) {
  return {
    ...fileHeaders(settings),
    "Content-Type": type,
    "Content-Encoding": "br",
    "Content-Length": length,
    "Cache-Control": "public, max-age=31536000, immutable",
    Vary: "Accept-Encoding",
  };
}

/** Pictures and lists for everybody: other sites may show them, and opened as a page nothing in them runs. */
export const openFileHeaders = {
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
};

/** The source of the policy that allows the script with this text. */
export function hashOf(text) {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

const script = /<script([^>]*)>([\s\S]*?)<\/script>/g;

/** Sources of the policy that allow exactly the scripts that stand in this page. */
export function inlineScripts(html) {
  const texts = [...html.matchAll(script)].filter(([, attributes]) => !/\bsrc=|application\/ld\+json/.test(attributes));
  return texts.map(([, , text]) => hashOf(text));
}

/** Sources of the policy that allow exactly the style elements that stand in this page. */
export function inlineStyles(html) {
  return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => hashOf(text));
}
