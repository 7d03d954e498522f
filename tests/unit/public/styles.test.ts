import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

/** What fields come with and no public page shows. */
const unseen = "components/ui/fields/select.tsx";

// The folder of the public pages is a group of routes, whose brackets a pattern would take for its own.
const ofRoutes = /^\.\.\/app\/\*\/\*\//;

/** The files that the style of the public pages is made of. */
function sourced(): Set<string> {
  const patterns = [...readFileSync("app/public.css", "utf8").matchAll(/@source "([^"]+)"/g)].map(
    ([, path = ""]) => path,
  );
  const own = patterns.filter((path) => !ofRoutes.test(path)).map((path) => join("app", path));
  const files = own.flatMap((path) => (existsSync(path) && statSync(path).isDirectory() ? `${path}/**` : path));
  return new Set(globSync(files).map((path) => path.replaceAll("\\", "/")));
}

/** The parts of the interface that a file shows, and what these show. */
function partsOf(file: string, seen = new Set<string>()): Set<string> {
  const imports = readFileSync(file, "utf8").matchAll(/from "(@\/components\/ui|\.)\/([^"]+)"/g);
  for (const [, place = "", name = ""] of imports) {
    const path = place === "." ? join(file, "..", name) : join("components/ui", name);
    const part = [`${path}.tsx`, `${path}.ts`].find((candidate) => existsSync(candidate));
    if (!part || seen.has(part)) continue;
    seen.add(part);
    partsOf(part, seen);
  }
  return seen;
}

it("the public pages have the style of every part that they show", () => {
  const files = globSync("components/public/**/*.tsx");
  const parts = files.flatMap((file) => [...partsOf(file)]).filter((path) => path.startsWith("components/ui/"));
  expect(parts).toContain("components/ui/fields/input.tsx");
  expect(parts.filter((part) => part !== unseen && !sourced().has(part))).toEqual([]);
});
