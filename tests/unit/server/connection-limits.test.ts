import { createServer } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { trustedProxies } from "@/lib/core/plain/client-address.mjs";
import { isProxy, withConnectionLimits } from "@/server/requests/connection-limits.mjs";

const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((cleanup) => cleanup()));

async function serve(isExempt: (address: string) => boolean): Promise<number> {
  const server = withConnectionLimits(createServer(), { isExempt, most: 2 });
  server.on("request", (_request, response) => response.end("here"));
  server.listen(0, "127.0.0.1");
  cleanups.push(() => server.close());
  await new Promise((ready) => server.once("listening", ready));
  return (server.address() as AddressInfo).port;
}

/** A connection, and whether it is answered or closed. */
function visit(port: number): Promise<{ socket: Socket; is: "answered" | "closed" }> {
  return new Promise((done) => {
    const socket = connect(port, "127.0.0.1");
    cleanups.push(() => socket.destroy());
    socket.on("error", () => undefined);
    socket.once("data", () => done({ socket, is: "answered" }));
    socket.once("close", () => done({ socket, is: "closed" }));
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  });
}

describe("the connections of one address", () => {
  it("are closed beyond the bound, until another one has ended", async () => {
    const port = await serve(() => false);
    const [first, second, third] = [await visit(port), await visit(port), await visit(port)];
    expect([first.is, second.is, third.is]).toEqual(["answered", "answered", "closed"]);
    first.socket.end();
    await new Promise((ended) => first.socket.once("close", ended));
    expect((await visit(port)).is).toBe("answered");
  });

  it("are not counted where a proxy brings everybody's", async () => {
    const port = await serve(() => true);
    for (let number = 0; number < 4; number += 1) expect((await visit(port)).is).toBe("answered");
  });

  it.each([
    ["10.0.0.7", true],
    ["::ffff:10.0.0.7", true],
    ["127.0.0.1", true],
    ["::1", true],
    ["10.0.1.7", false],
    ["2001:db8::1", false],
  ])("of %s: a proxy's? %s", (address, expected) => {
    expect(isProxy(address, trustedProxies("10.0.0.0/24"))).toBe(expected);
  });
});
