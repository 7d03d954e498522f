// Whose request it is. A header can say anything, so the front writes its own over it, from the connection itself.
import { BlockList, isIP, isIPv6 } from "node:net";

export const addressHeader = "x-isomo-client";

function plain(address) {
  const text = address.trim().replace(/^\[(.*)\]$/, "$1");
  return text.toLowerCase().startsWith("::ffff:") && isIP(text.slice(7)) === 4 ? text.slice(7) : text;
}

function family(address) {
  return isIPv6(address) ? "ipv6" : "ipv4";
}

/**
 * The proxies that TRUSTED_PROXIES names: addresses and networks, separated by commas, or the word "none". Throws on what is
 * neither.
 */
export function trustedProxies(setting = "") {
  const list = new BlockList();
  if (setting.trim().toLowerCase() === "none") return list;
  for (const entry of setting.split(",").map(plain).filter(Boolean)) {
    const [address = "", bits] = entry.split("/");
    const longest = isIPv6(address) ? 128 : 32;
    const length = bits === undefined ? longest : Number(bits);
    if (!isIP(address) || !Number.isInteger(length) || length < 0 || length > longest || bits === "")
      throw new Error(`TRUSTED_PROXIES: "${entry}" is no address and no network.`);
    list.addSubnet(address, length, family(address));
  }
  return list;
}

/**
 * The address of the client: the peer's, unless that is a trusted proxy; then the last one in X-Forwarded-For that is not.
 */
export function clientAddress({ peer, forwarded, trusted }) {
  let address = plain(peer ?? "");
  const hops = (forwarded ?? "").split(",").map(plain);
  while (isIP(address) && trusted.check(address, family(address)) && hops.length > 0) {
    const hop = hops.pop();
    if (!isIP(hop)) break;
    address = hop;
  }
  return isIP(address) ? address : "unknown";
}

/** The first groups of an address of IPv6; any other address as it is. */
function firstGroups(address, count) {
  if (!address.includes(":")) return address;
  const [head = "", tail = ""] = address.split("::");
  const groups = head.split(":").filter(Boolean);
  const rest = tail.split(":").filter(Boolean);
  const missing = Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => "0");
  return [...groups, ...missing, ...rest].slice(0, count).join(":");
}

/** The network of an address: itself, of IPv6 the 64 bits that one customer has. */
export function networkOf(address) {
  return firstGroups(address, 4);
}

/** The wider network of an address: itself, of IPv6 the 48 bits that some providers give one customer (65,536 networks). */
export function widerNetworkOf(address) {
  return firstGroups(address, 3);
}

/** The listener, with the client's address in a header that no client can set. */
export function withClientAddress(listener, trusted) {
  return (request, response) => {
    request.headers[addressHeader] = clientAddress({
      peer: request.socket.remoteAddress,
      forwarded: request.headers["x-forwarded-for"],
      trusted,
    });
    return listener(request, response);
  };
}
