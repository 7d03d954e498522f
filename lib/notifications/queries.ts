import { and, desc, eq, gt } from "drizzle-orm";
import { database, type Tx } from "@/db";
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

/** Whether the recipient got a mail with this subject after `since`. */
export async function wasMailed(tx: Tx, mail: { recipient: string; subject: string; since: Date }): Promise<boolean> {
  const { recipient, subject, since } = mail;
  const same = and(eq(mails.recipient, recipient), eq(mails.subject, subject), gt(mails.createdAt, since));
  return (await tx.$count(mails, same)) > 0;
}
