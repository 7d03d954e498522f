import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

/** A domain's rooms: its folders, and each file that stands beside them for itself. */
function roomOf(domain: string, path: string): string {
  const [room = ""] = path.slice(`lib/${domain}/`.length).split("/");
  return room;
}

/** The files of the domain that `file` imports, types and what is loaded later included. */
function importsOf(domain: string, file: string): string[] {
  const named = [...readFileSync(file, "utf8").matchAll(/(?:from |import\()"(@\/|\.{1,2}\/)([^"]+)"/g)];
  const paths = named.map(([, start = "", rest = ""]) =>
    start === "@/" ? rest : join(dirname(file), `${start}${rest}`),
  );
  const files = paths.map((path) => (existsSync(`${path}.ts`) ? `${path}.ts` : path));
  return files.filter((path) => path.startsWith(`lib/${domain}/`));
}

/** Which rooms import from which. */
function arrowsOf(domain: string): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>();
  for (const file of globSync(`lib/${domain}/**/*.{ts,tsx}`)) {
    const from = roomOf(domain, file);
    const to = arrows.get(from) ?? new Set();
    for (const imported of importsOf(domain, file)) to.add(roomOf(domain, imported));
    arrows.set(from, to);
  }
  return arrows;
}

/** The rooms from which a way along the arrows leads back to themselves. */
function ringsIn(arrows: Map<string, Set<string>>): string[] {
  const others = (room: string) => [...(arrows.get(room) ?? [])].filter((to) => to !== room);
  const reached = (from: string) => {
    const found = new Set(others(from));
    for (const room of found) others(room).forEach((to) => found.add(to));
    return found;
  };
  return [...arrows.keys()].filter((room) => reached(room).has(room)).sort();
}

describe.each(["accounts", "plans", "payments"])("the rooms of lib/%s, and the files beside them", (domain) => {
  it("form no ring", () => {
    const arrows = arrowsOf(domain);
    expect(arrows.size).toBeGreaterThan(10);
    expect(ringsIn(arrows)).toEqual([]);
  });
});

it("a ring is seen through however many rooms it leads", () => {
  const arrows = (pairs: [string, string[]][]) => new Map(pairs.map(([from, to]) => [from, new Set(to)]));
  expect(
    ringsIn(
      arrows([
        ["constants.ts", ["kinds"]],
        ["kinds", ["text"]],
        ["text", ["constants.ts"]],
      ]),
    ),
  ).toHaveLength(3);
  expect(
    ringsIn(
      arrows([
        ["listing", ["kinds", "listing"]],
        ["kinds", ["text"]],
        ["text", []],
      ]),
    ),
  ).toEqual([]);
});
