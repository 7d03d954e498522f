import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { markdownTable, withFigures } from "@/scripts/lib/performance-page.mjs";

const page = readFileSync("docs/performance.md", "utf8");

describe("the page of performance", () => {
  it("has one place for each benchmark and for the public pages", () => {
    const files = readdirSync("tests/load").filter((file) => file.endsWith(".bench.ts"));
    const names = files.map(
      (file) => /^export const name = "(.+)";$/m.exec(readFileSync(`tests/load/${file}`, "utf8"))?.[1],
    );
    const places = [...page.matchAll(/<!-- figures:([a-z]+) -->/g)].map(([, name]) => name);
    expect(places.sort()).toEqual([...names, "public"].sort());
  });

  it("gets the figures of one run and keeps those of the others", () => {
    const first = withFigures(page, "documents", "| measure |\n| --- |\n| of a first run |");
    const second = withFigures(withFigures(first, "floods", "of floods"), "documents", "of a second run");
    expect(second).not.toContain("of a first run");
    expect(second).toContain("of a second run");
    expect(second).toContain("of floods");
    expect(withFigures(withFigures(second, "floods", "Not written yet."), "documents", "Not written yet.")).toBe(
      withFigures(withFigures(page, "floods", "Not written yet."), "documents", "Not written yet."),
    );
  });

  it("refuses figures that it has no place for", () => {
    expect(() => withFigures(page, "nothing", "1")).toThrow("nothing");
  });
});

describe("a table of figures", () => {
  it("rounds as a person reads, and leaves out columns of which nothing is known", () => {
    const rows = [
      { measure: "a|b", value: 1234.5, unit: "ms" },
      { measure: "c", value: 0, unit: "ms", ratio: 1 / 3 },
    ];
    expect(markdownTable(["measure", "value", "unit", "ratio", "target"], rows)).toBe(
      [
        "| measure | value | unit | ratio |",
        "| --- | --- | --- | --- |",
        "| a\\|b | 1235 | ms |  |",
        "| c | 0 | ms | 0.33 |",
      ].join("\n"),
    );
  });
});
