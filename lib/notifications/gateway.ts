import { Resend } from "resend";
import { env } from "@/lib/core/env";

export type OutgoingMail = { id: number; recipient: string; subject: string; text: string; html: string };

/**
 * Hands a mail to the provider; the outbox id is the idempotency key, so that a repeated try is not a second mail.
 * Throws when the provider refuses or does not answer within 10 seconds.
 */
export async function deliverMail(mail: OutgoingMail): Promise<void> {
  const resend = new Resend(env().RESEND_API_KEY, { baseUrl: env().RESEND_BASE_URL });
  const sending = resend.emails.send(
    { from: env().mailFrom, to: mail.recipient, subject: mail.subject, text: mail.text, html: mail.html },
    { idempotencyKey: `isomo-mail-${mail.id}` },
  );
  const timeout = AbortSignal.timeout(10_000);
  const expired = new Promise<never>((_resolve, reject) => {
    timeout.addEventListener("abort", () => reject(new Error("timeout")));
  });
  const { error } = await Promise.race([sending, expired]);
  if (error) throw new Error(error.name);
}
