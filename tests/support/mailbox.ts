import { desc, eq } from "drizzle-orm";
import { database } from "@/db";
import { outbox } from "@/db/schema";

/** The mails to an address, the newest first. */
export async function mailsTo(email: string) {
  const db = await database();
  return db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(desc(outbox.id));
}

/** The codes that were mailed to an address, the newest first. */
export async function codesTo(email: string): Promise<string[]> {
  return (await mailsTo(email)).flatMap(({ subject }) => /^\d{6}/.exec(subject) ?? []);
}

/** The secrets of the links that were mailed to an address, the newest first. */
export async function linksTo(email: string): Promise<string[]> {
  return (await mailsTo(email)).flatMap(({ text }) => /\blink=([\w-]{43})/.exec(text)?.[1] ?? []);
}
