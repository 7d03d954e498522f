import { and, asc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { database, transact, type Tx } from "@/db";
import { outbox, notifications } from "@/db/schema";
import { markChanged } from "@/lib/activity/service";
import type { Actor } from "@/lib/core/actor";
import { minutes, now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { errorFacts, log } from "@/lib/core/log";
import { searchableLines, storable } from "@/lib/core/searchable";
import { staysLocal } from "./channels/mailbox";
import { channels } from "./channels/registry";
import { searchedTexts } from "./rules";
import type { Channel, Message, MessageSubject, NotificationEntry, NotificationParams, QueuedMessage } from "./types";

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
  const searchText = searchableLines(searchedTexts(params));
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

const maximalTries = 10;

const shared = globalThis as typeof globalThis & { isomoQueued?: () => void };

/** Calls back, in this process, whenever a message was put into the outbox by a transaction that may not be over yet. */
export function whenQueued(listener: () => void): void {
  shared.isomoQueued = listener;
}

/** The channel of a message in the outbox; null where it has been taken away since. */
function channelOf(name: string): Channel | null {
  return Object.entries<Channel>(channels).find(([known]) => known === name)?.[1] ?? null;
}

/**
 * Puts a message into the outbox, in the transaction of what causes it. In local mode without a provider the mailbox page
 * is the delivery, so it is sent at once.
 */
export async function queueMessage(tx: Tx, channel: keyof typeof channels, message: QueuedMessage): Promise<void> {
  const local = staysLocal(channels[channel]);
  const delivered = local ? { state: "sent" as const, sentAt: now() } : {};
  const { about, ...written } = message;
  const row = { channel, ...written, aboutType: about?.type, aboutId: about?.id };
  await tx.insert(outbox).values({ ...row, ...delivered, createdAt: now(), nextTryAt: now() });
  if (!local) shared.isomoQueued?.();
}

/** Puts a mail into the outbox, in the transaction of what causes it. */
export async function queueMail(tx: Tx, mail: QueuedMessage): Promise<void> {
  await queueMessage(tx, "mail", mail);
}

/** Erases what was told outside of the product of rows that are gone, sent or not. */
export async function eraseMessagesAbout(
  tx: Tx,
  { type, ids }: { type: MessageSubject["type"]; ids: readonly number[] },
): Promise<void> {
  if (ids.length === 0) return;
  await tx.delete(outbox).where(and(eq(outbox.aboutType, type), inArray(outbox.aboutId, [...ids])));
}

/** After a failed try: 1, 2, 4 ... minutes, at most 4 hours. */
function nextTry(tries: number): Date {
  return new Date(now().getTime() + Math.min(minutes(2 ** tries), minutes(240)));
}

type OutboxRow = typeof outbox.$inferSelect;

async function claimDue(): Promise<OutboxRow | undefined> {
  const db = await database();
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(eq(outbox.state, "queued"), lte(outbox.nextTryAt, now())))
    .orderBy(asc(outbox.id))
    .limit(1)
    .for("update", { skipLocked: true });
  // Pushing the next try ahead is the claim: a process that dies meanwhile loses nothing but time.
  const [claimed] = await db
    .update(outbox)
    .set({ tries: sql`${outbox.tries} + 1`, nextTryAt: new Date(now().getTime() + minutes(2)) })
    .where(and(eq(outbox.id, sql`(${due})`), eq(outbox.state, "queued")))
    .returning();
  return claimed;
}

/** What is kept of a message that goes nowhere any more. In local mode the mailbox page is where its code is read. */
function keptOf(message: OutboxRow): Partial<Message> {
  const channel = channelOf(message.channel);
  if (channel && staysLocal(channel)) return {};
  const { subject, text, html } = channel?.kept(message) ?? { subject: "", text: "", html: "" };
  return { subject, text, html };
}

/** Notes that a try failed; after the last one nothing is kept that opens anything. */
async function putOff(message: OutboxRow, error: unknown): Promise<void> {
  const { id, tries } = message;
  const lastError = error instanceof Error ? error.message.slice(0, 200) : "unknown";
  const state = tries >= maximalTries ? "failed" : "queued";
  const db = await database();
  await db
    .update(outbox)
    .set({ state, lastError, nextTryAt: nextTry(tries), ...(state === "failed" ? keptOf(message) : {}) })
    .where(eq(outbox.id, id));
  log("warn", "message_not_sent", { message: id, channel: message.channel, tries, ...errorFacts(error) });
}

/** Hands a message to its channel's provider. Throws where it is not taken: it waits, and is never lost in silence. */
async function deliver(message: OutboxRow): Promise<void> {
  const channel = channelOf(message.channel);
  if (!channel) throw new Error("no such channel");
  if (staysLocal(channel)) return;
  if (!channel.isServed()) throw new Error("channel without a provider");
  await channel.deliver(message);
}

/** Sends what is due, by every channel. Returns how many messages went out. */
export async function sendDueMessages(): Promise<number> {
  let sent = 0;
  for (let message = await claimDue(); message; message = await claimDue()) {
    try {
      await deliver(message);
      const db = await database();
      await db
        .update(outbox)
        .set({ state: "sent", sentAt: now(), lastError: null, ...keptOf(message) })
        .where(eq(outbox.id, message.id));
      sent += 1;
    } catch (error) {
      await putOff(message, error);
    }
  }
  return sent;
}
