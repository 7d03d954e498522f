// npm run audit:verify: goes through the chain of the audit log and says whether a line was changed or is missing. Ends with
// status 1 when one is.
import { readLiveLock } from "../lib/core/plain/data-lock.mjs";
import { refuse } from "./lib/process.mjs";
import { placeOf, readSettings, serverEnvironment } from "./lib/settings.mjs";

const settings = readSettings();
const place = placeOf(settings);
const owner = settings.DATABASE_URL ? null : readLiveLock(place.dataDir);
if (owner) refuse(`Isomo is running on ${place.dataDir} (process ${owner.pid}); stop it first.`);
Object.assign(process.env, serverEnvironment(settings, place));

// Only now, because the environment is read when these are loaded.
const { closeDatabase } = await import("@/db");
const { verifyChain } = await import("@/lib/audit/chain/service");

const words = {
  changed: "is not what was written",
  missing: "follows on lines that are missing",
  cut: "is where the log should end, and does not",
  unchained: "lines stand outside the chain",
  seal: "does not bear the seal that was put on it",
} as const;

const { lines, seals, findings } = await verifyChain();
await closeDatabase();
for (const { what, position } of findings) process.stdout.write(`No. ${position} ${words[what]}.\n`);
if (findings.length === 0)
  process.stdout.write(`${lines} lines and ${seals} seals: nothing was changed, nothing is missing.\n`);
process.exit(findings.length === 0 ? 0 : 1);
