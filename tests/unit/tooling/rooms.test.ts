import { globSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

type Arrows = Map<string, Set<string>>;

const files = globSync("{lib,components}/**/*.{ts,tsx}");
const known = new Set(files);

/** The files that `file` imports, types and what is loaded later included. */
function importsOf(file: string): string[] {
  const named = [...readFileSync(file, "utf8").matchAll(/(?:from |import\()"(@\/|\.{1,2}\/)([^"]+)"/g)];
  const paths = named.map(([, start = "", rest = ""]) =>
    start === "@/" ? rest : join(dirname(file), `${start}${rest}`),
  );
  return paths.flatMap((path) => [`${path}.ts`, `${path}.tsx`].filter((name) => known.has(name)));
}

const imports = new Map(files.map((file) => [file, importsOf(file)]));

/** Which rooms of a folder import from which: its folders, and each file that stands beside them for itself. */
function arrowsIn(folder: string): Arrows {
  const inside = (path: string) => path.startsWith(`${folder}/`);
  const roomOf = (path: string) => path.slice(folder.length + 1).split("/")[0] ?? "";
  const arrows: Arrows = new Map();
  for (const [file, imported] of imports) {
    if (!inside(file)) continue;
    const to = arrows.get(roomOf(file)) ?? new Set();
    imported.filter(inside).forEach((path) => to.add(roomOf(path)));
    arrows.set(roomOf(file), to);
  }
  return arrows;
}

/** The rooms from which a way along the arrows leads back to themselves. */
function ringsIn(arrows: Arrows): string[] {
  const others = (room: string) => [...(arrows.get(room) ?? [])].filter((to) => to !== room);
  const reached = (from: string) => {
    const found = new Set(others(from));
    for (const room of found) others(room).forEach((to) => found.add(to));
    return found;
  };
  return [...arrows.keys()].filter((room) => reached(room).has(room)).sort();
}

describe("the rooms of each folder of lib and components, and the files beside them", () => {
  const folders = globSync("{lib,components}/**/").filter((path) => statSync(path).isDirectory());

  const largest = ["lib/plans", "lib/plans/kinds", "lib/plans/kinds/reb", "lib/plans/kinds/reb/composer"];
  it.each([...largest, "lib/accounts", "lib/payments", "components"])(
    "are looked at, those of %s among them",
    (folder) => {
      expect(folders).toContain(folder);
      expect(arrowsIn(folder).size).toBeGreaterThan(10);
    },
  );

  // The doors of lib/web ask accounts who knocks, and the form actions of accounts stand behind these doors.
  it("form no ring, but for the doors and who knocks at them", () => {
    const rings = folders.map((folder) => [folder, ringsIn(arrowsIn(folder))] as const);
    expect(rings.filter(([, rooms]) => rooms.length > 0)).toEqual([["lib", ["accounts", "web"]]]);
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
