import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { database } from "@/db";
import { plans } from "@/db/schema";
import { loadBank } from "@/lib/bank/queries";
import { bankClass, isSameClass } from "@/lib/bank/search/classes";
import { fitsSession } from "@/lib/bank/search/fitting";
import { isSameSubject, subjectsNamed, tradesNamed } from "@/lib/bank/search/names";
import { titleKey } from "@/lib/bank/search/vocabulary/words";
import type { Actor } from "@/lib/core/actor";
import { searchable } from "@/lib/core/searchable";
import type { GrownKind } from "@/lib/curriculum/growth/types";
import { getCatalogue, getModule, listModules, listUnits } from "@/lib/curriculum/queries";
import { planKindNames, planTraits } from "../kinds/traits";
import { longestOwn, mostOwn, ownPlans } from "./constants";
import { bankOffer, standingOf, unitOffers, withBankLessons, type OwnLesson } from "./rules";
import type { ModulePlace, UnitPlace } from "./schema";
import type { LessonOffer, ModuleDetail, ModuleOffer, ModuleOffers, UnitOffers } from "./types";

type OwnPlace = { subject: string; classLevel: string };

/** Texts that say more than a title does. */
const detailFields: readonly string[] = ["keyUnitCompetence", "learningOutcomes"];

/** A field of a plan, "" where it is longer than what is offered; such texts are not even read. */
function offered(name: string) {
  const text = sql`${plans.content}->>${sql.raw(`'${name}'`)}`;
  const longest = detailFields.includes(name) ? longestOwn.details : longestOwn.title;
  return sql<string>`case when length(${text}) <= ${longest} then ${text} else '' end`.as(name);
}

/** What the actor's newest plans of a subject say in the given fields of their unit or module, the newest first. */
async function listOwn<Name extends string>(
  actor: Actor,
  { belongsTo, fits, names }: { belongsTo: GrownKind; fits: (place: OwnPlace) => boolean; names: readonly Name[] },
): Promise<Record<Name, string>[]> {
  const db = await database();
  const { subject, classLevel } = plans;
  const kinds = planKindNames.filter((kind) => planTraits[kind].belongsTo === belongsTo);
  const mine = and(eq(plans.ownerId, actor.accountId), inArray(plans.kind, kinds), isNull(plans.deletedAt));
  // Read from the index alone; contents are large.
  const places = await db.selectDistinct({ subject, classLevel }).from(plans).where(mine);
  const fitting = places.filter(fits);
  if (fitting.length === 0) return [];
  const within = inArray(
    sql`(${subject}, ${classLevel})`,
    fitting.map((place) => sql`(${place.subject}, ${place.classLevel})`),
  );
  const fields = Object.fromEntries(names.map((name) => [name, offered(name)]));
  const rows = await db
    .select(fields)
    .from(plans)
    .where(and(mine, within))
    .orderBy(desc(plans.createdAt), desc(plans.id))
    .limit(ownPlans);
  // Each name was selected as a text.
  return rows as Record<Name, string>[];
}

const unitFields = [
  ...(["classLevel", "unitNo", "unitTitle", "keyUnitCompetence"] as const),
  ...(["term", "lessonNo", "lessonTitle"] as const),
] satisfies (keyof OwnLesson)[];

/** What a teacher can pick for a class and subject: the catalogue's units, their own, and the bank's lessons. */
export async function listUnitOffers(actor: Actor, { classLevel, subject, language }: UnitPlace): Promise<UnitOffers> {
  const { classes } = await getCatalogue();
  const names = classes.map(({ name }) => name).filter((name) => isSameClass(name, classLevel));
  const fits = (place: OwnPlace) => isSameClass(place.classLevel, classLevel) && isSameSubject(place.subject, subject);
  const [listed, own] = await Promise.all([
    listUnits(names),
    listOwn(actor, { belongsTo: "unit", fits, names: unitFields }),
  ]);
  const units = unitOffers(
    listed.filter((unit) => isSameSubject(unit.subject, subject)),
    own,
    classLevel,
  );
  const taught = subjectsNamed(subject);
  const wished = bankClass(classLevel);
  const lessons = loadBank().lessons.filter(
    (lesson) => lesson.language === language && taught.has(lesson.subject) && wished && lesson.classes.includes(wished),
  );
  return withBankLessons(units, lessons);
}

/** Job sheets for a trade that the bank knows by name. */
function sheetsOf({ trade, language }: ModulePlace) {
  if (tradesNamed(trade).size === 0) return [];
  return loadBank().sessions.filter((sheet) => fitsSession(sheet, { trade, language }));
}

const moduleFields = ["moduleTitle", "level", "learningOutcomes", "topicOfSession"] as const;
type OwnSession = Record<(typeof moduleFields)[number], string>;

function ownModules(own: readonly OwnSession[], known: (title: string) => boolean): ModuleOffer[] {
  const byTitle = Map.groupBy(own, ({ moduleTitle }) => titleKey(moduleTitle));
  const offers = [...byTitle.values()].flatMap((sessions): ModuleOffer[] => {
    const [last] = sessions;
    if (!last?.moduleTitle || known(last.moduleTitle)) return [];
    const outcomes = [...new Set(sessions.map(({ learningOutcomes }) => learningOutcomes))].filter(Boolean);
    const { moduleTitle, level } = last;
    return [{ id: null, moduleTitle, level, hours: null, outcomes, standing: "yours" }];
  });
  return offers.slice(0, mostOwn);
}

/** What a trainer can pick for a trade: its modules, their own, and the bank's job sheets. */
export async function listModuleOffers(actor: Actor, place: ModulePlace): Promise<ModuleOffers> {
  const fits = ({ subject }: OwnPlace) => searchable(subject) === searchable(place.trade);
  const [modules, own] = await Promise.all([
    listModules(place.trade),
    listOwn(actor, { belongsTo: "module", fits, names: moduleFields }),
  ]);
  const offers = modules.map(({ id, code, title, level, hours, ...standing }): ModuleOffer => {
    const moduleTitle = [code, title].filter(Boolean).join(" ");
    return { id, moduleTitle, level, hours, standing: standingOf(standing), outcomes: [] };
  });
  const titles = [...offers.map(({ moduleTitle }) => moduleTitle), ...modules.map(({ title }) => title)];
  const keys = new Set(titles.map(titleKey));
  const codes = modules.map(({ code }) => code).filter(Boolean);
  const known = (title: string) => {
    const capitals = title.toUpperCase();
    return keys.has(titleKey(title)) || codes.some((code) => capitals.includes(code));
  };
  return { modules: [...offers, ...ownModules(own, known)], sessions: sheetsOf(place).map(bankOffer) };
}

/** A module with its outcomes and the bank's job sheets for it. Throws `module_not_found`. */
export async function getModuleDetail(_actor: Actor, id: number): Promise<ModuleDetail> {
  const { code, title, otherCodes, outcomes, source, ...standing } = await getModule(id);
  const codes = new Set([code, ...otherCodes].filter(Boolean));
  const sheets = loadBank().sessions.filter(({ modules }) => modules.some((name) => codes.has(name)));
  return {
    moduleTitle: [code, title].filter(Boolean).join(" "),
    source,
    standing: standingOf(standing),
    outcomes: outcomes.map(({ title: outcome, hours = null, content = [], origin }) => ({
      title: outcome,
      hours,
      content,
      standing: origin === "teachers" ? "shared" : standingOf(standing),
    })),
    sessions: sheets.map((sheet): LessonOffer => bankOffer(sheet)),
  };
}
