import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { describe, expect, it } from "vitest";
import * as bankFiles from "@/lib/bank/constants";
import { planKind, planKinds } from "@/lib/plans/kinds/registry";
import { markedFiles } from "@/lib/plans/scores/mark";
import { namesOf } from "@/lib/core/names";

const marked = new Set(markedFiles().map((file) => relative(process.cwd(), file)));

/** What a file of ours loads, by its path. Types are not there when it runs. */
function loadedBy(file: string): string[] {
  const text = file.endsWith(".json") ? "" : readFileSync(file, "utf8");
  const named = [...text.matchAll(/^(?:import|export) (?!type )[^;]*?from "(@\/|\.{1,2}\/)([^"]+)"/gm)];
  const paths = named.map(([, start = "", rest = ""]) =>
    start === "@/" ? rest : join(dirname(file), `${start}${rest}`),
  );
  return paths.map((path) => [`${path}.ts`, `${path}/index.ts`, path].find((one) => existsSync(one)) ?? path);
}

describe("the mark of the rules that scored a plan", () => {
  it("is of each file that the check of a kind runs", () => {
    const run = new Set(namesOf(planKinds).map((kind) => planKind(kind).rules.source));
    for (const file of run) loadedBy(file).forEach((other) => run.add(other));
    expect(run).toContain("lib/bank/search/vocabulary/company.ts");
    expect([...run].filter((file) => !marked.has(file))).toEqual([]);
  });

  it("is of all that was compiled of the content", () => {
    const compiled = Object.values(bankFiles).map((file) => relative(process.cwd(), file));
    expect(compiled).toContain(".content/bank.json");
    expect(compiled.filter((file) => !marked.has(file))).toEqual([]);
  });
});
