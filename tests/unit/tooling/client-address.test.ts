import { createServer, request, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { addressHeader, clientAddress, trustedProxies, withClientAddress } from "@/lib/core/plain/client-address.mjs";

describe("the address of a client", () => {
  const none = trustedProxies("");
  const some = trustedProxies("127.0.0.1, 10.0.0.0/8, fd00::/8");

  it.each([
    ["192.0.2.1", "203.0.113.7", "192.0.2.1"],
    ["127.0.0.1", "203.0.113.7", "127.0.0.1"],
    ["::ffff:192.0.2.1", undefined, "192.0.2.1"],
    [undefined, "203.0.113.7", "unknown"],
  ])("is the peer's without trusted proxies: %s, saying %s", (peer, forwarded, address) => {
    expect(clientAddress({ peer, forwarded, trusted: none })).toBe(address);
  });

  it.each([
    ["127.0.0.1", "203.0.113.7", "203.0.113.7"],
    // What the client wrote itself stands to the left of what the proxy added.
    ["127.0.0.1", "1.1.1.1, 203.0.113.7", "203.0.113.7"],
    ["::ffff:10.1.2.3", "1.1.1.1, 203.0.113.7, 10.9.9.9", "203.0.113.7"],
    ["fd00::1", "2001:db8::1", "2001:db8::1"],
    ["192.0.2.1", "203.0.113.7", "192.0.2.1"],
    ["127.0.0.1", "nonsense", "127.0.0.1"],
    ["127.0.0.1", undefined, "127.0.0.1"],
    ["127.0.0.1", "203.0.113.7, ", "127.0.0.1"],
  ])("is told by trusted proxies: %s, saying %s", (peer, forwarded, address) => {
    expect(clientAddress({ peer, forwarded, trusted: some })).toBe(address);
  });

  it("is the peer's where there is said to be no proxy", () => {
    for (const word of ["none", " None "])
      expect(clientAddress({ peer: "127.0.0.1", forwarded: "203.0.113.7", trusted: trustedProxies(word) })).toBe(
        "127.0.0.1",
      );
  });

  it.each(["10.0.0.0/33", "proxy", "10.0.0.0/", "fd00::/200", "10.0.0.0/x"])("refuses %j as a proxy", (setting) => {
    expect(() => trustedProxies(setting)).toThrow("TRUSTED_PROXIES");
  });

  it("takes the place of what the client says", async () => {
    const seen: unknown[] = [];
    const server = createServer(
      withClientAddress((incoming: IncomingMessage, response) => {
        seen.push(incoming.headers[addressHeader]);
        response.end();
      }, none),
    ).listen(0, "127.0.0.1");
    await new Promise((done) => server.once("listening", done));
    const { port } = server.address() as AddressInfo;
    const headers = { [addressHeader]: "203.0.113.7", "x-forwarded-for": "203.0.113.7" };
    await new Promise((done) => request({ port, host: "127.0.0.1", headers }, done).end());
    server.close();
    expect(seen).toEqual(["127.0.0.1"]);
  });
});
