// Preloaded into the server. `next start` keeps its own ways with signals and sockets; only its listener gets a front.
import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import http from "node:http";
import { extname, join } from "node:path";
import "./quiet-console.mjs";
import { trustedProxies, withClientAddress } from "./client-address.mjs";
import { FairFront } from "./fair-front.mjs";
import { ownHosts, withOwnHosts } from "./own-hosts.mjs";
import { withFront } from "./page-front.mjs";
import { root } from "./process.mjs";
import { headerSettings } from "./security-headers.mjs";

const types = {
  ".js": "text/javascript",
  ".css": "text/css; charset=UTF-8",
  ".svg": "image/svg+xml",
};

const folder = join(root, ".next", "static");

function staticNames() {
  return readdirSync(folder, { recursive: true }).map((name) => name.replaceAll("\\", "/"));
}

/** What scripts/compress.mjs left beside the built files, each read at its first use and kept. */
function compressedFiles() {
  const compressed = staticNames().filter((name) => name.endsWith(".br"));
  return new Map(
    compressed.map((name) => {
      let bytes;
      const read = () => (bytes ??= readFile(join(folder, name)));
      const address = `/_next/static/${name.slice(0, -".br".length)}`;
      return [address, { type: types[extname(address)], read }];
    }),
  );
}

function styleSheets() {
  const sheets = staticNames().filter((name) => name.endsWith(".css"));
  return new Map(sheets.map((name) => [`/_next/static/${name}`, readFileSync(join(folder, name), "utf8")]));
}

/** Addresses of the prerendered pages; English has no prefix. */
function prerenderedPages() {
  const manifest = JSON.parse(readFileSync(join(root, ".next", "prerender-manifest.json"), "utf8"));
  const routes = Object.keys(manifest.routes).filter((route) => !/[._]/.test(route));
  return new Set(routes.map((route) => route.replace(/^\/en(?=\/|$)/, "") || "/"));
}

function known() {
  try {
    return { files: compressedFiles(), pages: prerenderedPages(), styles: styleSheets() };
  } catch {
    // Without a build nothing is known before it is asked for.
    return { files: new Map(), pages: new Set(), styles: new Map() };
  }
}

/** Milliseconds in which a whole request has come, a picture over a slow line too; what is slower is cut off. */
const requestTimeout = 90_000;

/**
 * Milliseconds that an idle connection stays open: longer than the 60 s of common proxies, which otherwise send a request into a
 * connection that is just being closed and answer their visitor 502.
 */
const keepAliveTimeout = 65_000;

// npm start has read, completed and checked them.
const settings = process.env;
const hosts = ownHosts(settings);
const trusted = trustedProxies(settings.TRUSTED_PROXIES);
// From here on the application may believe the header with the client's address.
globalThis.isomoFront = true;
// Benchmarks ask all that one account can get; nobody else shall.
const isMeasured = settings.ISOMO_UNSHARED && settings.APP_MODE !== "production";
const fair = isMeasured ? undefined : (globalThis.isomoShares = new FairFront());

/**
 * Nothing here speaks WebSocket. With a listener for upgrades such a request would pass by the front and stay open for ever; without
 * one it is a request like any other.
 */
function withoutUpgrades(server) {
  for (const name of ["on", "addListener"]) {
    const add = server[name];
    server[name] = (event, listener) => (event === "upgrade" ? server : add.call(server, event, listener));
  }
  return server;
}

const { createServer } = http;
http.createServer = function createServerWithFront(...args) {
  const listener = args.pop();
  if (typeof listener !== "function") return createServer(...args, listener);
  const front = withFront(listener, { ...known(), fair, security: headerSettings(settings) });
  const server = createServer(...args, withOwnHosts(withClientAddress(front, trusted), hosts));
  server.requestTimeout = requestTimeout;
  server.keepAliveTimeout = keepAliveTimeout;
  return withoutUpgrades(server);
};
