import type { Lesson } from "@/lib/bank/schema";
import type { ModelPrompt } from "@/lib/ai/types";
import {
  bankLine,
  classReality,
  dataIsData,
  dataLines,
  delimited,
  languageNames,
  planRules,
  rwandanFacts,
} from "../../prompts/rules";
import { safetyLines } from "../../safety/prompt";
import { composeReb } from "./composer";
import { isBeside, lessonTopics } from "./topics";
import { findNeeds } from "../../needs/needs";
import { officialTerms } from "./composer/terms";
import { levelOf, namesIn, toldNeeds } from "../../needs/told";
import { modelShape } from "../shapes";
import { fieldsWith, guidanceOf, sectionsOf } from "../table";
import { rebFields, rebSections } from "./fields";
import type { RebContent, RebRequest } from "./schema";
import type { RebBackground } from "./types";

type Source = { request: RebRequest; background: RebBackground; written: RebContent; sections: readonly string[] };

const sectionFields = Object.fromEntries(sectionsOf(rebFields, rebSections).map(({ name, fields }) => [name, fields]));
const guidance = guidanceOf(rebFields, rebSections);

/** Everything that is written, as against given by the teacher. */
const writtenFields = new Set<string>(fieldsWith(rebFields, "section"));

function registerOf(classLevel: string): string {
  const level = classLevel.toUpperCase();
  if (/^(N|PRE|BABY|MIDDLE|TOP)|NURSERY|PRE-?PRIMARY/.test(level))
    return "Learners of 3 to 6 years: play, songs, objects in the hand, sentences of a few words, no writing beyond scribbles and letters.";
  if (/\b(P|PRIMARY ?)[1-3]\b/.test(level))
    return "Learners of 6 to 9 years: concrete objects, short instructions, much speaking and showing, little writing.";
  if (/\b(P|PRIMARY ?)[4-6]\b/.test(level))
    return "Learners of 9 to 13 years: concrete before abstract, group tasks with clear roles, short written work.";
  if (/\b(S|SENIOR ?)[1-3]\b/.test(level))
    return "Learners of 12 to 16 years: inquiry in groups, reasoning said aloud, subject terms explained when first used.";
  return "Learners of 15 years and more: analysis, argument and application; exact subject terms.";
}

const rules = [
  "You write lesson plans for Rwanda's competence-based curriculum, on the official form of the Rwanda Basic Education Board.",
  "The form's rows are: term, date, subject, class, unit, lesson number, duration, class size; special educational needs; " +
    "unit title; key unit competence; title of the lesson; instructional objective; location; learning materials; references; " +
    "then for introduction, development of the lesson and conclusion: minutes, teacher activities, learner activities, " +
    "and generic competences and cross-cutting issues with a short explanation.",
  "Write about this lesson title in this unit, for this class, concretely enough that another teacher can teach from it.",
  "The minutes of introduction, development and conclusion are whole numbers and sum exactly to the lesson's duration; " +
    "development takes the largest part.",
  "Each ...CrosscuttingIssues field of a stage names one or two generic competences, or a cross-cutting issue, from the lists " +
    "below, in exactly that wording, each followed by a colon and how it is addressed in this stage. Invent no others.",
  "When special needs are given, at least one step names the need and the adaptation made for it. " +
    "An illness, HIV, a pregnancy or a trauma is named in the teacher's column alone, never where learners could read it.",
  "References: the syllabus unit given under CATALOGUE when there is one; otherwise books in general, such as the official " +
    "learner's book and teacher's guide of the subject and class.",
  "Materials are low-cost and local.",
  ...planRules({ given: "lesson", author: "teacher", entry: "lesson", headings: "the steps' names" }),
  "<example> shows how two fields of the form are worded in the plan's language; write better content than it has.",
];

function systemPart(request: RebRequest, sections: readonly string[]): string {
  const terms = officialTerms(request.language);
  return [
    ...rules,
    rwandanFacts,
    registerOf(request.classLevel),
    classReality(request.classSize),
    `Write every text in ${languageNames[request.language]}. Official terms, to be used word for word:`,
    `Generic competences: ${terms.genericCompetences.join("; ")}.`,
    `Cross-cutting issues: ${terms.crosscuttingIssues.join("; ")}.`,
    `Steps of the development: ${terms.steps.join("; ")}.`,
    dataIsData,
    "What each part holds:",
    ...sections.map((name) => `- ${name}: ${guidance[name]}`),
    ...safetyLines(lessonTopics(request), isBeside(request)),
  ].join("\n");
}

/** How the form's sentences go in the language, by the built-in composer; a model that is weak in it has something to follow. */
function exampleOf({ request, background }: Source): [string, string][] {
  const { instructionalObjectives, introductionCrosscuttingIssues } = composeReb({ request, background, seed: 1 });
  return Object.entries({ instructionalObjectives, introductionCrosscuttingIssues });
}

/** What a model needs of the bank's lesson: what is taught, asked and answered. */
function bankFacts({ titles: _titles, id: _id, review: _review, before: _before, after: _after, ...facts }: Lesson) {
  return facts;
}

function factsOf(source: Source): string {
  const { request, background, written } = source;
  // Names of people and schools stay here: they are filled in afterwards, or nobody needs them.
  const { schoolName, teacherName, includeActivitiesDescription: _flag, ...given } = request;
  const specialNeeds = toldNeeds(findNeeds(request.specialNeeds));
  const lesson = { ...given, specialNeeds, classLevel: levelOf(request.classLevel) };
  const before = Object.entries(written).filter(([name]) => writtenFields.has(name));
  const hidden = [teacherName, schoolName, ...namesIn(request)];
  const { unit, known, beside } = background;
  return [
    delimited("lesson", dataLines(Object.entries(lesson), hidden)),
    unit
      ? `CATALOGUE: unit ${unit.unitNo ?? ""} "${unit.unitTitle}" of ${unit.subject}; key unit competence: ${unit.keyUnitCompetence ?? "not known"}; source: ${unit.source}`
      : "CATALOGUE: this unit is not in it; describe references in general.",
    bankLine({
      own: known && bankFacts(known.entry),
      beside: beside ? { facts: bankFacts(beside.entry), isOwnTopic: beside.isOwnTopic } : null,
    }),
    delimited("example", dataLines(exampleOf(source), hidden)),
    delimited("written", dataLines(before, hidden)),
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** What a model is asked for a REB lesson plan: the named sections, without the names of teacher and school. */
export function rebPrompt(source: Source): ModelPrompt {
  const sections = source.sections.filter((name) => name in sectionFields);
  return {
    system: systemPart(source.request, sections),
    facts: factsOf(source),
    sections: Object.fromEntries(sections.map((name) => [name, modelShape(rebFields, sectionFields[name] ?? [])])),
  };
}
