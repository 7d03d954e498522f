import type { Lesson } from "@/lib/bank/schema";
import { titleOf } from "@/lib/bank/rules";
import { isSoft, titleKey, topicWords } from "@/lib/bank/search/vocabulary/words";
import { namesOf } from "@/lib/core/names";
import { searchable } from "@/lib/core/searchable";
import type { ListedUnit, Origin } from "@/lib/curriculum/types";
import { inAnyLanguage, type Spoken } from "../text/spoken";
import { mostOwn, unitWords } from "./constants";
import type { LessonOffer, UnitStanding, UnitOffer } from "./types";

export function standingOf({ origin, confirmed }: { origin: Origin; confirmed: boolean }): UnitStanding {
  if (!confirmed) return "unconfirmed";
  return origin === "teachers" ? "shared" : "verified";
}

const outOf: Spoken = { en: ["of"], fr: ["de", "sur"], rw: ["kuri", "muri"], sw: ["ya", "katika"] };
/** The number of a lesson, and of how many: "3", "3/7", "3 of 7". */
const numbered = new RegExp(`^\\s*(\\d{1,3})(?:(\\s*(?:/|${inAnyLanguage(outOf)})\\s*)(\\d{1,3}))?\\s*$`, "i");

/**
 * The number of the lesson that comes after the last one of its unit: "4 of 7" after "3 of 7". Nothing after the last of all, nor
 * after what is no number; the first where there was none.
 */
export function lessonAfter(last: string | null, lessonCount: number | null): string {
  const [, number, words = "", total] = numbered.exec(last ?? "1") ?? [];
  if (number === undefined) return "";
  const next = last === null ? 1 : Number(number) + 1;
  const count = total === undefined ? lessonCount : Number(total);
  if (count === null) return String(next);
  return next > count ? "" : `${next}${words || " of "}${count}`;
}

/** What a plan of the reader's own says of its unit. */
export type OwnLesson = Record<
  "classLevel" | "unitNo" | "unitTitle" | "keyUnitCompetence" | "term" | "lessonNo" | "lessonTitle",
  string
>;

/** A unit of the catalogue as it is offered, without what the reader's own plans say of it. */
function listedOffer(unit: ListedUnit): UnitOffer {
  return {
    subject: unit.subject,
    unitNo: String(unit.unitNo ?? ""),
    unitTitle: unit.unitTitle,
    keyUnitCompetence: unit.keyUnitCompetence ?? "",
    term: String(unit.term ?? ""),
    lessonNo: lessonAfter(null, unit.lessonCount),
    lessonCount: unit.lessonCount,
    standing: standingOf(unit),
    // Teachers are no document.
    source: unit.origin === "teachers" ? "" : unit.source,
    lessons: unit.lessons.map((title) => ({ title, id: null, standing: "listed" })),
  };
}

/**
 * A unit of the catalogue, and beside it what several schools typed of it: with what a sure source says, and alone where the source
 * is to be confirmed, for its words are not theirs.
 */
function listedOffers(unit: ListedUnit): UnitOffer[] {
  const { confirmed, shared } = unit;
  if (!shared) return [listedOffer(unit)];
  const sure = confirmed ? unit : null;
  const said = {
    unitNo: sure?.unitNo ?? shared.unitNo,
    keyUnitCompetence: sure?.keyUnitCompetence ?? shared.keyUnitCompetence,
    term: sure?.term ?? shared.term,
  };
  const isMore = namesOf(said).some((name) => said[name] !== null && said[name] !== unit[name]);
  const rest = confirmed ? {} : { lessonCount: null, lessons: [] };
  const grown = { ...unit, ...said, ...rest, origin: "teachers", confirmed: true } as const;
  return [listedOffer(unit), ...(isMore ? [listedOffer(grown)] : [])];
}

/** Whether the reader's own words say anything of a unit that the catalogue does not. */
function isOwn(own: OwnLesson, listed: UnitOffer): boolean {
  const { unitNo, keyUnitCompetence, term } = own;
  const differs = (said: string, known: string) => said !== "" && titleKey(said) !== titleKey(known);
  return (
    differs(unitNo, listed.unitNo) ||
    differs(keyUnitCompetence, listed.keyUnitCompetence) ||
    (listed.term !== "" && differs(term.replace(/\D/g, ""), listed.term))
  );
}

/** Titles once each, in their order; what is offered first stays. */
function distinct(lessons: readonly LessonOffer[]): LessonOffer[] {
  const seen = new Map<string, LessonOffer>();
  for (const lesson of lessons) if (!seen.has(titleKey(lesson.title))) seen.set(titleKey(lesson.title), lesson);
  return [...seen.values()];
}

/**
 * The units of a class and subject with the reader's own, which come as such where the catalogue does not know them or says
 * otherwise. `own` is the newest first; a class of the same name goes before its parallel ones.
 */
