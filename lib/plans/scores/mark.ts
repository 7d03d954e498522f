import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { claimsFile, collocationsFile, usageFile } from "@/lib/bank/constants";

/** Where the rules of the check and their words stand; the server's threads run them from there. */
const rooms = ["inspection", "safety", "text", "kinds"];

function filesUnder(path: string): string[] {
  if (!statSync(path).isDirectory()) return /\.(?:ts|json)$/.test(path) ? [path] : [];
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}

let mark: string | undefined;

/**
 * A mark of the rules by which this process scores plans: another one as soon as a rule, a word of it or a known fact is another. The
 * catalogue is not in it: after an import a list shows the score of before until the plan is looked at or changed.
 */
export function rulesMark(): string {
  if (mark !== undefined) return mark;
  const hash = createHash("sha256");
  const sources = rooms.flatMap((room) => filesUnder(`${process.cwd()}/lib/plans/${room}`));
  for (const file of [...sources, claimsFile, usageFile, collocationsFile]) hash.update(readFileSync(file));
  mark = hash.digest("hex").slice(0, 16);
  return mark;
}
