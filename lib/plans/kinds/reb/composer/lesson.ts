import type { RebRequest } from "../schema";
import type { RebBackground } from "../types";
import type { Calm } from "../../../safety/calm";
import { carefulContent, carefulPick } from "../../../safety/care";
import { withOfficialWording } from "../../../safety/wording";
import { phraseBanks } from "./banks";
import { calmByEntry, calmContent, calmNeed, readCalm } from "./calm";
import type { AgeBand, NeedKind, RoomCondition, SubjectFamily } from "./constants";
import { subjectFamily } from "./family";
import { inGroups, inPairs } from "./grouping";
import { knownContent, readKnown, type Known } from "./known-content";
import { assessedOf } from "./assessed";
import { servingOf } from "./known-serving";
import { groupSizeOf } from "./known-task";
import { ageBand } from "./level";
import { actsOf, isStill, type NeedActs } from "./need-acts";
import { findNeeds, type Need } from "./needs";
import {
  clause,
  fillPhrase,
  isFilled,
  listed,
  oneLine,
  quote,
  searchable,
  sentence,
  type Values,
} from "../../../text/wording";
import { rotationFor, type Pick } from "../../../text/rotation";
import { discreetNeeds, outdoors } from "./constants";
import { lessonMinutes, type LessonMinutes } from "./timing";
import type { ConditionPhrases, FamilyPhrases, LessonContent, PhraseBank } from "./types";

/** A need, or what the room lacks, with what is done about it in both columns and among the materials. */
export type PlannedNeed = { kind: NeedKind | RoomCondition } & ConditionPhrases;

/** Everything that the parts of one plan are written from. */
export type Lesson = {
  request: RebRequest;
  background: RebBackground;
  bank: PhraseBank;
  band: AgeBand;
  family: SubjectFamily;
  phrases: FamilyPhrases;
  content: LessonContent;
  /** How a lesson on a sensitive topic is held; null for any other. */
  calm: Calm | null;
  /** The bank's lesson on this topic; null where it has none, and in calm lessons. */
  known: Known | null;
  /** The bank's entry that a calm lesson is held by, with what of it the questions are; its notes are this lesson's. */
  guide: Known | null;
  /** The same beside a lesson of its own subject that only touches on one. */
  care: Calm | null;
  age: "young" | "older";
  outside: boolean;
  needs: PlannedNeed[];
  /** What the teacher noted for this lesson: rules that the teacher keeps, and what the quick ones do. */
  own: { rules: string[]; pace: string[] };
  minutes: LessonMinutes;
  values: Values;
  pick: Pick;
};

/** "The 2 learners with albinism", "learners with low vision": whom a need concerns. */
function concerned(need: Need, bank: PhraseBank): string {
  const phrases = bank.needs[need.kind];
  const form = need.count === null ? phrases.some : need.count === 1 ? phrases.one : phrases.many;
  return fillPhrase(form, { n: String(need.count ?? "") });
}

/** What the words on a need are made from. */
type NeedSource = { bank: PhraseBank; acts: NeedActs; language: RebRequest["language"] };

function quotedNeed({ words }: Need, { language }: { language: RebRequest["language"] }): string {
  return quote(words, language, 160);
}

function plannedNeed(need: Need, { bank, acts, language }: NeedSource): PlannedNeed {
  const own = bank.needs[need.kind];
  const phrases = isStill(need.kind, acts) ? { ...own, ...own.still } : own;
  const who = concerned(need, bank);
  const values = { who, Who: sentence(who), need: quotedNeed(need, { language }), object: acts.object(language) };
  return {
    kind: need.kind,
    teacher: fillPhrase(phrases.teacher, values),
    learners: fillPhrase(phrases.learners, values),
    material: fillPhrase(phrases.material, values),
    assessment: fillPhrase(phrases.assessment ?? "", values),
  };
}

/** What is done for each need and about the room, and whom it concerns, as a list. */
function plannedNeeds(
  request: RebRequest,
  { bank, acts }: Omit<NeedSource, "language">,
  held: { calm: Calm | null; care: Calm | null },
) {
  const { learners, room, rules, pace } = findNeeds(request.specialNeeds);
  const needs: PlannedNeed[] = learners.map((need) => {
    const planned = plannedNeed(need, { bank, acts, language: request.language });
    const calm = held.calm ?? (need.kind === "other" ? held.care : null);
    return calm ? calmNeed(calm, planned, { who: concerned(need, bank), need: quotedNeed(need, request) }) : planned;
  });
  const isSensitive = (held.calm ?? held.care) !== null;
  // In a lesson on a sensitive topic nobody is pointed at for a need that only the teacher knows.
  const isNamed = ({ kind }: Need) => !discreetNeeds.includes(kind) && !(isSensitive && kind === "other");
  const names = learners.filter(isNamed).map((need) => concerned(need, bank));
  const lacking = room.map((kind): PlannedNeed => ({ kind, ...bank.conditions[kind] }));
  return { needs: [...needs, ...lacking], whom: listed(names, request.language), own: { rules, pace } };
}

/** Families whose learners show what they can do. */
const shownFamilies: readonly SubjectFamily[] = ["sport", "arts"];

/** Where the bank has no lesson, the sentences point to the boxes of the notes, which are the teacher's to fill. */
function frameContent({ frame }: PhraseBank, family: SubjectFamily): LessonContent {
  const { hook, task, findings, apply, material } = frame;
  const questions = shownFamilies.includes(family) ? frame.shown : frame.questions;
  return { hook, task, findings, apply, material, questions };
}

