import { and, eq, inArray, isNull, lt } from "drizzle-orm";
import { transact, type Tx } from "@/db";
import { contactMessages, notifications } from "@/db/schema";
import { listAdministratorIds } from "@/lib/accounts/queries";
import { recordAudit } from "@/lib/audit/service";
import type { Actor } from "@/lib/core/actor";
import { days, now } from "@/lib/core/clock";
import { env } from "@/lib/core/env";
import { AppError, isAppError } from "@/lib/core/errors";
import type { Locale } from "@/lib/core/language";
import { requireAdmin } from "@/lib/core/require-admin";
import { spendLimit } from "@/lib/limits/service";
import { eraseMessagesAbout, notify, queueMail } from "@/lib/notifications/service";
import { contactMail, contactsMail } from "@/lib/notifications/channels/mail/templates";
import { mailboxOf } from "@/lib/referrals/rules";
import { keptDays } from "./constants";
import type { ContactInput } from "./schema";

type Message = typeof contactMessages.$inferSelect;

/** Whether people are told of one more message by itself: of a flood they are told in one. */
async function mayTell(): Promise<boolean> {
  try {
    await spendLimit("contactNotices", "all");
    return true;
  } catch (error) {
    if (isAppError(error) && error.code === "too_many_requests") return false;
    throw error;
  }
}

async function tell(tx: Tx, { id, name, email, subject, message }: Message): Promise<void> {
  const about = { kind: "contactMessage", type: "CONTACT", entityType: "contactMessage", entityId: id } as const;
  for (const accountId of await listAdministratorIds(tx))
    await notify(tx, { ...about, accountId, params: { email, subject } });
  const { SUPPORT_EMAIL: recipient, appUrl } = env();
  if (!recipient) return;
  const link = `${appUrl}/admin/messages?message=${id}`;
  const mail = contactMail({ name, email, subject, message, link });
  await queueMail(tx, { recipient, ...mail, about: { type: "contactMessage", id } });
}

/**
 * Keeps what a visitor wrote and tells those who can answer: administrators, and the support's mailbox where there is one.
 * What a program wrote into the field that no person sees is answered alike and dropped. Throws `too_many_requests`.
 */
export async function sendContactMessage(
  input: ContactInput,
  visit: { address: string; language: Locale },
): Promise<void> {
  await spendLimit("contactAddress", visit.address);
  const { website, language = visit.language, ...written } = input;
  if (website) return;
  await spendLimit("contactMailbox", mailboxOf(written.email));
  const told = await mayTell();
  await transact(async (tx) => {
    const row = { ...written, language, createdAt: now(), toldAt: told ? now() : null };
    const [kept] = await tx.insert(contactMessages).values(row).returning();
    if (kept && told) await tell(tx, kept);
  });
}

/**
 * Tells administrators and the support in one notice of the messages that came in a flood and wait for an answer. Returns of
 * how many.
 */
export async function notifyOfMessages(): Promise<number> {
  return transact(async (tx) => {
    const untold = await tx
      .update(contactMessages)
      .set({ toldAt: now() })
      .where(isNull(contactMessages.toldAt))
      .returning({ state: contactMessages.state });
    const count = untold.filter(({ state }) => state === "new").length;
    if (count === 0) return 0;
    const about = { kind: "contactMessages", type: "CONTACT", entityType: "contactMessages" } as const;
    for (const accountId of await listAdministratorIds(tx))
      await notify(tx, { ...about, accountId, params: { count } });
    const { SUPPORT_EMAIL: recipient, appUrl } = env();
    if (recipient) await queueMail(tx, { recipient, ...contactsMail({ count, link: `${appUrl}/admin/messages` }) });
    return count;
  });
}

/** What administrators and the support's mailbox were told of messages that are gone. */
async function forgetNotices(tx: Tx, gone: readonly { id: number }[]): Promise<void> {
  if (gone.length === 0) return;
  const { entityType, entityId } = notifications;
  const ids = gone.map(({ id }) => id);
  await tx.delete(notifications).where(and(eq(entityType, "contactMessage"), inArray(entityId, ids)));
  await eraseMessagesAbout(tx, { type: "contactMessage", ids });
}

/** Erases what was written from an address, and what others were told of it, in the caller's transaction. */
export async function eraseMessagesFrom(tx: Tx, email: string): Promise<void> {
  const written = eq(contactMessages.email, email);
  await forgetNotices(tx, await tx.delete(contactMessages).where(written).returning({ id: contactMessages.id }));
}

/** Writes down that somebody has answered a message. Again changes nothing. Throws `forbidden` and `message_not_found`. */
export async function markMessageAnswered(actor: Actor, id: number): Promise<void> {
  await changeState(actor, { id, to: "answered" });
}

/** A message waits for an answer again. Again changes nothing. Throws `forbidden` and `message_not_found`. */
export async function reopenMessage(actor: Actor, id: number): Promise<void> {
  await changeState(actor, { id, to: "new" });
}

async function changeState(actor: Actor, { id, to }: { id: number; to: Message["state"] }): Promise<void> {
  requireAdmin(actor);
  const from = to === "answered" ? "new" : "answered";
  await transact(async (tx) => {
    const changed = await tx
      .update(contactMessages)
      .set({ state: to, answeredAt: to === "answered" ? now() : null })
      .where(and(eq(contactMessages.id, id), eq(contactMessages.state, from)))
      .returning({ id: contactMessages.id });
    if (changed.length > 0) {
      const act = to === "answered" ? "messageAnswered" : "messageReopened";
      return recordAudit(tx, actor, { act, subjectType: "message", subjectId: id });
    }
    if ((await tx.$count(contactMessages, eq(contactMessages.id, id))) === 0) throw new AppError("message_not_found");
  });
}

/** Erases a message, such as one whose writer asks for it. Throws `forbidden` and `message_not_found`. */
export async function deleteMessage(actor: Actor, id: number): Promise<void> {
  requireAdmin(actor);
  await transact(async (tx) => {
    const gone = await tx
      .delete(contactMessages)
      .where(eq(contactMessages.id, id))
      .returning({ id: contactMessages.id });
    if (gone.length === 0) throw new AppError("message_not_found");
    await forgetNotices(tx, gone);
    await recordAudit(tx, actor, { act: "messageDeleted", subjectType: "message", subjectId: id });
  });
}

/** Erases messages that came more than a year ago. Returns how many. The privacy page promises it. */
export async function eraseOldMessages(): Promise<number> {
  return transact(async (tx) => {
    const old = lt(contactMessages.createdAt, new Date(now().getTime() - days(keptDays)));
    const gone = await tx.delete(contactMessages).where(old).returning({ id: contactMessages.id });
    await forgetNotices(tx, gone);
    return gone.length;
  });
}
