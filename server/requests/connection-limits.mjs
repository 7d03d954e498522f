// Each open connection takes one of the files that the process may have open, so one address gets only so many of them.
import { isIPv6 } from "node:net";
import { networkOf } from "../../lib/core/plain/client-address.mjs";

/** A whole school behind one address opens some hundreds. */
export const mostConnections = 2_000;

/** A proxy brings everybody's connections; one on this very machine need not be named. */
export function isProxy(address, trusted) {
  if (address === "::1" || /^(?:::ffff:)?127\./.test(address)) return true;
  return trusted.check(
    address.replace(/^::ffff:(?=\d+\.)/, ""),
    isIPv6(address) && !/^::ffff:\d+\./.test(address) ? "ipv6" : "ipv4",
  );
}

/** The server, with at most so many connections of one network at once; what comes beyond them is closed. */
export function withConnectionLimits(server, { isExempt, most = mostConnections }) {
  const open = new Map();
  return server.on("connection", (socket) => {
    const { remoteAddress } = socket;
    if (!remoteAddress || isExempt(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const count = open.get(network) ?? 0;
    if (count >= most) return socket.destroy();
    open.set(network, count + 1);
    socket.once("close", () => {
      const left = open.get(network) - 1;
      if (left > 0) open.set(network, left);
      else open.delete(network);
    });
  });
}
