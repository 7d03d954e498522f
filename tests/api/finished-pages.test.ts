// The real build of the pinned framework: what it wrote, what was made of it, and what is sent.
import { readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { pagesFolder, prerenderedPages, readPrerendered, styleSheets } from "@/server/pages/build-output.mjs";
import type { ListedPage } from "@/server/pages/finished-pages.mjs";
import { finishPage } from "@/server/pages/page-html.mjs";

const base = process.env.TEST_BASE_URL ?? "";
const list = JSON.parse(readFileSync(join(pagesFolder, "pages.json"), "utf8")) as ListedPage[];
const plain = list.filter((page) => page.plain);
const sheets = styleSheets();

function fileOf({ name }: ListedPage, ending = ".html"): Buffer {
  return readFileSync(join(pagesFolder, name + ending));
}

/** The bytes as they come, which a fetch would have unpacked. */
function ask(path: string, headers: Record<string, string>) {
  return new Promise<{ status?: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>((done, fail) => {
    const sent = request(base + path, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => done({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }));
    });
    sent.on("error", fail).end();
  });
}

describe("the framework's pages", () => {
  it("are all finished, the public ones in three languages without anything of it", () => {
    expect(list.map(({ path }) => path).sort()).toEqual(
      prerenderedPages()
        .map(({ path }) => path)
        .sort(),
    );
    const names = ["", "/about", "/contact", "/demo", "/missing", "/privacy", "/terms"];
    const expected = names.flatMap((name) => [name || "/", `/fr${name}`, `/rw${name}`]);
    expect(plain.map(({ path }) => path).sort()).toEqual(expected.sort());
    for (const page of plain) {
      const html = fileOf(page).toString();
      expect(html).not.toMatch(/__next_f|_R_|\/_next\/static\/chunks|<script[^>]* src=/);
      expect(html).toContain("<style>");
    }
  });

  it.each(plain.map((page) => [page.path, page] as const))(
    "%s is written as is known, and refused otherwise",
    (_path, page) => {
      const html = readPrerendered(page.name);
      expect(finishPage(html, sheets).html).toBe(fileOf(page).toString());
      for (const [known, other] of [
        ['<script id="_R_">', '<script id="_S_">'],
        ['<link rel="preload" as="script"', '<link rel="preload" as="module"'],
        ["self.__next_f", "self.__next_g"],
        ['src="/_next/static/', 'src="/_next/other/'],
        ["</body>", "<script>unknown()</script></body>"],
      ] as const)
        expect(() => finishPage(html.replaceAll(known, other), sheets)).toThrow("in another way");
    },
  );

  it("are sent as the files of the build, in each form", async () => {
    const terms = plain.filter(({ path }) => path.endsWith("/terms"));
    expect(terms).toHaveLength(3);
    for (const page of terms) {
      const [br, gzip, whole] = await Promise.all(
        ["br", "gzip", "identity"].map((encoding) =>
          ask(page.path, { "accept-encoding": encoding, "sec-fetch-site": "same-origin" }),
        ),
      );
      expect(br?.body.equals(fileOf(page, ".html.br"))).toBe(true);
      expect(gzip?.body.equals(fileOf(page, ".html.gz"))).toBe(true);
      expect(whole?.body.equals(fileOf(page))).toBe(true);
      expect(brotliDecompressSync(br?.body ?? "").equals(gunzipSync(gzip?.body ?? ""))).toBe(true);
      const policy = String(br?.headers["content-security-policy"]);
      expect(policy).toContain(`script-src ${page.scripts.join(" ")};`);
      expect(policy).not.toContain("nonce");
      const again = await ask(page.path, {
        "if-none-match": String(br?.headers.etag),
        "sec-fetch-site": "same-origin",
      });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
  });
});
