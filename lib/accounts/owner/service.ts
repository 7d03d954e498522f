import type { Tx } from "@/db";
import { queueMail } from "@/lib/notifications/service";
import { securityMail, type SecurityEvent } from "@/lib/notifications/channels/mail/templates";
import { safetyPages } from "../mail-links/rules";
import type { Account } from "../queries";

/** Tells the account's person by mail what was changed about the ways in. */
export async function tellOwner(tx: Tx, account: Account, event: SecurityEvent): Promise<void> {
  const { fullName: name, language, email: recipient } = account;
  await queueMail(tx, { recipient, ...securityMail({ name, language }, event, safetyPages(language)) });
}
