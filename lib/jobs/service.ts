import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { openDatabase, type OpenDatabase } from "@/db";
import { DatabaseRefused } from "@/db/baseline";
import { seedBasics } from "@/db/seed/basics";
import { makeFirstAdministrator } from "@/lib/accounts/service";
import { renewSeals } from "@/lib/accounts/totp/service";
import { env } from "@/lib/core/env";
import { errorFacts, log } from "@/lib/core/log";
import { warmDocuments } from "@/lib/documents/render";
import { sendDueMessages, whenQueued } from "@/lib/notifications/service";
import { markAllInterrupted } from "@/lib/plans/runs/service";
import { startJobs } from "./runner";
import { endCleanly } from "./shutdown";

/** Throws when the database does not answer. */
export async function checkHealth(): Promise<void> {
  const { db } = await openDatabase();
  await db.execute(sql`select 1`);
}

/** A first start makes an administrator; a password that nobody chose is told once, here. */
export async function welcomeAdministrator(): Promise<void> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = env();
  const email = ADMIN_EMAIL ?? "admin@isomo.local";
  const password = ADMIN_PASSWORD ?? randomBytes(12).toString("base64url");
  const made = await makeFirstAdministrator({ email, password });
  if (made && !ADMIN_PASSWORD)
    process.stdout.write(`\n  Administrator: ${email}   password: ${password}   (shown only now)\n\n`);
}

/** A message leaves right after the transaction that queued it; one that commits late leaves with the next job. */
function sendSoon(): void {
  const pause = 300;
  let due: NodeJS.Timeout | undefined;
  whenQueued(() => {
    due ??= setTimeout(() => {
      due = undefined;
      sendDueMessages().catch((error: unknown) => log("error", "messages_not_sent", errorFacts(error)));
    }, pause).unref();
  });
}

/** Says why and ends the process, so that whoever looks after it starts it again. */
export function endUnstarted(error: unknown): never {
  const facts = errorFacts(error);
  log("error", "not_started", error instanceof DatabaseRefused ? { ...facts, reason: error.message } : facts);
  process.exit(1);
}

/** What a new version or a changed setting asks of the data. */
export async function bringUpToDate({ db, engine, alone }: OpenDatabase): Promise<void> {
  await alone(async () => {
    await seedBasics(db);
    await welcomeAdministrator();
  });
  const seals = await renewSeals();
  if (seals > 0) log("info", "seals_renewed", { seals });
  if (engine.name === "pglite") {
    const plans = await markAllInterrupted();
    if (plans > 0) log("info", "generations_interrupted", { plans });
  }
}

/** Brings the database up to date before the first request is answered, and begins the work that nobody asks for. */
export async function startUp(): Promise<void> {
  const opened = await openDatabase();
  await bringUpToDate(opened);
  endCleanly();
  sendSoon();
  await startJobs(opened.engine);
}

/** Starts the threads that draw before the first download asks for them. Nothing waits for it. */
export function warmUp(): void {
  warmDocuments().catch((error: unknown) => log("error", "documents_not_warmed", errorFacts(error)));
}
