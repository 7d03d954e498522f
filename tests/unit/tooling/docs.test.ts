import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

function listed(...patterns: string[]): string[] {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "-z", ...patterns];
  return execFileSync("git", args, { encoding: "utf8" })
    .split("\0")
    .filter((file) => file !== "" && existsSync(file));
}

function read(file: string): string {
  return readFileSync(file, "utf8");
}

/** The marks of a page's headings, as code hosts make them. */
function headingsOf(page: string): string[] {
  const titles = [...read(page).matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) => title);
  return titles.map((title) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, "")
      .replaceAll(" ", "-"),
  );
}

/** Links to a heading that the page they lead to does not have. */
function lostHeadings(file: string): string[] {
  const targets = [...read(file).matchAll(/\]\(([^)\s#:]*)#([^)\s]+)\)/g)];
  return targets
    .filter(([, path = "", mark = ""]) => !headingsOf(path === "" ? file : join(dirname(file), path)).includes(mark))
    .map(([link]) => `${file}: ${link}`);
}

/** Where a file's links lead inside the repository, as paths from its root. */
function linksOf(file: string): string[] {
  const targets = [...read(file).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = ""]) => target.replace(/#.*$/, ""));
  return targets
    .filter((target) => target !== "" && !/^https?:/.test(target))
    .map((target) => join(dirname(file), target));
}

describe("the documents", () => {
  it("link only to what is there", () => {
    const pages = listed("*.md");
    expect(pages.flatMap(lostHeadings)).toEqual([]);
    expect(pages.length).toBeGreaterThan(20);
    expect(
      pages.flatMap((page) =>
        linksOf(page)
          .filter((target) => !existsSync(target))
          .map((to) => `${page}: ${to}`),
      ),
    ).toEqual([]);
  });
});

/** Files and folders that a page names in code marks by their path from the root; patterns and placeholders are left out. */
function pathsNamed(page: string): string[] {
  const named = /`((?:app|components|lib|db|scripts|tests|docs|content|messages)\/[\w./-]+)`/g;
  return [...read(page).matchAll(named)].map(([, path = ""]) => path);
}

describe("the paths that documents name", () => {
  it("are there", () => {
    const ends = ["", ".ts", ".tsx", ".mjs", ".json", ".test.ts", ".bench.ts"];
    // The changelog speaks of what was.
    const pages = listed("*.md").filter((page) => page !== "CHANGELOG.md");
    const lost = pages.flatMap((page) =>
      pathsNamed(page)
        .filter((path) => !ends.some((end) => existsSync(`${path}${end}`)))
        .map((path) => `${page}: ${path}`),
    );
    expect(pages.flatMap(pathsNamed).length).toBeGreaterThan(60);
    expect(lost).toEqual([]);
  });
});

describe("the decisions", () => {
  const files = listed("docs/decisions/[0-9]*.md");

  it("are numbered one after the other, and their titles say the number", () => {
    const numbers = files.map((file) => Number(basename(file).slice(0, 4)));
    expect(numbers).toEqual(files.map((_, index) => index + 1));
    for (const [index, file] of files.entries())
      expect(read(file).split("\n")[0]).toMatch(new RegExp(`^# ${index + 1}[.] `));
  });

  it("have a date and all stand in the index, under their own titles", () => {
    const index = read("docs/decisions/README.md");
    for (const file of files) {
      const [title = "", , date = ""] = read(file).split("\n");
      expect(date, file).toMatch(/^2\d{3}-\d{2}-\d{2} · (accepted|replaced by \[)/);
      expect(index.replace(/ +/g, " ")).toContain(`(${basename(file)}) | ${title.replace(/^# \d+[.] /, "")} |`);
    }
  });
});

describe("the promises", () => {
  const pages = listed("docs/product/*.md").filter((file) => !file.endsWith("README.md"));
  const numbersOf = (page: string) =>
    [...read(page).matchAll(/^[*]{2}([A-Z]{3}-\d+)[.][*]{2} /gm)].map(([, number = ""]) => number);
  const promised = new Set(pages.flatMap(numbersOf));

  it("are numbered one after the other under the code of their area, which the index names", () => {
    const index = read("docs/product/README.md");
    expect(pages.length).toBeGreaterThan(10);
    for (const page of pages) {
      const numbers = numbersOf(page);
      const [code = ""] = (numbers[0] ?? "").split("-");
      expect(numbers, page).toEqual(numbers.map((_, at) => `${code}-${at + 1}`));
      expect(index.replace(/ +/g, " ")).toMatch(new RegExp(`[|] ${code} [|] \\[[^\\]]+\\]\\(${basename(page)}\\)`));
    }
    expect(promised.size).toBe(pages.flatMap(numbersOf).length);
  });

  const codes = [...new Set([...promised].map((number) => number.slice(0, 3)))];
  const sources = listed("*.ts", "*.tsx", "*.mjs", "*.mts", "*.md", ".env.example").filter(
    (file) => !file.startsWith("docs/product/") && file !== "tests/unit/tooling/docs.test.ts",
  );

  it("stand wherever something refers to one", () => {
    const found = sources.flatMap((file) =>
      [...read(file).matchAll(new RegExp(`\\b(?:${codes.join("|")})-\\d+\\b`, "g"))].map(([number]) => ({
        file,
        number,
      })),
    );
    expect(found.length).toBeGreaterThan(60);
    expect(found.filter(({ number }) => !promised.has(number))).toEqual([]);
  });

  it("and decisions are what code refers to, and no paper that is not here", () => {
    const decisions = new Map(
      listed("docs/decisions/[0-9]*.md").map((file) => [Number(basename(file).slice(0, 4)), read(file)]),
    );
    const dangling = sources.flatMap((file) =>
      [...read(file).matchAll(/\bADR (\d+)(?:[.](\d+))?/g)]
        .filter(([, number, item]) => {
          const text = decisions.get(Number(number));
          return text === undefined || (item !== undefined && !new RegExp(`^${item}[.] `, "m").test(text));
        })
        .map(([reference]) => `${file}: ${reference}`),
    );
    expect(dangling).toEqual([]);
    const elsewhere =
      /\bSource(?:[^.\n]*):\s+(?:the )?(?:specification|design)|\b(?:the|of) specifications?\b|specification \d|design decisions?\b/i;
    const code = sources.filter((file) => !file.startsWith("docs/decisions/"));
    expect(code.filter((file) => elsewhere.test(read(file)))).toEqual([]);
  });
});
