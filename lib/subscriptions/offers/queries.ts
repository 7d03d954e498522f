import { and, asc, eq, gte, inArray, sql } from "drizzle-orm";
import type { Tx } from "@/db";
import { auditLog, subscriptionTiers } from "@/db/schema";
import { days, now } from "@/lib/core/clock";
import { getBundleOffer } from "../queries";
import { asOffer } from "./rules";
import type { OfferTerms } from "./types";

/** How far back prices count: nobody makes something cheap for a moment. */
export const offerMemory = days(30);

type Line = { act: string; subjectId: number | null; details: Record<string, string | number> };

/** What the log keeps of an offer that is changed. */
export function traceOf({ price, lessonPlansPerMonth, durationDays, active }: OfferTerms) {
  return { before: price, plansBefore: lessonPlansPerMonth, daysBefore: durationDays, soldBefore: active ? 1 : 0 };
}

/** The offer as a line of the log found it; what the line does not say is as `now`. */
function offerOf({ details }: Line, known: OfferTerms | undefined): OfferTerms {
  const { before, plansBefore, daysBefore, soldBefore } = details;
  return {
    price: Number(before ?? known?.price ?? 0),
    lessonPlansPerMonth: Number(plansBefore ?? known?.lessonPlansPerMonth ?? 0),
    durationDays: Number(daysBefore ?? known?.durationDays ?? 1),
    active: soldBefore === undefined ? (known?.active ?? false) : soldBefore === 1,
  };
}

function isRecent() {
  return gte(auditLog.createdAt, new Date(now().getTime() - offerMemory));
}

/** All tiers as they stood at the beginning of the memory of prices: without later ones, with those deleted since. */
export async function listOffersBefore(tx: Tx): Promise<OfferTerms[]> {
  const { id, act, subjectType, subjectId, details } = auditLog;
  const acts = inArray(act, ["tierCreated", "tierUpdated", "tierDeleted"]);
  const lines = await tx
    .select({ act, subjectId, details })
    .from(auditLog)
    .where(and(eq(subjectType, "tier"), acts, isRecent()))
    .orderBy(asc(id));
  const first = new Map<number | null, Line>();
  for (const line of lines) if (!first.has(line.subjectId)) first.set(line.subjectId, line);
  const tiers = new Map((await tx.select().from(subscriptionTiers)).map((tier) => [tier.id, tier]));
  const untouched = [...tiers.values()].filter((tier) => !first.has(tier.id));
  const changed = [...first.values()].filter((line) => line.act !== "tierCreated");
  return [...untouched, ...changed.map((line) => offerOf(line, tiers.get(line.subjectId ?? 0)))];
}

/** The bundle as it stood then. */
export async function findBundleBefore(tx: Tx): Promise<OfferTerms> {
  const { id, act, details } = auditLog;
  const isBundle = sql`${details} ->> 'name' = 'bundle' and ${details} ->> 'before' is not null`;
  const [line] = await tx
    .select({ act, subjectId: auditLog.subjectId, details })
    .from(auditLog)
    .where(and(eq(act, "settingChanged"), isBundle, isRecent()))
    .orderBy(asc(id))
    .limit(1);
  const known = asOffer(await getBundleOffer(tx));
  return line ? offerOf(line, known) : known;
}
