// After the build: the brotli form of every built file that compresses, beside it.
import { readdirSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { smallest } from "./lib/brotli.mjs";
import { root } from "./lib/process.mjs";

const folder = join(root, ".next", "static");
const files = readdirSync(folder, { recursive: true }).filter((name) => /\.(js|css|svg)$/.test(name));

for (const name of files) {
  const bytes = await readFile(join(folder, name));
  await writeFile(join(folder, `${name}.br`), await smallest(bytes));
}
