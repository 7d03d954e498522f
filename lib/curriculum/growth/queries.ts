import { and, count, desc, eq, notExists, or, sql, type SQL } from "drizzle-orm";
import { database, type Tx } from "@/db";
import { curriculumDecisions, curriculumUses } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { requireAdmin } from "@/lib/core/require-admin";
import { proposalsShown, schoolsNeeded } from "./constants";
import { keyText } from "./rules";
import type { Proposal, UseKey } from "./types";

const { kind, placeKey, titleKey, schoolKey, details } = curriculumUses;

const schools = sql<number>`count(distinct nullif(${schoolKey}, ''))`.mapWith(Number);

/** What is said most often. */
function usual<Said>(column: SQL | { getSQL(): SQL }) {
  return sql<Said>`mode() within group (order by ${column})`;
}

function isOf(key: UseKey): SQL | undefined {
  return and(eq(kind, key.kind), eq(placeKey, key.placeKey), eq(titleKey, key.titleKey));
}

/** Details that several schools typed alike, by the key of their unit. What one alone wrote stays with it. */
async function sharedDetails(tx: Tx, keys: readonly UseKey[]): Promise<Map<string, string[]>> {
  if (keys.length === 0) return new Map();
  const words = sql<string>`said.words`;
  const alike = sql`regexp_replace(lower(${words}), '[^[:alnum:]]+', ' ', 'g')`;
  const rows = await tx
    .select({ kind, placeKey, titleKey, text: usual<string>(words) })
    .from(curriculumUses)
    .innerJoin(sql`lateral jsonb_array_elements_text(${details}) as said(words)`, sql`true`)
    .where(or(...keys.map(isOf)))
    .groupBy(kind, placeKey, titleKey, alike)
    .having(sql`${schools} >= ${schoolsNeeded}`)
    .orderBy(desc(schools), alike);
  const byKey = new Map<string, string[]>();
  for (const { text, ...key } of rows) byKey.set(keyText(key), [...(byKey.get(keyText(key)) ?? []), text]);
  return byKey;
}

async function findProposals(tx: Tx, where?: SQL): Promise<Proposal[]> {
  const decided = tx
    .select({ kind: curriculumDecisions.kind })
    .from(curriculumDecisions)
    .where(
      and(
        eq(curriculumDecisions.kind, kind),
        eq(curriculumDecisions.placeKey, placeKey),
        eq(curriculumDecisions.titleKey, titleKey),
      ),
    );
  const { level, subject, unitNo, title, term } = curriculumUses;
  const rows = await tx
    .select({
      ...{ kind, placeKey, titleKey, accounts: count(), schools },
      ...{ level: usual<string>(level), subject: usual<string>(subject), title: usual<string>(title) },
      ...{ unitNo: usual<number | null>(unitNo), term: usual<number | null>(term) },
    })
    .from(curriculumUses)
    .where(and(where, notExists(decided)))
    .groupBy(kind, placeKey, titleKey)
    .having(sql`${schools} >= ${schoolsNeeded}`)
    .orderBy(desc(schools), placeKey, titleKey)
    .limit(proposalsShown);
  const shared = await sharedDetails(tx, rows);
  return rows.map(({ placeKey: place, titleKey: name, ...proposal }) => {
    const key = keyText({ kind: proposal.kind, placeKey: place, titleKey: name });
    return { ...proposal, key, details: shared.get(key) ?? [] };
  });
}

/** What teachers of several schools typed alike and nobody has decided on. Counts, and no names. Throws `forbidden`. */
export async function listProposals(actor: Actor): Promise<Proposal[]> {
  requireAdmin(actor);
  return findProposals(await database());
}

/** One of them, as the caller's transaction sees it; null where it is none, or decided. */
export async function findProposal(tx: Tx, key: UseKey): Promise<Proposal | null> {
  return (await findProposals(tx, isOf(key)))[0] ?? null;
}
