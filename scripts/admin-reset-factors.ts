// npm run admin:reset-factors -- ADDRESS: takes the second factor of an administrator away who has lost it, where nobody else
// administers who could. Whoever may run this has the server, and with it the database.
import { createInterface } from "node:readline/promises";
import { readLiveLock } from "../lib/core/plain/data-lock.mjs";
import { refuse } from "./lib/process.mjs";
import { placeOf, readSettings, serverEnvironment } from "./lib/settings.mjs";

const email = (process.argv[2] ?? "").trim().toLowerCase();
if (!email) refuse("Name the administrator: npm run admin:reset-factors -- somebody@example.rw");
const settings = readSettings();
const place = placeOf(settings);
const owner = settings.DATABASE_URL ? null : readLiveLock(place.dataDir);
if (owner) refuse(`Isomo is running on ${place.dataDir} (process ${owner.pid}); stop it first.`);
Object.assign(process.env, serverEnvironment(settings, place));

// Only now, because the environment is read when these are loaded.
const { closeDatabase, database } = await import("@/db");
const { findByEmail } = await import("@/lib/accounts/queries");
const { resetFactorsHere } = await import("@/lib/administration/service");
const { actAs } = await import("@/lib/web/system");

async function isConfirmed(): Promise<boolean> {
  process.stdout.write(
    `App, passkeys and recovery codes of ${email} are removed, all its sessions end, and a mail tells of it.\n`,
  );
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const ended = new Promise<string>((resolve) => lines.once("close", () => resolve("")));
  const typed = await Promise.race([lines.question("Type the address again to do it: "), ended]);
  lines.close();
  return typed.trim().toLowerCase() === email;
}

/** What came of it. */
async function reset(): Promise<string> {
  const account = await findByEmail(await database(), email);
  if (account?.role !== "ADMIN")
    return `${email} is no administrator here: an administrator resets it among the users.`;
  if (account.lockedAt) return `${email} is locked: nothing was changed.`;
  if (!(await isConfirmed())) return "That is another address: nothing was changed.";
  if (!(await resetFactorsHere(await actAs(account.id)))) return `${email} has no second factor: nothing was changed.`;
  process.exitCode = 0;
  return `The second factor of ${email} is removed. The mail goes out with the server's next ones.`;
}

process.exitCode = 1;
const answer = await reset().finally(closeDatabase);
process.stdout.write(`${answer}\n`);
