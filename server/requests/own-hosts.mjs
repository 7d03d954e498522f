// On a machine of one's own the mails of everybody can be read at /sandbox/mailbox. A page elsewhere whose name is made to
// point to this machine would read them in the visitor's browser, so no such name is answered.
import { isRenewal } from "../page-renewal.mjs";

const loopback = ["localhost", "127.0.0.1", "[::1]"];

function withBrackets(host) {
  return host.includes(":") && !host.startsWith("[") ? `[${host}]` : host;
}

/** Names under which the server answers, of its environment; null in production, where it stands behind a proxy. */
export function ownHosts({ APP_MODE, APP_URL, HOST } = {}) {
  if (APP_MODE === "production") return null;
  const named = APP_URL && URL.canParse(APP_URL) ? [new URL(APP_URL).hostname] : [];
  return new Set([...loopback, ...named, ...(HOST ? [withBrackets(HOST)] : [])].map((name) => name.toLowerCase()));
}

/** Whether the address binds to this machine alone. */
export function isLoopback(host) {
  return host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host);
}

const refusal =
  "This server answers to localhost, 127.0.0.1 and the host of APP_URL. To reach it by another name, set APP_URL.\n";

/** The listener, for the own hosts alone; and for the server's questions to itself, which go to the address that it listens to. */
export function withOwnHosts(listener, hosts) {
  if (!hosts) return listener;
  return (request, response) => {
    const [, name = ""] = /^(\[[^\]]*\]|[^:]*)(?::\d*)?$/.exec(request.headers.host ?? "") ?? [];
    if (hosts.has(name.toLowerCase()) || isRenewal(request)) return listener(request, response);
    response.writeHead(421, {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    });
    return response.end(refusal);
  };
}
