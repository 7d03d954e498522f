// Preloaded into the development server, whose listener gets no other front.
import http from "node:http";
import { ownHosts, withOwnHosts } from "./requests/own-hosts.mjs";

const { createServer } = http;
http.createServer = function createGuardedServer(...args) {
  const listener = args.pop();
  if (typeof listener !== "function") return createServer(...args, listener);
  return createServer(...args, withOwnHosts(listener, ownHosts(process.env)));
};
