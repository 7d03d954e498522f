import { createHash } from "node:crypto";
import { createServer, request, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { mkdtempSync, renameSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { withFront } from "@/server/pages/page-front.mjs";
import { finishedPages, plainHtml, wholeHtml } from "@/tests/support/finished-pages";

const open: Array<() => void> = [];
afterEach(() => open.splice(0).forEach((close) => close()));

const broken = vi.fn<() => Promise<Buffer>>();
const files = new Map([
  ["/_next/static/broken.js", { type: "application/javascript", read: broken }],
  ["/_next/static/a.js", { type: "application/javascript", read: async () => Buffer.from("packed") }],
]);

let asked: string[] = [];
/** The policies that came along with the questions. */
let told: (string | string[] | undefined)[] = [];

/** Stands for the framework. */
const framework: RequestListener = (incoming, response) => {
  told.push(incoming.headers["content-security-policy"]);
  asked.push(`${incoming.url} ${incoming.headers["accept-encoding"] ?? "plain"}`);
  if (incoming.url === "/moved") return response.writeHead(307, { Location: "/" }).end("elsewhere");
  response.write("one ");
  return response.end("two");
};

type Answer = { status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer };

async function serve(security = { https: false, video: "" }, folder?: string) {
  asked = [];
  told = [];
  const pages = await finishedPages({ "/": wholeHtml, "/fr": wholeHtml, "/plain": plainHtml() }, [], {
    security,
    folder,
  });
  const server = createServer(withFront(framework, { files, pages, security })).listen(0, "127.0.0.1");
  open.push(() => server.close());
  await new Promise((ready) => server.once("listening", ready));
  const { port } = server.address() as AddressInfo;
  return function ask(
    path: string,
    headers: Record<string, string> = { "accept-encoding": "gzip, br" },
    method = "GET",
  ) {
    return new Promise<Answer>((done, fail) => {
      const sent = request({ port, path, host: "127.0.0.1", headers, method }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () =>
          done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      });
      sent.on("error", fail).end();
    });
  };
}

describe("the front of the framework", () => {
  it("sends a prerendered page with brotli, its style inside and the link switched off", async () => {
    const ask = await serve();
    const { headers, body } = await ask("/");
    expect(headers).toMatchObject({
      "content-encoding": "br",
      vary: "rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding, Cookie, Accept-Language, Sec-Fetch-Site",
      "cache-control": "s-maxage=31536000",
      "content-type": "text/html; charset=utf-8",
    });
    expect(Number(headers["content-length"])).toBe(body.length);
    const page = brotliDecompressSync(body).toString();
    expect(page).toContain('<style>p{color:red}</style><link rel="stylesheet" href="/s.css"');
    expect(page).toContain('disabled=""');
  });

  it("sends a page in every form, and not twice to the same browser", async () => {
    const ask = await serve();
    const { headers, body } = await ask("/");
    const first = brotliDecompressSync(body).toString();
    expect(gunzipSync((await ask("/", { "accept-encoding": "gzip" })).body).toString()).toBe(first);
    expect((await ask("/?from=mail", {})).body.toString()).toBe(first);
    expect((await ask("/", { "accept-encoding": "br;q=0" })).headers["content-encoding"]).toBeUndefined();
    const again = await ask("/", { "if-none-match": `"other", ${String(headers.etag)}` });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
    expect(asked).toEqual([]);
  });

  it("sends no finished page to who is led to another language, and lets caches ask again", async () => {
    const ask = await serve();
    const french = { "accept-encoding": "br", cookie: "NEXT_LOCALE=fr" };
    expect((await ask("/")).status).toBe(200);
    const led = await ask("/", french);
    expect(led.headers["content-encoding"]).toBeUndefined();
    expect(asked).toEqual(["/ br"]);
    expect((await ask("/", { ...french, "sec-fetch-site": "same-origin" })).headers["content-encoding"]).toBe("br");
    expect((await ask("/fr", french)).headers.vary).toMatch(/^rsc, .*, Accept-Encoding$/);
    expect((await ask("/plain")).headers.vary).toMatch(
      /^rsc, .*, Accept-Encoding, Cookie, Accept-Language, Sec-Fetch-Site$/,
    );
    expect((await ask("/", french, "HEAD")).headers["content-encoding"]).toBeUndefined();
  });

  it("says the same of a page to who asks for its head alone or for a part of it", async () => {
    const [ask, fresh] = [await serve(), await serve()];
    const { date: _date, ...page } = (await ask("/")).headers;
    const whole = { "accept-encoding": "gzip, br" };
    for (const each of [ask, fresh]) {
      const { date: _at, ...head } = (await each("/", whole, "HEAD")).headers;
      expect(head).toEqual(page);
      const part = await each("/", { ...whole, range: "bytes=0-9" });
      expect([part.status, part.headers["content-security-policy"]]).toEqual([200, page["content-security-policy"]]);
      expect(brotliDecompressSync(part.body).toString()).toContain("Muraho");
    }
  });

  it("sends a built file as it was compressed at the build", async () => {
    const { headers, body } = await (await serve())("/_next/static/a.js");
    expect(headers["content-encoding"]).toBe("br");
    // Word for word as the framework says it of the plain form.
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(body.toString()).toBe("packed");
  });

  it("passes on an answer in pieces and one with a head of its own", async () => {
    const ask = await serve();
    expect((await ask("/streamed")).body.toString()).toBe("one two");
    const moved = await ask("/moved");
    expect([moved.status, moved.headers.location, moved.body.toString()]).toEqual([307, "/", "elsewhere"]);
  });

  it("lets a prerendered page run its own scripts, by their hashes, and no others", async () => {
    const ask = await serve();
    const { headers } = await ask("/");
    const hash = createHash("sha256").update("one();\ntwo()").digest("base64");
    expect(headers["content-security-policy"]).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(headers["content-security-policy"]).not.toMatch(/nonce|unsafe-eval|script-src[^;]*unsafe-inline/);
    expect((await ask("/")).headers["content-security-policy"]).toBe(headers["content-security-policy"]);
  });

  it("sends a page that needs no framework without it, and lets no script file run there", async () => {
    const { headers, body } = await (await serve())("/plain", {});
    const page = "<style>p{color:red}</style></head>";
    expect(body.toString()).toBe(
      `<head><script>theme()</script>${page}<div data-plain=""><script>menus()</script><p>Muraho</p></div>`,
    );
    expect(headers["content-security-policy"]).toMatch(/script-src 'sha256-[^']+' 'sha256-[^']+';/);
    expect(Number(headers["content-length"])).toBe(body.length);
  });

  it("gives each other page a nonce of its own, never the visitor's, and tells no prerendered page one", async () => {
    const ask = await serve();
    const sent = { "content-security-policy": "script-src 'nonce-mine'" };
    const policies = await Promise.all(["/other", "/other"].map(async (path) => (await ask(path, sent)).headers));
    const [first, second] = policies.map((headers) => String(headers["content-security-policy"]));
    expect(first).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}' ('sha256-[\w+/=]{44}' ){3}'strict-dynamic';/);
    expect(first).not.toBe(second);
    expect(told).toEqual([first, second]);
    await ask("/", { ...sent, rsc: "1" });
    expect(told[2]).toBeUndefined();
  });

  it("asks for https everywhere once it is served there", async () => {
    const headers = (await (await serve({ https: true, video: " https://video.example" }))("/other")).headers;
    expect(headers["strict-transport-security"]).toMatch(/^max-age=63072000; includeSubDomains$/);
    expect(headers["content-security-policy"]).toContain("upgrade-insecure-requests");
    expect(headers["content-security-policy"]).toContain("frame-src 'self' https://video.example");
    expect((await (await serve())("/other")).headers["strict-transport-security"]).toBeUndefined();
  });

  it.each(["PUT", "PATCH", "DELETE", "TRACE"])("answers no page to %s, and says what it knows", async (method) => {
    const ask = await serve();
    for (const path of ["/", "/other"]) {
      const { status, headers, body } = await ask(path, {}, method);
      expect([status, headers.allow, body.length]).toEqual([405, "GET, HEAD, POST", 0]);
      expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
      expect(headers["cache-control"]).toBe("no-store");
    }
    const call = (await ask("/api/lesson-plans/1", {}, method)).status;
    expect(call).toBe(method === "TRACE" ? 405 : 200);
    expect(asked).toHaveLength(method === "TRACE" ? 0 : 1);
  });

  it("leaves what cannot be read at the moment to the framework, says so without a word of it, and reads it again", async () => {
    const said = vi.spyOn(console, "error").mockReturnValue();
    open.push(() => said.mockRestore());
    const folder = mkdtempSync(join(tmpdir(), "isomo-unread-"));
    const ask = await serve(undefined, folder);
    const form = join(folder, "page/x.html.gz");
    renameSync(form, `${form}.away`);
    const gzip = { "accept-encoding": "gzip" };
    expect((await ask("/?from=mail", gzip)).body.toString()).toBe("one two");
    renameSync(`${form}.away`, form);
    expect((await ask("/", gzip)).headers["content-encoding"]).toBe("gzip");
    broken.mockRejectedValueOnce(Object.assign(new Error("/home/somebody"), { code: "EMFILE" }));
    expect((await ask("/_next/static/broken.js?a=b")).body.toString()).toBe("one two");
    expect(said.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown)).toMatchObject([
      { event: "file_not_read", path: "/", code: "ENOENT" },
      { event: "file_not_read", path: "/_next/static/broken.js", code: "EMFILE" },
    ]);
    expect(JSON.stringify(said.mock.calls)).not.toMatch(/somebody|mail|isomo-unread/);
  });

  it.each<[string, Record<string, string>]>([
    ["/other", { "accept-encoding": "br" }],
    ["/", { "accept-encoding": "br", rsc: "1" }],
    ["/_next/static/a.js", { "accept-encoding": "gzip" }],
  ])("leaves %s with %o to the framework", async (path, headers) => {
    await (
      await serve()
    )(path, headers);
    expect(asked).toEqual([`${path} ${headers["accept-encoding"]}`]);
  });
});
