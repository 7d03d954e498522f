import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const sources = globSync(["{lib,db,components,content}/**/*.{ts,tsx}"])
  .map((file) => readFileSync(file, "utf8"))
  .join("\n");

it("the glossary names what code calls its terms", () => {
  const rows = readFileSync("docs/GLOSSARY.md", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("|"));
  const names = rows.flatMap((row) =>
    [...(row.split("|")[3] ?? "").matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
  );
  expect(names.length).toBeGreaterThan(50);
  // "...Activities" is the end of several names.
  const isWritten = (name: string) =>
    new RegExp(name.startsWith(".") ? name.replace(/^\.+/, "") : `\\b${name}\\b`).test(sources);
  const isThere = (name: string) => name.includes("<") || (/[/]/.test(name) ? existsSync(name) : isWritten(name));
  expect(names.filter((name) => !isThere(name) && !/^[A-Z]+-\d$/.test(name))).toEqual([]);
});