/** Short lessons ask three questions at the end, the others five. */
function questionCount(minutes: LessonMinutes): { total: number; right: number } {
  return minutes.conclusion <= 5 ? { total: 3, right: 2 } : { total: 5, right: 4 };
}

/** Stands in a sentence where the subject or class is not known yet, to be filled in by hand. */
const unknown = "……";

/** A unit that is called like its lesson says nothing of its own. */
function isUnitNamed({ unitTitle, lessonTitle }: RebRequest): boolean {
  return isFilled(unitTitle) && searchable(unitTitle) !== searchable(lessonTitle);
}

/** The score of a frame is the teacher's to set; that of a calm lesson is its entry's. */
function marksOf(known: Known | null, calm: Calm | null, guide: Known | null): Values {
  if (guide) return { total: calm?.values.total ?? "", right: calm?.values.right ?? "" };
  return known || calm ? {} : { right: unknown };
}

function lessonValues(request: RebRequest, bank: PhraseBank, outside: boolean): Values {
  const { language } = request;
  const { common } = bank;
  const named = [request.lessonTitle, request.unitTitle, request.subject].find(isFilled) ?? "";
  const title = quote(withOfficialWording(named), language, 120) || common.todaysTopic;
  const questions = questionCount(lessonMinutes(request.totalDuration));
  return {
    topic: common.todaysTopic,
    title,
    unit: isUnitNamed(request) ? quote(withOfficialWording(request.unitTitle), language, 80) : "",
    competence: quote(withOfficialWording(request.keyUnitCompetence), language, 160),
    subject: isFilled(request.subject) ? oneLine(request.subject, 60) : unknown,
    class: isFilled(request.classLevel) ? oneLine(request.classLevel, 40) : unknown,
    inGroups: inGroups(request.classSize, common.inGroups),
    inPairs: inPairs(request.classSize, common.inPairs),
    onBoard: outside ? common.onBoard.outside : common.onBoard.inside,
    total: String(questions.total),
    right: String(questions.right),
  };
}

/** The groups of the class, by what the task itself says where it does. */
function knownGroups({ entry }: Known, { classSize }: RebRequest, { common }: PhraseBank): string {
  const size = groupSizeOf(entry);
  return size === 2 ? inPairs(classSize, common.inPairs) : inGroups(classSize, common.inGroups, size);
}

/**
 * What of a sensitive entry a calm lesson holds: questions on its facts that exercise its objective, and the one on whom to turn to.
 * What is reckoned beside them is left to the notes.
 */
function readGuide(found: NonNullable<RebBackground["known"]>, calm: Calm, source: Parameters<typeof readKnown>[1]) {
  const { entry } = found;
  if (!entry.sensitive) return null;
  const known = readKnown(found, source);
  const plain = { ...entry, exercises: entry.exercises.filter(({ a }) => !/\d\s*[-+×÷]\s*\d/.test(a)) };
  const { assessed } = assessedOf(source.minutes, plain, servingOf(plain, source.title));
  const turning = calm.phrases.questions.at(-1) ?? "";
  const help = { q: turning, a: sentence(`${clause(entry.sensitive.support)}.`), level: "remember" as const };
  const practice = entry.exercises.filter((exercise) => !assessed.includes(exercise));
  const whole = { isTakenHome: false, isSetAside: false, example: null };
  const exercises = { ...known.exercises, ...whole, assessed: [...assessed, help], practice };
  return { ...known, exercises };
}

/** Reads a request: age, subject family, topic, needs, place and groups, and the phrases that go with them. */
export function readLesson(source: { request: RebRequest; background: RebBackground; seed: number }): Lesson {
  const { request, background, seed } = source;
  const bank = phraseBanks[request.language];
  const band = ageBand(request.classLevel);
  const family = subjectFamily(request.subject);
  const phrases = bank.families[family];
  const outside = outdoors.test(searchable(request.location));
  const base = lessonValues(request, bank, outside);
  const { calm: told, care } = readCalm(request, { band, values: base, entry: background.known?.entry });
  const minutes = lessonMinutes(request.totalDuration);
  const read = { phrases: bank.known, minutes, title: request.lessonTitle };
  const guide = background.known && told ? readGuide(background.known, told, read) : null;
  const calm = told && guide ? calmByEntry(told, guide) : told;
  const known = background.known && !told ? readKnown(background.known, read) : null;
  const acts = actsOf(known ?? guide, outside || shownFamilies.includes(family));
  const { whom, ...noted } = plannedNeeds(request, { bank, acts }, { calm, care });
  const own = known ? knownContent(known) : frameContent(bank, family);
  const content = calm ? calmContent(calm) : care ? carefulContent(own, calmContent(care), request.language) : own;
  const course = { teacher: request.teacherName, subject: request.subject, className: request.classLevel };
  const pick = rotationFor(course, seed);
  const values: Values = {
    ...base,
    hook: content.hook,
    task: content.task,
    apply: content.apply,
    findings: content.findings.join(" "),
    ...(known ? { inGroups: knownGroups(known, request, bank) } : {}),
    ...marksOf(known, calm, guide),
    needs: whom || bank.common.supported,
  };
  return {
    request,
    background,
    bank,
    band,
    age: band === "lower" || band === "upper" ? "older" : "young",
    family,
    phrases,
    content,
    calm: calm && { ...calm, values: { ...calm.values, needs: values.needs ?? "" } },
    known,
    guide,
    care,
    outside,
    ...noted,
    minutes,
    values,
    pick: care ? carefulPick(pick, request.language) : pick,
  };
}
