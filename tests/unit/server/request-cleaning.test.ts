import { createServer, request, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { isLoopback, ownHosts, withOwnHosts } from "@/server/requests/own-hosts.mjs";
import { withFront } from "@/server/pages/page-front.mjs";
import { finishedPages } from "@/tests/support/finished-pages";

const open: Array<() => void> = [];
afterEach(() => open.splice(0).forEach((close) => close()));

const known = { files: new Map(), pages: await finishedPages({}), security: { https: false, video: "" } };

/** What the framework was asked: address and cookies. */
let asked: string[] = [];

/** Stands for the framework. */
const framework: RequestListener = (incoming, response) => {
  asked.push(`${incoming.url} ${incoming.headers.cookie ?? ""}`.trim());
  response.setHeader("Content-Type", "text/html");
  if (incoming.url === "/mine") response.setHeader("Cache-Control", "private");
  response.statusCode = incoming.url === "/fine" ? 200 : 404;
  response.end("answer");
};

async function ask(listener: RequestListener, path: string, headers: Record<string, string> = {}) {
  asked = [];
  const server = createServer(listener).listen(0, "127.0.0.1");
  open.push(() => server.close());
  await new Promise((ready) => server.once("listening", ready));
  const { port } = server.address() as AddressInfo;
  return new Promise<IncomingMessage>((done, fail) => {
    request({ port, path, host: "127.0.0.1", headers }, done).on("error", fail).end();
  });
}

const front = withFront(framework, known);

describe("the front", () => {
  it.each([
    ["/%ff", "/%EF%BF%BD"],
    ["/a%", "/a%25"],
    ["/fr/%c3%28/x?q=%ff", "/fr/%EF%BF%BD/x?q=%ff"],
    ["/api/lesson-plans/%80", "/api/lesson-plans/%EF%BF%BD"],
    ["/%C3%A9?a=%", "/%C3%A9?a=%"],
  ])("asks for %s as for %s", async (path, passed) => {
    await ask(front, path);
    expect(asked).toEqual([passed]);
  });

  it.each([
    ["__prerender_bypass=1", ""],
    ["__prerender_bypass", ""],
    ["a=1; __prerender_bypass; b=2", "a=1; b=2"],
    ["a=1; __prerender_bypass=x; b=2", "a=1; b=2"],
    ["__next_preview_data=x;__prerender_bypass=y; __Host-session=z", "__Host-session=z"],
  ])("takes the framework's own out of the cookies %s", async (cookie, left) => {
    await ask(front, "/", { cookie });
    expect(asked).toEqual([`/ ${left}`.trim()]);
  });

  it("lets nobody keep an error that does not say for how long", async () => {
    expect((await ask(front, "/nothing")).headers["cache-control"]).toBe("no-store");
    expect((await ask(front, "/mine")).headers["cache-control"]).toBe("private");
    expect((await ask(front, "/fine")).headers["cache-control"]).toBeUndefined();
  });
});

describe("the hosts of a machine of one's own", () => {
  const guarded = withOwnHosts(framework, ownHosts({ APP_URL: "http://isomo.lan:3000", HOST: "192.168.1.5" }));

  it.each(["localhost", "localhost:3000", "127.0.0.1:3000", "[::1]:3000", "isomo.lan", "ISOMO.lan:80", "192.168.1.5"])(
    "are answered: %s",
    async (host) => {
      expect((await ask(guarded, "/fine", { host })).statusCode).toBe(200);
    },
  );

  it.each(["evil.example", "localhost.evil.example:3000", "127.0.0.1.nip.io", "localhost@evil.example", "[::2]"])(
    "are told from others: %s",
    async (host) => {
      const answer = await ask(guarded, "/sandbox/mailbox", { host });
      expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([421, "no-store"]);
      expect(asked).toEqual([]);
    },
  );

  it("are not asked for in production", () => {
    expect(ownHosts({ APP_MODE: "production", APP_URL: "https://isomo.example" })).toBeNull();
  });

  it("are this machine's or the network's", () => {
    expect(["127.0.0.1", "127.1.2.3", "::1", "localhost"].every(isLoopback)).toBe(true);
    expect(["0.0.0.0", "::", "192.168.1.5", "example.org"].some(isLoopback)).toBe(false);
  });
});
