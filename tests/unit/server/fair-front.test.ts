import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { FairFront } from "@/server/fairness/fair-front.mjs";
import { UsedTime } from "@/server/fairness/used-time.mjs";
import { acceptedLocale } from "@/lib/web/route";
import { toProblem } from "@/lib/web/problem";
import { AppError } from "@/lib/core/errors";

const slow = { timeout: 40_000 };
const open: (() => void)[] = [];
afterEach(() => open.splice(0).forEach((close) => close()));

/** Within: one at work, one waiting. Beyond: one at work, none waiting; nothing ever comes back. */
const rule = {
  burst: 100,
  share: 0.000_001,
  within: { atOnce: 1, waiting: 1 },
  beyond: { atOnce: 1, waiting: 0 },
};

/** A server whose answers take as much of the processor as the request says, and wait when it says so. */
async function aServer() {
  let processor = 0;
  const ends: (() => void)[] = [];
  const clock = { now: 0 };
  const front = new FairFront({
    rules: { account: rule, address: rule },
    used: new UsedTime({ used: () => processor, busy: () => processor }),
    hold: 1,
    time: () => clock.now,
  });
  const listener: RequestListener = (request, response) => {
    processor += Number(request.headers["x-costs"] ?? 0);
    const end = () => void response.end("served");
    if (request.headers["x-waits"]) ends.push(end);
    else end();
  };
  const server = createServer((request, response) => {
    request.headers["x-isomo-client"] ??= "192.0.2.1";
    front.admit(request, response, listener);
  });
  server.listen(0, "127.0.0.1");
  open.push(() => (server.close(), server.closeAllConnections()));
  await new Promise((ready) => server.once("listening", ready));
  const { port } = server.address() as AddressInfo;
  const ask = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers: { connection: "close", ...headers } });
  const statusOf = async (headers: Record<string, string>) => (await ask("/api/x", headers)).status;
  return { front, ask, statusOf, ends, clock };
}

function bearer(token: string) {
  return { authorization: `Bearer ${token}` };
}

function cookie(value: string) {
  return { cookie: `a=b; next-auth.session-token=${value}; c=d` };
}

const tooMuch = { "x-costs": "1000" };

/** Uses up what this sender has; the answer after it is a refusal. */
async function exhaust({ statusOf, ask }: Awaited<ReturnType<typeof aServer>>, headers: Record<string, string>) {
  await (await ask("/api/x", { ...headers, ...tooMuch })).text();
  await expect.poll(() => statusOf(headers), slow).toBe(429);
}

