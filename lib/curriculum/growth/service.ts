import { and, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { transact, type Tx } from "@/db";
import {
  curriculumClasses,
  curriculumDecisions,
  curriculumModules,
  curriculumUnits,
  curriculumUses,
  type SharedWords,
} from "@/db/schema";
import { recordAudit } from "@/lib/audit/service";
import type { Actor } from "@/lib/core/actor";
import { days, now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { requireAdmin } from "@/lib/core/require-admin";
import { isSameText } from "@/lib/core/searchable";
import { isForTrade } from "../queries";
import { detailsKept, grownSource, keptDays } from "./constants";
import { findProposal } from "./queries";
import { moduleParts, readKey, schoolKey } from "./rules";
import type { ProposalConfirmation } from "./schema";
import type { GrownKind, Use } from "./types";

function lower(column: typeof curriculumUnits.title | typeof curriculumModules.title) {
  return sql`lower(${column})`;
}

/** Whether the catalogue has nothing to learn from what was typed. */
const isKnown: Record<GrownKind, (tx: Tx, use: Use) => Promise<boolean>> = {
  async unit(tx, { level, title, details, isSubject }) {
    const { classLevel, confirmed, keyUnitCompetence, shared, subject } = curriculumUnits;
    const found = await tx
      .select({ keyUnitCompetence, shared, subject })
      .from(curriculumUnits)
      .where(
        and(
          or(eq(confirmed, true), isNotNull(shared)),
          or(isNull(classLevel), eq(classLevel, level)),
          eq(lower(curriculumUnits.title), title.trim().toLowerCase()),
        ),
      );
    const competenceOf = (unit: (typeof found)[number]) => unit.keyUnitCompetence ?? unit.shared?.keyUnitCompetence;
    return found.some((unit) => isSubject(unit.subject) && (competenceOf(unit) || details.length === 0));
  },
  async module(tx, { title: typed, subject: trade }) {
    const { code, title } = moduleParts(typed);
    const named = eq(lower(curriculumModules.title), title.toLowerCase());
    const found = await tx
      .select({ outcomes: curriculumModules.outcomes })
      .from(curriculumModules)
      .where(
        and(
          eq(curriculumModules.confirmed, true),
          isForTrade(trade),
          code ? or(eq(curriculumModules.code, code), named) : named,
        ),
      );
    return found.some(({ outcomes }) => outcomes.length > 0);
  },
};

/**
 * Keeps what the actor typed for a unit or a module, in the transaction that keeps the plan; once for each account, and only where
 * the catalogue does not have it.
 */
export async function rememberUse(tx: Tx, actor: Actor, use: Use): Promise<void> {
  if (await isKnown[use.kind](tx, use)) return;
  const { isSubject: _test, ...typed } = use;
  const said = { ...typed, schoolKey: schoolKey(actor.school), updatedAt: now() };
  const { accountId, kind, placeKey, titleKey, details } = curriculumUses;
  const all = sql`(select jsonb_agg(said) from (
    select distinct said from jsonb_array_elements(${details} || excluded.details) as said limit ${detailsKept}
  ) as kept)`;
  await tx
    .insert(curriculumUses)
    .values({ ...said, accountId: actor.accountId })
    .onConflictDoUpdate({
      target: [accountId, kind, placeKey, titleKey],
      set: { ...said, ...(use.details.length > 0 ? { details: keepsAll[use.kind] ? all : use.details } : { details }) },
    });
}

/** Erases what was last typed more than a year ago. Returns how many rows. The privacy page promises it. */
export async function eraseOldUses(): Promise<number> {
  return transact(async (tx) => {
    const old = lt(curriculumUses.updatedAt, new Date(now().getTime() - days(keptDays)));
    return (await tx.delete(curriculumUses).where(old).returning({ id: curriculumUses.id })).length;
  });
}

/** A unit has one competence, a module several outcomes. */
const keepsAll: Record<GrownKind, boolean> = { unit: false, module: true };

/** What is to stand beside a unit of another source: what that does not say, and whatever is typed while it is to be confirmed. */
function besideSource(unit: typeof curriculumUnits.$inferSelect, typed: SharedWords): SharedWords {
  const { unitNo, keyUnitCompetence, term, confirmed, shared } = unit;
  const kept = <Value>(own: Value, said: Value, before: Value | undefined) =>
    own === null || !confirmed ? (said ?? before ?? null) : null;
  return {
    unitNo: kept(unitNo, typed.unitNo, shared?.unitNo),
    keyUnitCompetence: kept(keyUnitCompetence, typed.keyUnitCompetence, shared?.keyUnitCompetence),
    term: kept(term, typed.term, shared?.term),
  };
}

/**
 * Adds the unit, or what the one of this title lacks; what a source says stays its own. A number that another unit has is
 * refused.
 */
async function writeUnit(tx: Tx, given: ProposalConfirmation): Promise<void> {
  const { level: classLevel, subject, unitNo, title, term } = given;
  const keyUnitCompetence = given.details || null;
  const [known] = await tx.select().from(curriculumClasses).where(eq(curriculumClasses.name, classLevel)).limit(1);
  if (!known) throw new AppError("invalid_input", { fields: { level: "unknownClass" } });
  await tx.execute(sql`lock table ${curriculumUnits} in share row exclusive mode`);
  const place = await tx.select().from(curriculumUnits).where(eq(curriculumUnits.classLevel, classLevel));
  const units = place.filter((unit) => isSameText(unit.subject, subject));
  const before = units.find((unit) => isSameText(unit.title, title));
  const others = units.filter((unit) => unit !== before);
  if (unitNo !== null && others.some((unit) => unit.unitNo === unitNo || unit.shared?.unitNo === unitNo))
    throw new AppError("invalid_input", { fields: { unitNo: "unitTaken" } });
  const typed = { unitNo, keyUnitCompetence, term };
  if (!before) {
    const origin = { origin: "teachers", confirmed: true, source: grownSource } as const;
    await tx.insert(curriculumUnits).values({ ...typed, ...origin, classLevel, subject, title });
    return;
  }
  const completed = {
    unitNo: before.unitNo ?? unitNo,
    keyUnitCompetence: before.keyUnitCompetence ?? keyUnitCompetence,
    term: before.term ?? term,
  };
  await tx
    .update(curriculumUnits)
    .set(before.origin === "teachers" ? completed : { shared: besideSource(before, typed) })
    .where(eq(curriculumUnits.id, before.id));
}

/** Adds the module, or the outcomes that the one of this code or title lacks, marked as the teachers'. */
async function writeModule(tx: Tx, given: ProposalConfirmation): Promise<void> {
  const { level, subject: trade, details } = given;
  const { code, title } = moduleParts(given.title);
  const titles = [...new Set(details.split("\n").map((line) => line.trim()))].filter(Boolean);
  await tx.execute(sql`lock table ${curriculumModules} in share row exclusive mode`);
  const before = (await tx.select().from(curriculumModules).where(isForTrade(trade))).find(
    (module) => (code !== "" && module.code === code) || isSameText(module.title, title),
  );
  const origin = "teachers" as const;
  if (!before) {
    const outcomes = titles.map((outcome) => ({ title: outcome }));
    const grown = { outcomes, origin, confirmed: true, source: grownSource };
    await tx.insert(curriculumModules).values({ code, title, trade, trades: [trade], level, ...grown });
    return;
  }
  const lacking = titles.filter((outcome) => !before.outcomes.some((known) => isSameText(known.title, outcome)));
  const added = lacking.map((outcome) => ({ title: outcome, ...(before.origin === origin ? {} : { origin }) }));
  const outcomes = [...before.outcomes, ...added];
  await tx.update(curriculumModules).set({ outcomes }).where(eq(curriculumModules.id, before.id));
}

const writers: Record<GrownKind, (tx: Tx, given: ProposalConfirmation) => Promise<void>> = {
  unit: writeUnit,
  module: writeModule,
};

type Verdict = "confirmed" | "rejected";
const acts = { confirmed: "proposalConfirmed", rejected: "proposalRejected" } as const;

async function decide(
  tx: Tx,
  actor: Actor,
  { key: text, verdict }: { key: string; verdict: Verdict },
): Promise<GrownKind> {
  requireAdmin(actor);
  const key = readKey(text);
  const proposal = key && (await findProposal(tx, key));
  if (!key || !proposal) throw new AppError("proposal_not_found");
  // Of two administrators at once the second waits here, and then finds it decided.
  const [made] = await tx
    .insert(curriculumDecisions)
    .values({ ...key, verdict, decidedAt: now() })
    .onConflictDoNothing()
    .returning();
  if (!made) throw new AppError("already_decided");
  await recordAudit(tx, actor, {
    act: acts[verdict],
    subjectType: "curriculum",
    subjectId: null,
    details: { schools: proposal.schools },
  });
  return key.kind;
}

/**
 * Takes a proposal into the catalogue, as the administrator leaves it; from then on it serves all. Throws `forbidden`,
 * `proposal_not_found`, `already_decided`, and `invalid_input` where the catalogue has no such class or another unit of this
 * number.
 */
export async function confirmProposal(actor: Actor, given: ProposalConfirmation): Promise<void> {
  await transact(async (tx) => {
    const kind = await decide(tx, actor, { key: given.key, verdict: "confirmed" });
    await writers[kind](tx, given);
  });
}

/** It is not proposed again. Throws `forbidden`, `proposal_not_found`, `already_decided`. */
export async function rejectProposal(actor: Actor, key: string): Promise<void> {
  await transact((tx) => decide(tx, actor, { key, verdict: "rejected" }));
}
