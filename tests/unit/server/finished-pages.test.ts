import { createServer, type RequestListener } from "node:http";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { FrameworkPage } from "@/server/pages/finished-pages.mjs";
import { withOwnHosts } from "@/server/requests/own-hosts.mjs";
import { withFront } from "@/server/pages/page-front.mjs";
import { askServer } from "@/server/page-renewal.mjs";
import { finishedPages, plainHtml } from "@/tests/support/finished-pages";

const cleanups: (() => void)[] = [];
afterEach(() => cleanups.splice(0).forEach((cleanup) => cleanup()));

function page(source: string, html = plainHtml(source)): FrameworkPage {
  return { source, html, isStale: false, cacheControl: "s-maxage=300" };
}

/** A page that is made anew, under a clock of its own; `say` is what the framework has from now on. */
async function renewedPage() {
  let now = 1000;
  let said: FrameworkPage | null = null;
  const ask = vi.fn(() => Promise.resolve(said));
  const pages = await finishedPages({ "/": plainHtml("built"), "/terms": plainHtml("built") }, ["/"], {
    ask,
    time: () => now,
  });
  async function text(path = "/") {
    return String((await pages.get(path)?.form())?.bytes);
  }
  return { pages, ask, text, say: (next: FrameworkPage | null) => (said = next), pass: (ms: number) => (now += ms) };
}

describe("a page that the framework makes anew", () => {
  it("goes out as it was until the new one is finished, and then as that", async () => {
    const { text, say, pages, pass } = await renewedPage();
    say(page("new"));
    expect(await text()).toContain("built");
    await vi.waitFor(async () => expect(await text()).toContain("<p>new</p>"));
    expect(pages.get("/")?.head.join()).toContain("Cache-Control,s-maxage=300");
    const { tag } = pages.get("/") ?? {};
    pass(5000);
    expect(pages.get("/")?.tag).toBe(tag);
  });

  it("is asked for once in a while, however many visit, and finished once for each new one", async () => {
    const { text, say, pages, pass, ask } = await renewedPage();
    say(page("new"));
    for (let visits = 0; visits < 20; visits += 1) await text();
    await vi.waitFor(async () => expect(await text()).toContain("new"));
    expect(ask).toHaveBeenCalledTimes(1);
    const finished = pages.get("/");
    pass(3000);
    await text();
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    expect(pages.get("/")).toBe(finished);
    await text("/terms");
    expect(ask.mock.calls).toEqual([["/"], ["/"]]);
  });

  it("is waited for while the framework makes it", async () => {
    const stale = { ...page("old"), isStale: true };
    const ask = vi.fn().mockResolvedValueOnce(stale).mockResolvedValueOnce(stale).mockResolvedValue(page("new"));
    const pages = await finishedPages({ "/": plainHtml("built") }, ["/"], { ask, pause: () => Promise.resolve() });
    pages.get("/");
    await vi.waitFor(async () => expect(String((await pages.get("/")?.form())?.bytes)).toContain("<p>new</p>"));
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it("stays as it was while the framework has none, which is said once", async () => {
    const { text, pass, ask } = await renewedPage();
    const said = vi.spyOn(console, "error").mockReturnValue();
    cleanups.push(() => said.mockRestore());
    for (const times of [1, 2, 3]) {
      pass(3000);
      await vi.waitFor(async () => {
        expect(await text()).toContain("built");
        expect(ask).toHaveBeenCalledTimes(times);
      });
    }
    await vi.waitFor(() => expect(said.mock.calls).toEqual([[expect.stringMatching(/page_not_renewed.*"path":"\/"/)]]));
  });

  it("stays as it was when the new one cannot be finished, which is said once", async () => {
    const { text, say, pass, ask } = await renewedPage();
    const said = vi.spyOn(console, "error").mockReturnValue();
    cleanups.push(() => said.mockRestore());
    say(page("strange", plainHtml().replace('id="_R_"', 'id="_S_"')));
    await text();
    await vi.waitFor(() =>
      expect(said).toHaveBeenCalledWith(expect.stringMatching(/page_not_renewed.*"path":"\/".*start/)),
    );
    for (const times of [2, 3]) {
      pass(3000);
      await vi.waitFor(async () => {
        expect(await text()).toContain("built");
        expect(ask).toHaveBeenCalledTimes(times);
      });
    }
    expect(said).toHaveBeenCalledTimes(1);
  });
});

describe("the question that the front asks its own server", () => {
  async function served(framework: RequestListener, hosts: string[] | null = null) {
    const pages = await finishedPages({ "/": plainHtml("built") });
    const server = createServer(
      withOwnHosts(
        withFront(framework, { files: new Map(), pages, security: { https: false, video: "" } }),
        hosts && new Set(hosts),
      ),
    );
    server.listen(0, "127.0.0.1");
    cleanups.push(() => server.close());
    await new Promise((ready) => server.once("listening", ready));
    return askServer(server);
  }

  it("is answered whatever the server's address is called, and nobody else's under such a name", async () => {
    const ask = await served(
      (_request, response) => void response.writeHead(200, { ETag: '"abc"' }).end("page"),
      ["isomo.example"],
    );
    expect(await ask("/")).toMatchObject({ html: "page" });
  });

  it("is answered by the framework, and not by the page that is finished", async () => {
    const ask = await served((_request, response) => {
      response.setHeader("x-nextjs-cache", "STALE");
      response.writeHead(200, { ETag: '"abc"', "Cache-Control": "s-maxage=300" }).end("the framework's");
    });
    expect(await ask("/")).toEqual({
      source: '"abc"',
      html: "the framework's",
      isStale: true,
      cacheControl: "s-maxage=300",
    });
  });

  it.each([
    ["an error", 500, { ETag: '"abc"' }],
    ["somebody's own page", 200, { ETag: '"abc"', "Set-Cookie": "a=1" }],
    ["no whole page", 200, {}],
    ["a way elsewhere", 307, { ETag: '"abc"', Location: "/fr" }],
  ])("takes %s for no page", async (_what, status, headers) => {
    const ask = await served((_request, response) => void response.writeHead(status, headers).end("text"));
    expect(await ask("/")).toBeNull();
  });
});
