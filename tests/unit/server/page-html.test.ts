import { describe, expect, it } from "vitest";
import { finishPage, joinScripts } from "@/server/pages/page-html.mjs";
import { frameworkParts, ownScripts, plainHtml, sheets, wholeHtml } from "@/tests/support/finished-pages";

function finish(html: string) {
  return finishPage(html, sheets, ownScripts);
}

const [early, file, start, , data] = frameworkParts;

describe("a finished page", () => {
  it("that says that it needs nothing of the framework has nothing of it, and its styles inside", () => {
    expect(finish(plainHtml())).toMatchObject({
      html: '<head><script>theme()</script><style>p{color:red}</style></head><div data-plain=""><script>menus()</script><p>Muraho</p></div>',
      plain: true,
      scripts: [expect.stringMatching(/^'sha256-/), expect.stringMatching(/^'sha256-/)],
      styles: [expect.stringMatching(/^'sha256-/)],
    });
  });

  it("that keeps the framework keeps its link, switched off", () => {
    const { html, plain } = finish(wholeHtml);
    expect(plain).toBe(false);
    expect(html).toContain(
      '<style>p{color:red}</style><link rel="stylesheet" href="/s.css" data-precedence="next" disabled=""',
    );
  });
});

describe("a page that the framework writes in another way", () => {
  it.each([
    ["no early request", early, "", '"early request for a script"'],
    ["two early requests", early, early + early, "2 times instead of 1"],
    ["another start", start, start.replace('id="_R_"', 'id="_S_"'), '"start"'],
    ["scripts of another kind", file, '<script src="/_next/x.js"></script>', '"script files"'],
    ["data of another kind", data, "", '"page as data"'],
    ["a script that nobody knows", "<p>", "<script>$RC()</script><p>", "none of ours is left: <script>$RC()"],
    [
      "a script of ours with an attribute",
      "<script>menus",
      "<script nonce>menus",
      "none of ours is left: <script nonce>",
    ],
    [
      "a module asked for early",
      "<p>",
      '<link rel="modulepreload" href="/_next/static/chunks/c.js"/><p>',
      "still asked for",
    ],
    ["a style sheet of another build", "/s.css", "/t.css", "/t.css is no style sheet of this build"],
    ["no style sheet", 'rel="stylesheet"', 'rel="style"', "no link to a style sheet"],
  ])("is not finished: %s", (...[, part, other, words]) => {
    expect(() => finish(plainHtml().replace(part, other))).toThrow(words);
  });
});

describe("scripts that follow each other", () => {
  it.each([
    ["<script>a</script><script>b</script><script>c</script>", "<script>a;\nb;\nc</script>"],
    ['<script src="/x.js"></script><script>a</script>', '<script src="/x.js"></script><script>a</script>'],
    [
      '<script type="application/ld+json">{}</script><script>a</script><script>b</script><i></i><script>c</script>',
      '<script type="application/ld+json">{}</script><script>a;\nb</script><i></i><script>c</script>',
    ],
  ])("%s are joined only where nothing but their text tells them apart", (html, joined) => {
    expect(joinScripts(html)).toBe(joined);
  });
});
