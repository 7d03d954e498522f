import { transact } from "@/db";
import { recordAccess } from "@/lib/audit/service";
import type { Actor } from "@/lib/core/actor";
import { requireAdmin } from "@/lib/core/require-admin";

/** Where administrators see people's addresses; what each is called: messages, `audit.ways`. */
type AuditedReading = "users" | "subscribers" | "referrals" | "payments" | "messages" | "review" | "audit";

/** Writes down that an administrator is shown people's data; stands before it is read. Throws `forbidden`. */
export async function noteReading(actor: Actor, what: AuditedReading): Promise<void> {
  requireAdmin(actor);
  const note = { act: "personalDataRead", subjectType: "account", subjectId: null, details: { what } } as const;
  await transact((tx) => recordAccess(tx, actor.accountId, note));
}
