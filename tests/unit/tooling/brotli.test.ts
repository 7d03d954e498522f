import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { withBrotli } from "@/scripts/lib/brotli.mjs";

const open: Array<() => void> = [];
afterEach(() => open.splice(0).forEach((close) => close()));

const known = {
  files: new Map([["/_next/static/a.js", { type: "application/javascript", read: async () => Buffer.from("packed") }]]),
  pages: new Set(["/", "/streamed", "/moved"]),
  styles: new Map([["/s.css", "p{color:red}"]]),
};

const html = `<head><link rel="stylesheet" href="/s.css" data-precedence="next"/></head>${"<p>Muraho</p>".repeat(50)}`;

/** Stands for the framework, which writes the head before its one `end`. */
const pages: RequestListener = (request, response) => {
  if (request.headers["accept-encoding"]) response.setHeader("X-Asked", "yes");
  if (request.url === "/moved") return response.writeHead(307, { Location: "/" }).end("elsewhere");
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  if (request.url === "/streamed") {
    response.write("one ");
    return response.end("two");
  }
  response.setHeader("ETag", '"abc"');
  response.setHeader("Content-Length", Buffer.byteLength(html));
  response.writeHead(200);
  return response.end(html);
};

async function ask(path: string, encoding = "gzip, br") {
  const server = createServer(withBrotli(pages, known)).listen(0, "127.0.0.1");
  open.push(() => server.close());
  await new Promise((ready) => server.once("listening", ready));
  const { port } = server.address() as AddressInfo;
  const { request } = await import("node:http");
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>((done, fail) => {
    const asked = request({ port, path, host: "127.0.0.1", headers: { "accept-encoding": encoding } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    asked.on("error", fail).end();
  });
}

describe("brotli in front of the framework", () => {
  it("sends a prerendered page compressed, with its style inside and the link switched off", async () => {
    const { headers, body } = await ask("/");
    expect(headers).toMatchObject({ "content-encoding": "br", etag: 'W/"abc"', vary: "Accept-Encoding" });
    expect(Number(headers["content-length"])).toBe(body.length);
    const page = brotliDecompressSync(body).toString();
    expect(page).toContain('<style>p{color:red}</style><link rel="stylesheet" href="/s.css"');
    expect(page).toContain('disabled=""');
  });

  it("sends a built file as it was compressed at the build", async () => {
    const { headers, body } = await ask("/_next/static/a.js");
    expect(headers["content-encoding"]).toBe("br");
    expect(headers["cache-control"]).toContain("immutable");
    expect(body.toString()).toBe("packed");
  });

  it("passes on an answer in pieces and one with a head of its own", async () => {
    expect((await ask("/streamed")).body.toString()).toBe("one two");
    const moved = await ask("/moved");
    expect([moved.status, moved.headers.location, moved.body.toString()]).toEqual([307, "/", "elsewhere"]);
  });

  it.each([
    ["/", "gzip"],
    ["/other", "br"],
  ])("leaves %s for %s to the framework", async (path, encoding) => {
    const { headers } = await ask(path, encoding);
    expect(headers["content-encoding"]).toBeUndefined();
    expect(headers["x-asked"]).toBe("yes");
  });
});
