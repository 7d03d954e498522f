import { and, desc, eq, gte, isNull, ne, sql } from "drizzle-orm";
import type { Tx } from "@/db";
import { accounts, auditLog } from "@/db/schema";
import { isNewAdministrator } from "@/lib/audit/queries";
import { recordAudit } from "@/lib/audit/service";
import type { AuditNote } from "@/lib/audit/types";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { env } from "@/lib/core/env";
import { AppError } from "@/lib/core/errors";
import { findBundleBefore, listOffersBefore, offerMemory } from "./queries";
import { givesNoMore, isMuchCheaper } from "./rules";
import type { OfferTerms, OfferProposal } from "./types";

type OfferChange = { proposal: OfferProposal; known?: OfferTerms };

function noteOf({ subject, id, name, offer }: OfferProposal): AuditNote {
  const { price, lessonPlansPerMonth: plans, durationDays: days } = offer;
  const subjectType = subject === "tier" ? "tier" : "setting";
  return { act: "offerSeconded", subjectType, subjectId: id, details: { tier: name, price, plans, days } };
}

/** Whether another administrator, who serves still and did long before, has entered the same, and it was not changed since. */
async function isSeconded(tx: Tx, actor: Actor, proposal: OfferProposal): Promise<boolean> {
  const { act, subjectType, subjectId, details } = noteOf(proposal);
  const sameSubject = and(
    eq(auditLog.subjectType, subjectType),
    subjectId === null ? isNull(auditLog.subjectId) : eq(auditLog.subjectId, subjectId),
  );
  const serving = and(eq(accounts.id, auditLog.actorId), eq(accounts.role, "ADMIN"), isNull(accounts.lockedAt));
  const same = sql`${auditLog.details} = ${JSON.stringify(details)}::jsonb`;
  const recent = gte(auditLog.createdAt, new Date(now().getTime() - offerMemory));
  const [first] = await tx
    .select({ id: auditLog.id, actorId: auditLog.actorId, at: auditLog.createdAt })
    .from(auditLog)
    .innerJoin(accounts, serving)
    .where(and(eq(auditLog.act, act), sameSubject, same, recent, ne(auditLog.actorId, actor.accountId)))
    .orderBy(desc(auditLog.id))
    .limit(1);
  if (!first || (await isNewAdministrator(tx, first.actorId, first.at))) return false;
  const later = and(sameSubject, ne(auditLog.act, act), sql`${auditLog.id} > ${first.id}`);
  return (await tx.$count(auditLog, later)) === 0;
}

/**
 * Whether the actor may offer this now, in the caller's transaction. What gives more than twice as much for its price as
 * anything that was on sale 30 days before takes two administrators who enter the same: the first is written down, and is
 * told no. Throws `offer_second_needed` to who became an administrator less than 30 days before.
 */
export async function mayOffer(tx: Tx, actor: Actor, { proposal, known }: OfferChange): Promise<boolean> {
  const { subject, offer } = proposal;
  if (env().SECOND_CONFIRMATION_ABOVE === Infinity || (known && givesNoMore(offer, known))) return true;
  const shop = subject === "tier" ? await listOffersBefore(tx) : [await findBundleBefore(tx)];
  if (!isMuchCheaper(offer, shop)) return true;
  if (await isNewAdministrator(tx, actor.accountId, now())) throw new AppError("offer_second_needed");
  if (await isSeconded(tx, actor, proposal)) return true;
  await recordAudit(tx, actor, noteOf(proposal));
  return false;
}