export function unitOffers(listed: readonly ListedUnit[], own: readonly OwnLesson[], classLevel: string): UnitOffer[] {
  const here = (lesson: OwnLesson) => searchable(lesson.classLevel) === searchable(classLevel);
  const mine = [...own.filter(here), ...own.filter((lesson) => !here(lesson))].filter(({ unitTitle }) => unitTitle);
  const all = Map.groupBy(mine, ({ unitTitle }) => titleKey(unitTitle));
  const named = new Set(listed.map(({ unitTitle }) => titleKey(unitTitle)));
  // Nobody looks through more than some dozens, and the bank's lessons are looked through for each.
  const others = [...all.keys()].filter((key) => !named.has(key)).slice(mostOwn);
  const byTitle = new Map([...all].filter(([key]) => !others.includes(key)));
  const offers = listed.flatMap(listedOffers).map((offer): UnitOffer => {
    const [last] = byTitle.get(titleKey(offer.unitTitle)) ?? [];
    return last ? { ...offer, lessonNo: lessonAfter(last.lessonNo, offer.lessonCount) } : offer;
  });
  for (const [key, lessons] of byTitle) {
    const alike = offers.filter(({ unitTitle }) => titleKey(unitTitle) === key);
    const [known] = alike;
    const [last] = lessons;
    if (!last || !alike.every((offer) => isOwn(last, offer))) continue;
    offers.push({
      subject: "",
      standing: "yours",
      source: "",
      unitNo: last.unitNo,
      unitTitle: last.unitTitle,
      keyUnitCompetence: last.keyUnitCompetence,
      term: last.term,
      lessonNo: known?.lessonNo ?? lessonAfter(last.lessonNo, null),
      lessonCount: known?.lessonCount ?? null,
      lessons: known?.lessons ?? [],
    });
  }
  return offers.map((offer) => {
    const taught = byTitle.get(titleKey(offer.unitTitle)) ?? [];
    const titles = taught.map(({ lessonTitle }) => lessonTitle).filter(Boolean);
    const yours = titles.map((title): LessonOffer => ({ title, id: null, standing: "yours" }));
    return { ...offer, lessons: distinct([...offer.lessons, ...yours]) };
  });
}

/** How many of the given lessons come before one, so that the first lesson of a unit stands first. */
function depthIn(lessons: ReadonlyMap<string, Lesson>, { before }: Lesson, rest = 12): number {
  const known = before.flatMap((id) => lessons.get(id) ?? []);
  return rest === 0 ? 0 : Math.max(0, ...known.map((lesson) => 1 + depthIn(lessons, lesson, rest - 1)));
}

/** Lessons of the bank in the order in which they build on each other. */
export function inTeachingOrder(lessons: readonly Lesson[]): Lesson[] {
  const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  const depths = new Map(lessons.map((lesson) => [lesson.id, depthIn(byId, lesson)]));
  return [...lessons].sort((a, b) => (depths.get(a.id) ?? 0) - (depths.get(b.id) ?? 0));
}

type Topic = { keys: ReadonlySet<string>; words: ReadonlySet<string> };

/** Read once, as long as the bank stands. */
const topics = new WeakMap<Lesson, Topic>();

function topicOf(lesson: Lesson): Topic {
  const known = topics.get(lesson) ?? {
    keys: new Set(lesson.units.map(titleKey)),
    words: new Set(Object.values(lesson.titles).flat().flatMap(topicWords)),
  };
  topics.set(lesson, known);
  return known;
}

/** The lessons of a unit: those that name it, and those whose titles have most of the words that tell its topic. */
function lessonsOf(unitTitle: string, lessons: readonly Lesson[]): Lesson[] {
  const key = titleKey(unitTitle);
  const words = topicWords(unitTitle).filter((word) => !isSoft(word) && !/^\d+$/.test(word));
  return lessons.filter((lesson) => {
    const topic = topicOf(lesson);
    if (topic.keys.has(key)) return true;
    return words.length > 0 && words.filter((word) => topic.words.has(word)).length / words.length > unitWords;
  });
}

export function bankOffer(lesson: Parameters<typeof titleOf>[0]): LessonOffer {
  return { title: titleOf(lesson), id: lesson.id, standing: "bank" };
}

/** The units with the bank's lessons of each before the others, and the bank's lessons that no unit has. */
export function withBankLessons(
  units: readonly UnitOffer[],
  lessons: readonly Lesson[],
): { units: UnitOffer[]; lessons: LessonOffer[] } {
  const ordered = inTeachingOrder(lessons);
  const placed = new Set<string>();
  const filled = units.map((unit) => {
    const own = lessonsOf(unit.unitTitle, ordered);
    own.forEach(({ id }) => placed.add(id));
    return { ...unit, lessons: distinct([...own.map(bankOffer), ...unit.lessons]) };
  });
  return { units: filled, lessons: ordered.filter(({ id }) => !placed.has(id)).map(bankOffer) };
}
