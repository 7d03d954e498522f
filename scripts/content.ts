// npm run content: reads the content bank, proves what can be computed, and writes docs/coverage.md.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { format, resolveConfig } from "prettier";
import { coverage } from "./content/coverage";
import { readBank } from "./content/files";
import { neighbourFaults } from "./content/neighbours";
import { entryFaults } from "./content/rules";

const root = fileURLToPath(new URL("..", import.meta.url));
/** Only says what it would write; part of npm run verify. */
const checking = process.argv.includes("--check");
const page = join(root, "docs/coverage.md");

async function main(): Promise<void> {
  const bank = readBank(root);
  const faults = [...bank.faults, ...entryFaults(root, bank), ...neighbourFaults(bank)];
  for (const { file, line, message } of faults) process.stdout.write(`${file}:${line}  ${message}\n`);
  const text = await format(coverage(bank), { ...(await resolveConfig(page)), parser: "markdown" });
  const isCurrent = existsSync(page) && readFileSync(page, "utf8") === text;
  if (!isCurrent && checking) process.stdout.write("docs/coverage.md is not current: run npm run content\n");
  if (!isCurrent && !checking) writeFileSync(page, text);
  process.stdout.write(`${bank.lessons.length} lessons, ${bank.sessions.length} job sheets, ${faults.length} faults\n`);
  if (faults.length > 0 || (checking && !isCurrent)) process.exitCode = 1;
}

await main();
