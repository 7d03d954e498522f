// npm run bench [-- part of a name]: runs tests/load/*.bench.ts one after the other and prints one table. With --write the figures
// of what ran without a failure go into docs/performance.md as well.
import { randomBytes } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { ensureInstalled, ensureNode } from "./lib/install.mjs";
import { refuse, root } from "./lib/process.mjs";

const folder = join(root, "tests", "load");

function benchmarkFiles(parts) {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".bench.ts")) : [];
  return files.sort().filter((name) => parts.length === 0 || parts.some((part) => name.includes(part)));
}

/** Rows of one file; a failure is reported and leaves the others their turn. */
async function runFile(file, context) {
  process.stdout.write(`${file} ...\n`);
  try {
    const benchmark = await import(pathToFileURL(join(folder, file)).href);
    const rows = await benchmark.run(context);
    return rows.map((row) => ({ ...row, benchmark: benchmark.name }));
  } catch (error) {
    process.exitCode = 1;
    process.stderr.write(`${file} failed: ${error?.stack ?? error}\n`);
    return [];
  }
}

/** Into the page, benchmark by benchmark. */
async function write(rows) {
  const { markdownTable, writeFigures } = await import("./lib/performance-page.mjs");
  const columns = ["measure", "value", "unit", "baseline", "ratio", "target"];
  const names = [...new Set(rows.map(({ benchmark }) => benchmark))];
  const tables = names.map((name) => [
    name,
    markdownTable(
      columns,
      rows.filter(({ benchmark }) => benchmark === name),
    ),
  ]);
  await writeFigures(Object.fromEntries(tables));
}

async function bench(given) {
  await ensureInstalled();
  if (!(await ensureNode(fileURLToPath(import.meta.url), given))) return;
  const parts = given.filter((part) => part !== "--write");
  // Settings are read once: this one before the first benchmark that reads any.
  Object.assign(process.env, { AUTH_SECRET: randomBytes(32).toString("hex") });
  const { register } = await import("tsx/esm/api");
  register();
  const { benchContext, tableLines } = await import("./lib/bench.mjs");
  const context = benchContext();
  process.once("SIGINT", () => context.close().finally(() => process.exit(1)));
  const rows = [];
  for (const file of benchmarkFiles(parts)) rows.push(...(await runFile(file, context)));
  await context.close();
  process.stdout.write(`\n${tableLines(rows).join("\n")}\n`);
  if (given.includes("--write")) await write(rows);
}

bench(process.argv.slice(2))
  .then(() => process.exit())
  .catch((error) => refuse(error?.stack ?? String(error)));