describe("the share of an account", () => {
  it("is one for all its tokens, as bearer and as cookie, however they are written", async () => {
    const server = await aServer();
    server.front.know("one", 7);
    server.front.know("other", 7);
    server.front.know("teacher", 8);
    await exhaust(server, bearer("one"));
    expect(await server.statusOf(bearer("other"))).toBe(429);
    expect(await server.statusOf(cookie("one"))).toBe(429);
    expect(await server.statusOf(cookie("%6fne"))).toBe(429);
    // A sender may give both: then any that is known counts.
    expect(await server.statusOf({ ...bearer("made-up"), ...cookie("one") })).toBe(429);
    expect(await server.statusOf({ cookie: "next-auth.session-token=x; __Host-next-auth.session-token=one" })).toBe(
      429,
    );
    expect(await server.statusOf(bearer("teacher"))).toBe(200);
  });

  it("is not touched by a token that has ended or was made up: those are its sender's address's", async () => {
    const server = await aServer();
    server.front.know("stolen", 7);
    server.front.know("own", 7);
    server.front.know("stolen", null);
    await exhaust(server, bearer("stolen"));
    expect(await server.statusOf(bearer("made-up"))).toBe(429);
    expect(await server.statusOf({ "x-isomo-client": "192.0.2.2" })).toBe(200);
    expect(await server.statusOf(bearer("own"))).toBe(200);
  });

  it("is not touched by tokens of sessions that were ended, wherever they are sent", async () => {
    const server = await aServer();
    server.front.know("stolen", 7);
    server.front.know("other", 8);
    server.front.forget(7);
    server.front.know("own", 7);
    await exhaust(server, bearer("stolen"));
    expect(await server.statusOf(bearer("own"))).toBe(200);
    expect(await server.statusOf(bearer("other"))).toBe(200);
  });

  it("is not touched by a token that nobody has read for minutes: another process may have ended it", async () => {
    const server = await aServer();
    server.front.know("stolen", 7);
    server.clock.now += 4 * 60_000;
    server.front.know("own", 7);
    server.clock.now += 60_000;
    await exhaust(server, bearer("stolen"));
    expect(await server.statusOf(bearer("own"))).toBe(200);
  });

  it("is not touched by a bearer on a page, where nobody reads it", async () => {
    const server = await aServer();
    server.front.know("stolen", 7);
    await (await server.ask("/auth", { ...bearer("stolen"), ...tooMuch })).text();
    expect(await server.statusOf(bearer("stolen"))).toBe(200);
    expect((await server.ask("/auth", cookie("unknown"))).status).toBe(429);
  });

  it("is an address's for strangers, of IPv6 a customer's, and nobody's on this machine or where none is known", async () => {
    const server = await aServer();
    await exhaust(server, { "x-isomo-client": "2001:db8::1" });
    expect(await server.statusOf({ "x-isomo-client": "2001:db8::2" })).toBe(429);
    expect(await server.statusOf({ "x-isomo-client": "2001:db8:0:1::1" })).toBe(200);
    for (const address of ["unknown", "127.0.0.1", "::1"]) {
      await (await server.ask("/", { "x-isomo-client": address, ...tooMuch })).text();
      expect(await server.statusOf({ "x-isomo-client": address })).toBe(200);
    }
  });

  it("gives a place to the next when somebody leaves before he is answered", async () => {
    const server = await aServer();
    const gone = new AbortController();
    const first = server.ask("/", { "x-waits": "1" }, { signal: gone.signal }).catch(() => "gone");
    await expect.poll(() => server.ends.length, slow).toBe(1);
    const second = server.ask("/");
    gone.abort();
    expect([await first, (await second).status]).toEqual(["gone", 200]);
  });
});

describe("a refusal", () => {
  it.each(["en", "fr", "rw"])("of a call is the application's own, with the time to wait: %s", async (language) => {
    const server = await aServer();
    await exhaust(server, {});
    const headers = { "accept-language": language };
    const answer = await server.ask("/api/lesson-plans", headers);
    const locale = acceptedLocale(new Request("http://x", { headers }));
    const { message, code } = toProblem(new AppError("too_many_requests", { retryAfter: 60 }), locale);
    expect([answer.status, await answer.json()]).toEqual([429, { message, error: code }]);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("of a page is a page that comes again by itself, in the address's language; of its parts, words", async () => {
    const server = await aServer();
    await exhaust(server, {});
    const page = await server.ask("/rw/dashboard", { accept: "text/html" });
    const html = await page.text();
    expect([page.status, page.headers.get("content-type")]).toEqual([429, "text/html; charset=utf-8"]);
    expect(html).toContain('<html lang="rw">');
    expect(html).toContain('http-equiv="refresh"');
    const part = await server.ask("/dashboard", { accept: "text/html", rsc: "1" });
    expect(part.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(await part.text()).toContain("try again");
  });

  it("ends the connection of who still sends much, and is read by who sends little", async () => {
    const server = await aServer();
    await exhaust(server, {});
    const little = await server.ask("/api/x", {}, { method: "POST", body: "x".repeat(1_000) });
    expect(little.status).toBe(429);
    const much = server.ask("/api/x", {}, { method: "POST", body: "x".repeat(3_000_000) });
    expect(
      await much.then(
        ({ status }) => status,
        () => 429,
      ),
    ).toBe(429);
    expect(await server.statusOf({ "x-isomo-client": "192.0.2.9" })).toBe(200);
  });
});
