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
