import type { Tx } from "@/db";
import { auditLog } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { requireAdmin } from "@/lib/core/require-admin";
import type { AccessNote, AuditNote } from "./types";

/** Writes down what an administrator does, in the transaction that does it. Throws `forbidden`. */
export async function recordAudit(tx: Tx, actor: Actor, note: AuditNote): Promise<void> {
  requireAdmin(actor);
  const { act, subjectType, subjectId, details = {} } = note;
  await tx
    .insert(auditLog)
    .values({ actorId: actor.accountId, act, subjectType, subjectId, details: { ...details }, createdAt: now() });
}

/** Writes down that somebody came in, or read or took along data, in the transaction that does it. */
export async function recordAccess(tx: Tx, actorId: number, note: AccessNote): Promise<void> {
  const { act, subjectType, subjectId, details = {} } = note;
  const line = { act, subjectType, subjectId, details: { ...details }, createdAt: now() };
  await tx.insert(auditLog).values({ actorId, access: true, ...line });
}
