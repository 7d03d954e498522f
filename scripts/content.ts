// npm run content: reads the content bank, proves what can be computed, and writes docs/coverage.md.
// npm run content -- compile: leaves the checked entries as one file for the product, when any of them has changed.
// npm run content -- check <beginning of an id>: proves those entries alone, in a few seconds, for whoever is writing them.
// npm run content -- questions <beginning of an id>: prints what those entries ask, without the answers.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { bankFile, claimsFile, collocationsFile, saidFile, usageFile } from "@/lib/bank/constants";
import { lessonRead, sessionRead } from "@/lib/bank/search/readings";
import { saidWords } from "@/lib/bank/search/said";
import { readClaims } from "./content/claims";
import { collocationsOf } from "./content/collocations";
import { coverage } from "./content/coverage";
import { readDrawings } from "./content/compile";
import { readBank, type Bank, type Fault } from "./content/files";
import { questionsOf } from "./content/questions";
import { neighbourFaults, strayTitles } from "./content/neighbours";
import { planFaults, sessionFaults } from "./content/plans";
import { formatted } from "./lib/formatted.mjs";
import { entryFaults } from "./content/rules";
import { usageOf } from "./content/usage";

const root = fileURLToPath(new URL("..", import.meta.url));
/** Only says what it would write, and looks at a plan of each entry. */
const checking = process.argv.includes("--check");
/** As in npm run verify: npm test composes a plan of each entry and looks each title up by itself. */
const isOfEntriesAlone = process.argv.includes("--entries");
const page = join(root, "docs/coverage.md");

async function main(): Promise<void> {
  const bank = readBank(root);
  const plans = checking && !isOfEntriesAlone ? [...planFaults(bank), ...sessionFaults(bank)] : [];
  const stray = isOfEntriesAlone ? [] : strayTitles(bank);
  const { faults: undrawn } = await readDrawings(root, bank);
  const unclear = readClaims(root).faults;
  const faults = [
    ...bank.faults,
    ...undrawn,
    ...unclear,
    ...entryFaults(bank),
    ...neighbourFaults(bank),
    ...stray,
    ...plans,
  ];
  print(faults);
  const text = await formatted(page, coverage(bank));
  const isCurrent = existsSync(page) && readFileSync(page, "utf8") === text;
  if (!isCurrent && checking) process.stdout.write("docs/coverage.md is not current: run npm run content\n");
  if (!isCurrent && !checking) writeFileSync(page, text);
  process.stdout.write(`${bank.lessons.length} lessons, ${bank.sessions.length} job sheets, ${faults.length} faults\n`);
  if (faults.length > 0 || (checking && !isCurrent)) process.exitCode = 1;
}

function print(faults: readonly Fault[]): void {
  for (const { file, line, message } of faults) process.stdout.write(`${file}:${line}  ${message}\n`);
}

/** The entries whose id begins so; says it where there are none. */
function readSome(beginning: string): Bank {
  const some = readBank(root, beginning);
  if (some.lessons.length + some.sessions.length + some.faults.length > 0) return some;
  process.stderr.write(`no entry begins with ${beginning}\n`);
  process.exitCode = 1;
  return some;
}

/** Prints the questions of some entries, without the answers. */
function ask(beginning: string): void {
  const { lessons, sessions } = readSome(beginning);
  for (const { content } of [...lessons, ...sessions]) process.stdout.write(`${questionsOf(content)}\n\n`);
}

const compiledFiles = [bankFile, claimsFile, usageFile, collocationsFile, saidFile];

/** Proves some entries, and looks at a plan of each; titles that lead elsewhere only the whole bank can tell. */
async function check(beginning: string): Promise<void> {
  // A plan is inspected by what the bank says as a whole; a bank of yesterday will do.
  if (!compiledFiles.every((file) => existsSync(file))) await compile();
  const some = readSome(beginning);
  const { faults: undrawn } = await readDrawings(root, some);
  const faults = [...some.faults, ...undrawn, ...entryFaults(some), ...planFaults(some), ...sessionFaults(some)];
  print(faults);
  process.stdout.write(`${some.lessons.length} lessons, ${some.sessions.length} job sheets, ${faults.length} faults\n`);
  if (faults.length > 0) process.exitCode = 1;
}

/** When the entries of a folder, or the folder itself, last changed. */
function timesUnder(path: string): number[] {
  const own = statSync(path);
  if (!own.isDirectory()) return [own.mtimeMs];
  return [own.mtimeMs, ...readdirSync(path).flatMap((name) => timesUnder(join(path, name)))];
}

/** Nobody ever reads half of it. */
function writeWhole(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  const partial = `${file}.${process.pid}`;
  writeFileSync(partial, JSON.stringify(value));
  renameSync(partial, file);
}

/** Writes what the product reads; refuses entries that the schema does not know. */
async function compile(): Promise<void> {
  const sources = ["content", "lib/bank/schema.ts", "lib/bank/search", "scripts/content"].flatMap((path) =>
    timesUnder(join(root, path)),
  );
  const isCurrent = (file: string) => existsSync(file) && statSync(file).mtimeMs > Math.max(...sources);
  if (compiledFiles.every(isCurrent)) return;
  const read = readBank(root);
  const { lessons, sessions } = read;
  const { drawings, faults: undrawn } = await readDrawings(root, read);
  const { claims, faults: unclear } = readClaims(root);
  const faults = [...read.faults, ...undrawn, ...unclear];
  for (const { file, line, message } of faults) process.stderr.write(`${file}:${line}  ${message}\n`);
  if (faults.length > 0) {
    process.exitCode = 1;
    return;
  }
  const bank = {
    lessons: lessons.map(({ content }) => content),
    sessions: sessions.map(({ content }) => content),
    drawings,
  };
  writeWhole(claimsFile, claims);
  const entries = [...bank.lessons, ...bank.sessions];
  writeWhole(usageFile, usageOf(entries));
  writeWhole(collocationsFile, collocationsOf(entries));
  const [ofLessons, ofSessions] = [bank.lessons.map(lessonRead), bank.sessions.map(sessionRead)];
  writeWhole(saidFile, { lessons: saidWords(ofLessons), sessions: saidWords(ofSessions) });
  writeWhole(bankFile, bank);
}

const [command, beginning] = process.argv.slice(2);
if (command === "compile") await compile();
else if (command === "questions") ask(beginning ?? "");
else if (command === "check") await check(beginning ?? "");
else await main();
