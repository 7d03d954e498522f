import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { bankFile, claimsFile, collocationsFile, saidFile, usageFile } from "@/lib/bank/constants";

/**
 * Where the rules of the check stand, their words, and what reads and compares words for them; the server's threads run them
 * from there.
 */
const rooms = [
  "lib/plans/inspection",
  "lib/plans/needs",
  "lib/plans/safety",
  "lib/plans/text",
  "lib/plans/kinds",
  "lib/bank",
  "lib/core",
];
const files = ["lib/plans/constants.ts"];

function filesUnder(path: string): string[] {
  if (!statSync(path).isDirectory()) return /\.(?:ts|json)$/.test(path) ? [path] : [];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}

/** All that a mark is of: the rules, and the content that they read. */
export function markedFiles(): string[] {
  const sources = [...rooms, ...files].flatMap((place) => filesUnder(`${process.cwd()}/${place}`));
  return [...sources, bankFile, claimsFile, usageFile, collocationsFile, saidFile];
}

let mark: string | undefined;

/**
 * A mark of the rules by which this process scores plans: another one as soon as a rule, a word of it, a known fact or a
 * lesson of the bank is another. Worked out once, as a process reads its content once. The catalogue is not in it: after an
 * import a list shows the score of before until the plan is looked at or changed.
 */
export function rulesMark(): string {
  if (mark !== undefined) return mark;
  const hash = createHash("sha256");
  for (const file of markedFiles()) hash.update(readFileSync(file));
  mark = hash.digest("hex").slice(0, 16);
  return mark;
}
