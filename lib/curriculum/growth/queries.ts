import { and, count, desc, eq, ne, notExists, or, sql, type SQL } from "drizzle-orm";
import { database, type Tx } from "@/db";
import {
  curriculumDecisions,
  curriculumModules,
  curriculumSubjects,
  curriculumUnits,
  curriculumUses,
} from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { isSameText } from "@/lib/core/searchable";
import { requireAdmin } from "@/lib/core/require-admin";
import { proposalsShown, schoolsNeeded } from "./constants";
import { isModuleCode, keyPart, keyText, moduleParts, sentenceCase } from "./rules";
import type { ListedUse, GrowthProposal, UseKey } from "./types";

const { kind, placeKey, titleKey, schoolKey, details } = curriculumUses;

const schools = sql<number>`count(distinct nullif(${schoolKey}, ''))`.mapWith(Number);

/** What is said most often. */
function usual<Said>(column: SQL | { getSQL(): SQL }) {
  return sql<Said>`mode() within group (order by ${column})`;
}

function isOf(key: UseKey): SQL | undefined {
  return and(eq(kind, key.kind), eq(placeKey, key.placeKey), eq(titleKey, key.titleKey));
}

type ProposalColumn = "title" | "subject" | "level" | "details";
type SharedTexts = Partial<Record<ProposalColumn, string[]>>;

/**
 * What several schools typed alike, by the key of its unit; what most typed first. What one alone wrote stays with it: of the same
 * code one types the title, another a remark of their own behind it.
 */
async function listShared(tx: Tx, keys: readonly UseKey[]): Promise<Map<string, SharedTexts>> {
  if (keys.length === 0) return new Map();
  const { level, subject, title } = curriculumUses;
  const words = sql<string>`said.words`;
  const name = sql<ProposalColumn>`said.name`;
  const alike = sql`btrim(regexp_replace(lower(${words}), '[^[:alnum:]]+', ' ', 'g'))`;
  const texts = sql`lateral (
    select 'details' as name, listed.words from jsonb_array_elements_text(${details}) as listed(words)
    union all values ('level', ${level}), ('subject', ${subject}), ('title', ${title})
  ) as said`;
  const rows = await tx
    .select({ kind, placeKey, titleKey, name, text: usual<string>(words) })
    .from(curriculumUses)
    .innerJoin(texts, sql`true`)
    .where(or(...keys.map(isOf)))
    .groupBy(kind, placeKey, titleKey, name, alike)
    .having(sql`${schools} >= ${schoolsNeeded}`)
    .orderBy(desc(schools), alike);
  const byKey = new Map<string, SharedTexts>();
  for (const { text, name: of, ...key } of rows) {
    const shared = byKey.get(keyText(key)) ?? {};
    byKey.set(keyText(key), { ...shared, [of]: [...(shared[of] ?? []), text] });
  }
  return byKey;
}

/** What the catalogue calls the subjects of units and the titles of modules, by their keys. */
async function listNames(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const subjects = await tx.selectDistinct({ name: curriculumSubjects.name }).from(curriculumSubjects);
  const { code, title } = curriculumModules;
  const modules = await tx.select({ code, title }).from(curriculumModules).where(ne(code, ""));
  return new Map([
    ...subjects.map(({ name }) => [keyPart(name), name] as const),
    ...modules.map((module) => [keyPart(module.code), `${module.code} ${module.title}`] as const),
  ]);
}

type NamedProposal = Pick<GrowthProposal, "kind" | "level" | "subject" | "title">;

/** What the catalogue has of the proposals already, found as confirming them finds it. */
async function listedFinder(tx: Tx): Promise<(named: NamedProposal) => ListedUse | null> {
  const [units, modules] = [await tx.select().from(curriculumUnits), await tx.select().from(curriculumModules)];
  const unitOf = ({ level, subject, title }: NamedProposal): ListedUse | null => {
    const unit = units.find(
      (each) => each.classLevel === level && isSameText(each.subject, subject) && isSameText(each.title, title),
    );
    return unit ? { ...unit, details: unit.keyUnitCompetence === null ? [] : [unit.keyUnitCompetence] } : null;
  };
  const moduleOf = ({ subject, title: typed }: NamedProposal): ListedUse | null => {
    const { code, title } = moduleParts(typed);
    const isFor = ({ trades, except }: (typeof modules)[number]) =>
      (trades.length === 0 || trades.some((name) => isSameText(name, subject))) &&
      !except.some((name) => isSameText(name, subject));
    const found = modules.find(
      (each) => isFor(each) && ((code !== "" && each.code === code) || isSameText(each.title, title)),
    );
    return found
      ? { ...found, unitNo: null, term: null, details: found.outcomes.map((outcome) => outcome.title) }
      : null;
  };
  return (named) => {
    const found = named.kind === "unit" ? unitOf(named) : moduleOf(named);
    if (!found) return null;
    const { source, confirmed, unitNo, term, details: said } = found;
    return { source, confirmed, unitNo, term, details: said };
  };
}

/** What a proposal is called: as several schools wrote it, else as the catalogue has it, else by the bare words of its key. */
function namesOf(
  { kind: of, placeKey: place, titleKey: name }: UseKey,
  { shared, known }: { shared: SharedTexts; known: ReadonlyMap<string, string> },
): Pick<GrowthProposal, "level" | "subject" | "title" | "details"> {
  const [first = "", second = ""] = place.split("/");
  const subject = of === "unit" ? second : first;
  const bare = (key: string) => known.get(key) ?? (isModuleCode(key) ? key.toUpperCase() : sentenceCase(key));
  return {
    level: shared.level?.[0] ?? (of === "unit" ? bare(first) : ""),
    subject: shared.subject?.[0] ?? bare(subject),
    title: shared.title?.[0] ?? bare(name),
    details: shared.details ?? [],
  };
}

async function findProposals(tx: Tx, where?: SQL): Promise<GrowthProposal[]> {
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
  const { unitNo, term } = curriculumUses;
  const rows = await tx
    .select({
      kind,
      placeKey,
      titleKey,
      accounts: count(),
      schools,
      unitNo: usual<number | null>(unitNo),
      term: usual<number | null>(term),
    })
    .from(curriculumUses)
    .where(and(where, notExists(decided)))
    .groupBy(kind, placeKey, titleKey)
    .having(sql`${schools} >= ${schoolsNeeded}`)
    .orderBy(desc(schools), placeKey, titleKey)
    .limit(proposalsShown);
  if (rows.length === 0) return [];
  const [shared, known, listedOf] = [await listShared(tx, rows), await listNames(tx), await listedFinder(tx)];
  return rows.map(({ placeKey: place, titleKey: name, ...counted }) => {
    const key = { kind: counted.kind, placeKey: place, titleKey: name };
    const names = namesOf(key, { shared: shared.get(keyText(key)) ?? {}, known });
    return { ...counted, ...names, key: keyText(key), listed: listedOf({ kind: counted.kind, ...names }) };
  });
}

/** What teachers of several schools typed alike and nobody has decided on. Counts, and no names. Throws `forbidden`. */
export async function listProposals(actor: Actor): Promise<GrowthProposal[]> {
  requireAdmin(actor);
  return findProposals(await database());
}

/** One of them, as the caller's transaction sees it; null where it is none, or decided. */
export async function findProposal(tx: Tx, key: UseKey): Promise<GrowthProposal | null> {
  return (await findProposals(tx, isOf(key)))[0] ?? null;
}
