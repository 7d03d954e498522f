import { desc, eq } from "drizzle-orm";
import { database } from "@/db";
import { mails } from "@/db/schema";

/** Mails of the sandbox mailbox, newest first, at most 100; all recipients' unless one is named. Local mode only. */
export async function listSandboxMails(recipient?: string) {
  const db = await database();
  return db
    .select({
      id: mails.id,
      to: mails.recipient,
      subject: mails.subject,
      text: mails.text,
      html: mails.html,
      createdAt: mails.createdAt,
    })
    .from(mails)
    .where(recipient ? eq(mails.recipient, recipient.trim().toLowerCase()) : undefined)
    .orderBy(desc(mails.id))
    .limit(100);
}
