// Preloaded into the server. `next start` keeps its own ways with signals and sockets; only its listener gets a front.
import { readFileSync } from "node:fs";
import http from "node:http";
import { join } from "node:path";
import "./quiet-console.mjs";
import { compressedFiles, pagesFolder, styleSheets } from "./pages/build-output.mjs";
import { trustedProxies, withClientAddress } from "../lib/core/plain/client-address.mjs";
import { isProxy, withConnectionLimits } from "./requests/connection-limits.mjs";
import { FairFront } from "./fairness/fair-front.mjs";
import { FinishedPages } from "./pages/finished-pages.mjs";
import { ownHosts, withOwnHosts } from "./requests/own-hosts.mjs";
import { withFront } from "./pages/page-front.mjs";
import { askServer } from "./page-renewal.mjs";
import { headerSettings } from "./security-headers.mjs";
import { withTimeLimits } from "./requests/time-limits.mjs";

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
 * Nothing here speaks WebSocket. With a listener for upgrades such a request would pass by the front and stay open for ever;
 * without one it is a request like any other.
 */
function withoutUpgrades(server) {
  for (const name of ["on", "addListener"]) {
    const add = server[name];
    server[name] = (event, listener) => (event === "upgrade" ? server : add.call(server, event, listener));
  }
  return server;
}

/** What the build left; the server has not begun to listen yet when this is read. */
function frontOf(server, listener) {
  const security = headerSettings(settings);
  const list = JSON.parse(readFileSync(join(pagesFolder, "pages.json"), "utf8"));
  const ask = askServer(server);
  const pages = new FinishedPages({ list, folder: pagesFolder, sheets: styleSheets(), security, ask });
  return withFront(listener, { files: compressedFiles(), pages, fair, security });
}

const { createServer } = http;
http.createServer = function createServerWithFront(...args) {
  const listener = args.pop();
  if (typeof listener !== "function") return createServer(...args, listener);
  const server = createServer(...args);
  server.on("request", withOwnHosts(withClientAddress(frontOf(server, listener), trusted), hosts));
  const isExempt = (address) => isProxy(address, trusted);
  return withoutUpgrades(withConnectionLimits(withTimeLimits(server), { isExempt }));
};
