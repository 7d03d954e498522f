// How the front learns that the framework has made a page anew: it asks for it like a visitor, at the server's own address.
import { randomBytes } from "node:crypto";

// Before the framework puts its own, which caches, in its place.
const { fetch } = globalThis;
const header = "x-isomo-renewal";
/** Whoever does not have it gets the finished page. */
const key = randomBytes(16).toString("hex");
const patienceMs = 30_000;

/** Whether this is the front's own question, which the framework answers. */
export function isRenewal(request) {
  return request.headers[header] === key;
}

/** Where a server that listens to everything is to be reached. */
function addressOf(server) {
  const { address, family, port } = server.address();
  const host = { "0.0.0.0": "127.0.0.1", "::": "[::1]" }[address] ?? (family === "IPv6" ? `[${address}]` : address);
  return `http://${host}:${port}`;
}

/** A function that asks this server's framework for a page: what it is, or null when that is no page for everybody. */
export function askServer(server) {
  return async function ask(path) {
    const answer = await fetch(addressOf(server) + path, {
      headers: { [header]: key, "accept-encoding": "identity" },
      redirect: "manual",
      signal: AbortSignal.timeout(patienceMs),
    });
    const html = await answer.text();
    const { headers, status } = answer;
    const source = headers.get("etag");
    if (status !== 200 || !source || headers.has("set-cookie")) return null;
    const isStale = headers.get("x-nextjs-cache") === "STALE";
    return { source, html, isStale, cacheControl: headers.get("cache-control") ?? "" };
  };
}
