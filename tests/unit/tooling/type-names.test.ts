import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const declared = /^export (?:type|interface|class|enum) (\w+)/gm;

it("an exported type of lib has a name of its own", () => {
  const homes = new Map<string, string[]>();
  for (const file of globSync("lib/**/*.{ts,tsx}")) {
    for (const [, name = ""] of readFileSync(file, "utf8").matchAll(declared)) {
      homes.set(name, [...(homes.get(name) ?? []), file]);
    }
  }
  expect(homes.size).toBeGreaterThan(300);
  expect([...homes].filter(([, files]) => files.length > 1)).toEqual([]);
});
