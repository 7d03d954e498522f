import { and, desc, eq, gt, inArray, isNull } from "drizzle-orm";
import { database, type Tx } from "@/db";
import { outbox, notifications } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { createCache } from "@/lib/core/cache";
import { minutes } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import type { Locale } from "@/lib/core/language";
import { toPage, type Page } from "@/lib/core/pagination";
import { localChannels } from "./channels/mailbox";
import { notificationsSize } from "./constants";
import { renderNotification, spokenParams } from "./rules";
import type { MessagePurpose, Notification } from "./types";

/** Told to whoever asks, in the language of the page or call. */
function notificationOf(row: typeof notifications.$inferSelect, locale: Locale): Notification {
  const { id, type, params, entityType, entityId } = row;
  const createdAt = row.createdAt.toISOString();
  const texts = renderNotification(row, locale);
  return {
    id,
    type,
    ...texts,
    params: spokenParams(params, locale),
    entityType,
    entityId,
    createdAt,
    read: row.readAt !== null,
  };
}

export type NotificationsRequest = { locale: Locale; page?: number; size?: number; unreadOnly?: boolean };

function mine(actor: Actor, unreadOnly = false) {
  return and(eq(notifications.accountId, actor.accountId), unreadOnly ? isNull(notifications.readAt) : undefined);
}

/** The actor's notifications, newest first, told in a language. */
export async function listNotifications(actor: Actor, request: NotificationsRequest): Promise<Page<Notification>> {
  const { locale, page = 0, size = notificationsSize, unreadOnly } = request;
  const where = mine(actor, unreadOnly);
  const db = await database();
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(notifications)
      .where(where)
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(size)
      .offset(page * size),
    db.$count(notifications, where),
  ]);
  return toPage(
    rows.map((row) => notificationOf(row, locale)),
    { page, size, total },
  );
}

/** One of the actor's notifications. Throws `unknown_notification`. */
export async function getNotification(actor: Actor, id: number, locale: Locale): Promise<Notification> {
  const db = await database();
  const [row] = await db
    .select()
    .from(notifications)
    .where(and(eq(notifications.id, id), mine(actor)));
  if (!row) throw new AppError("unknown_notification");
  return notificationOf(row, locale);
}

const cachedCount = createCache<{ count: number }>({ max: 5_000, ttl: minutes(5) });

/** How many the actor has not read yet; asked by every signed-in page, answered from memory until something changes. */
export async function countUnread(actor: Actor): Promise<number> {
  const { count } = await cachedCount(`${actor.accountId}:${actor.revision}`, async () => {
    const db = await database();
    return { count: await db.$count(notifications, mine(actor, true)) };
  });
  return count;
}

/**
 * What stays on this machine, newest first, at most 100; all recipients' unless one is named. Nothing of a channel that really
 * sends, nor in production.
 */
export async function listSandboxMails(recipient?: string) {
  const db = await database();
  return db
    .select({
      id: outbox.id,
      to: outbox.recipient,
      subject: outbox.subject,
      text: outbox.text,
      html: outbox.html,
      createdAt: outbox.createdAt,
    })
    .from(outbox)
    .where(
      and(
        inArray(outbox.channel, localChannels()),
        recipient ? eq(outbox.recipient, recipient.trim().toLowerCase()) : undefined,
      ),
    )
    .orderBy(desc(outbox.id))
    .limit(100);
}

type MessageMatch = { recipient: string; purpose: MessagePurpose; since: Date };

/** How often the recipient was told this after `since`, in whatever words and language. */
export async function countMessages(tx: Tx, { recipient, purpose, since }: MessageMatch): Promise<number> {
  const same = and(eq(outbox.recipient, recipient), eq(outbox.purpose, purpose), gt(outbox.createdAt, since));
  return tx.$count(outbox, same);
}
