import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import { database, transact, type Tx } from "@/db";
import { mails, notifications } from "@/db/schema";
import { markChanged } from "@/lib/activity/service";
import type { Actor } from "@/lib/core/actor";
import { minutes, now } from "@/lib/core/clock";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { errorFacts, log } from "@/lib/core/log";
import { searchableLines, storable } from "@/lib/core/searchable";
import { deliverMail } from "./gateway";
import { withoutSecrets } from "./rules";
import type { NotificationEntry, NotificationParams } from "./types";

/** Long titles and reasons are told in part. */
const maximalText = 500;

function storableParams(params: NotificationParams): NotificationParams {
  const texts = Object.entries(params).map(
    ([name, value]) => [name, typeof value === "string" ? storable(value).slice(0, maximalText) : value] as const,
  );
  return Object.fromEntries(texts);
}

/** Tells somebody what happened, in the transaction of what caused it; the bell shows it at their next page. */
export async function notify(tx: Tx, entry: NotificationEntry): Promise<void> {
  const params = storableParams(entry.params);
  const searchText = searchableLines(Object.values(params));
  await tx.insert(notifications).values({ ...entry, params, searchText, createdAt: now() });
  await markChanged(tx, entry.accountId);
}

/** Marks one of the actor's notifications read; again changes nothing. Throws `unknown_notification`. */
export async function markRead(actor: Actor, id: number): Promise<void> {
  await transact(async (tx) => {
    const own = and(eq(notifications.id, id), eq(notifications.accountId, actor.accountId));
    const marked = await tx
      .update(notifications)
      .set({ readAt: now() })
      .where(and(own, isNull(notifications.readAt)))
      .returning({ id: notifications.id });
    if (marked.length > 0) return markChanged(tx, actor.accountId);
    if ((await tx.$count(notifications, own)) === 0) throw new AppError("unknown_notification");
  });
}

/** Marks all of the actor's notifications read. Returns how many were unread. */
export async function markAllRead(actor: Actor): Promise<number> {
  return transact(async (tx) => {
    const marked = await tx
      .update(notifications)
      .set({ readAt: now() })
      .where(and(eq(notifications.accountId, actor.accountId), isNull(notifications.readAt)))
      .returning({ id: notifications.id });
    if (marked.length > 0) await markChanged(tx, actor.accountId);
    return marked.length;
  });
}

type Mail = { recipient: string; subject: string; text: string; html: string };

const maximalTries = 10;

const shared = globalThis as typeof globalThis & { isomoMailQueued?: () => void };

/** Calls back, in this process, whenever a mail was put into the outbox by a transaction that may not be over yet. */
export function whenMailIsQueued(listener: () => void): void {
  shared.isomoMailQueued = listener;
}

/**
 * Puts a mail into the outbox, in the transaction of what causes it. In local mode without a provider the mailbox page
 * is the delivery, so it is sent at once.
 */
export async function queueMail(tx: Tx, mail: Mail): Promise<void> {
  const delivered = env().mailSandbox ? { state: "sent" as const, sentAt: now() } : {};
  await tx.insert(mails).values({ ...mail, ...delivered, createdAt: now(), nextTryAt: now() });
  if (!env().mailSandbox) shared.isomoMailQueued?.();
}

/** After a failed try: 1, 2, 4 ... minutes, at most 4 hours. */
function nextTry(tries: number): Date {
  return new Date(now().getTime() + Math.min(minutes(2 ** tries), minutes(240)));
}

async function claimDueMail(): Promise<typeof mails.$inferSelect | undefined> {
  const db = await database();
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(eq(mails.state, "queued"), lte(mails.nextTryAt, now())))
    .orderBy(asc(mails.id))
    .limit(1)
    .for("update", { skipLocked: true });
  // Pushing the next try ahead is the claim: a process that dies meanwhile loses nothing but time.
  const [claimed] = await db
    .update(mails)
    .set({ tries: sql`${mails.tries} + 1`, nextTryAt: new Date(now().getTime() + minutes(2)) })
    .where(and(eq(mails.id, sql`(${due})`), eq(mails.state, "queued")))
    .returning();
  return claimed;
}

/** What is kept of a mail that goes nowhere any more. In local mode the mailbox page is where its code is read. */
function keptOf(mail: Mail): Partial<Mail> {
  if (env().mailSandbox) return {};
  const { subject, text, html } = withoutSecrets(mail);
  return { subject, text, html };
}

/** Sends what is due. Returns how many went out. */
export async function sendDueMails(): Promise<number> {
  let sent = 0;
  for (let mail = await claimDueMail(); mail; mail = await claimDueMail()) {
    const db = await database();
    try {
      if (!env().mailSandbox) await deliverMail(mail);
      await db
        .update(mails)
        .set({ state: "sent", sentAt: now(), lastError: null, ...keptOf(mail) })
        .where(eq(mails.id, mail.id));
      sent += 1;
    } catch (error) {
      const state = mail.tries >= maximalTries ? "failed" : "queued";
      const lastError = error instanceof Error ? error.message.slice(0, 200) : "unknown";
      await db
        .update(mails)
        .set({ state, lastError, nextTryAt: nextTry(mail.tries), ...(state === "failed" ? keptOf(mail) : {}) })
        .where(eq(mails.id, mail.id));
      log("warn", "mail_not_sent", { mail: mail.id, tries: mail.tries, ...errorFacts(error) });
    }
  }
  return sent;
}
