import { isFilled, searchable } from "../../../text/wording";
import { caps, weights } from "../../../inspection/score";
import { isApplied } from "../../../inspection/levels";
import { activities, stepHeads, stems, withoutQuotes } from "../../../text/reading";
import type { FieldPlace, Rule } from "../../../inspection/types";
import { patterns } from "../../../text/frequent-words";
import { inAnyLanguage, type Spoken } from "../../../text/spoken";
import type { NeedKind } from "../../../needs/constants";
import { findNeeds, needKindsIn, type Need } from "../../../needs/needs";
import { officialTerms } from "../composer/terms";
import { isMeasured } from "./measures";
import type { RebReading } from "./reading";
import { servingKinds } from "./served-kinds";

const columns = ["developmentTeachingActivities", "developmentLearningActivities"] as const;

function lacks(reading: RebReading, list: "condition" | "standard"): FieldPlace[] {
  const text = searchable(withoutQuotes(reading.content.instructionalObjectives));
  return patterns[reading.language][list].test(text) ? [] : [{ field: "instructionalObjectives" }];
}

/** The minutes that the steps name add up to the development's; a text that names none is not held to it. */
function stepSums({ content }: RebReading): FieldPlace[] {
  return columns.flatMap((field) => {
    const heads = stepHeads(content[field]);
    const sum = heads.reduce((total, { minutes }) => total + minutes, 0);
    return heads.length === 0 || sum === content.developmentDuration
      ? []
      : [{ field, values: { sum: String(sum), minutes: String(content.developmentDuration) } }];
  });
}

/** Known steps stand in the order from discovery to application. */
function stepOrder({ content, language }: RebReading): FieldPlace[] {
  const official = officialTerms(language).steps.map(searchable);
  return columns.flatMap((field) => {
    const places = stepHeads(content[field])
      .map(({ title }) => official.indexOf(searchable(title)))
      .filter((place) => place >= 0);
    return places.some((place, index) => index > 0 && place < (places[index - 1] ?? 0)) ? [{ field }] : [];
  });
}

/** The learners end with a task of their own: among the last of their activities one applies what was learnt. */
function endsApplied({ content, language }: RebReading): FieldPlace[] {
  const last = [
    ...activities(content.developmentLearningActivities).slice(-3),
    ...activities(content.conclusionLearningActivities),
  ];
  return last.some((activity) => isApplied(activity, language)) ? [] : [{ field: "developmentLearningActivities" }];
}

type Lines = { lines: readonly string[]; kinds: ReadonlySet<NeedKind>; language: RebReading["language"] };

function isAdapted(need: Need, { lines, kinds, language }: Lines): boolean {
  if (need.kind !== "other") return servingKinds(need.kind).some((kind) => kinds.has(kind));
  const own = stems(need.words);
  return lines.some(
    (line) => patterns[language].adaptation.test(searchable(line)) || [...stems(line)].some((stem) => own.has(stem)),
  );
}

/** Each need is met by something in a step of the lesson, not only named above it. */
function adaptations({ content, stages, language }: RebReading): FieldPlace[] {
  const lines = stages.flatMap(({ teacher, learner }) => activities(`${teacher.text}\n${learner.text}`));
  const kinds = new Set(needKindsIn(lines.map(searchable).join("\n")));
  return findNeeds(content.specialNeeds)
    .learners.filter(
      (need) => !isMeasured(need.words, content.specialNeeds, language) && !isAdapted(need, { lines, kinds, language }),
    )
    .map((need) => ({ field: "developmentTeachingActivities", values: { need: need.words } }));
}

const outOf: Spoken = { en: ["out of", "of"], fr: ["sur", "des"], rw: ["kuri", "muri"], sw: ["kati ya"] };
const fraction = new RegExp(`\\b(\\d+) (?:[a-z]+ ){0,2}(?:${inAnyLanguage(outOf)}) (?:[a-z]+ ){0,2}(\\d+)`);

const least: Spoken = { en: ["at least", "minimum"], fr: ["au moins", "minimum"], rw: ["nibura"], sw: ["angalau"] };
const bound = new RegExp(inAnyLanguage(least));

function standards(text: string): string[] {
  const lines = activities(withoutQuotes(text)).map(searchable);
  return lines
    .filter((line) => bound.test(line))
    .flatMap((line) => {
      const [, right, total] = fraction.exec(line) ?? [];
      return right && total ? [`${right}/${total}`] : [];
    });
}

/** Where both name a standard such as "at least 4 of 5", it is the same. */
function sameStandard({ content }: RebReading): FieldPlace[] {
  const [asked] = standards(content.instructionalObjectives);
  const measured = standards(content.assessmentMethods);
  const [first] = measured;
  if (!asked || !first || measured.includes(asked)) return [];
  return [{ field: "assessmentMethods", values: { asked, measured: first } }];
}

const unit: Spoken = { en: ["unit"], fr: ["unite"], rw: ["umutwe wa"], sw: ["sehemu ya"] };
const numberedUnit = new RegExp(`\\b(?:${inAnyLanguage(unit)})\\s*(?:no?\\.?\\s*|n°\\s*)?(\\d+)`, "g");

/** A unit named in the references is the plan's own; a unit of the catalogue has the catalogue's number. */
function unitNumbers({ content, background }: RebReading): FieldPlace[] {
  const own = /\d+/.exec(content.unitNo)?.[0];
  const official = background.unit?.unitNo;
  const said = [...searchable(withoutQuotes(content.references)).matchAll(numberedUnit)].map(([, number]) => number);
  const isKnown = (number: string | undefined) => number === own || number === String(official ?? "");
  const strange = said.find((number) => !isKnown(number));
  const places: FieldPlace[] = strange ? [{ field: "references", values: { number: strange } }] : [];
  if (official && own && own !== String(official)) places.push({ field: "unitNo", values: { number: own } });
  return places;
}

const toVerify: Spoken = {
  en: ["unverified", "to (?:be )?(?:check|verif|confirm)"],
  fr: ["a verifier"],
  rw: ["kugenzurwa"],
  sw: ["kuthibitishwa"],
};
const marked = new RegExp(inAnyLanguage(toVerify));

/** Addresses and book numbers that the catalogue does not know, unless they are marked as not verified. */
function unverified({ content, background }: RebReading): FieldPlace[] {
  return activities(content.references)
    .filter((line) => /https?:\/\/|\bisbn\b|\bdoi\b/i.test(line) && !marked.test(searchable(line)))
    .filter((line) => !background.unit || !line.includes(background.unit.source))
    .map((line) => ({ field: "references", values: { source: line.slice(0, 80) } }));
}

export const adaptationRule: Rule<RebReading> = {
  id: "adaptation",
  criterion: "inclusion",
  severity: "hard",
  cap: caps.needUnmet,
  applies: ({ content }) => findNeeds(content.specialNeeds).learners.length > 0,
  find: adaptations,
};

export const lessonRules: readonly Rule<RebReading>[] = [
  {
    id: "timings",
    criterion: "form",
    severity: "hard",
    find: ({ content }) => {
      const sum = content.introductionDuration + content.developmentDuration + content.conclusionDuration;
      const values = { sum: String(sum), minutes: String(content.totalDuration) };
      return sum === content.totalDuration ? [] : [{ field: "totalDuration", values }];
    },
  },
  { id: "stepTimings", criterion: "form", severity: "soft", find: stepSums },
  {
    id: "objectiveCondition",
    criterion: "outcomes",
    severity: "hard",
    cap: caps.improvable,
    weight: weights.ofColumn,
    find: (reading) => lacks(reading, "condition"),
  },
  {
    id: "objectiveStandard",
    criterion: "outcomes",
    severity: "hard",
    cap: caps.improvable,
    weight: weights.ofColumn,
    find: (reading) => lacks(reading, "standard"),
  },
  { id: "stepOrder", criterion: "progression", severity: "soft", find: stepOrder },
  { id: "endsApplied", criterion: "progression", severity: "soft", find: endsApplied },
  { id: "sameStandard", criterion: "assessment", severity: "soft", find: sameStandard },
  {
    id: "concluded",
    criterion: "assessment",
    severity: "soft",
    find: ({ content, language }) => {
      const text = `${content.conclusionTeachingActivities}\n${content.conclusionLearningActivities}`;
      return patterns[language].assess.test(searchable(text)) ? [] : [{ field: "conclusionTeachingActivities" }];
    },
  },
  {
    id: "materials",
    criterion: "resources",
    severity: "soft",
    applies: ({ content }) => isFilled(content.learningMaterials),
    find: ({ content }) => {
      const items = content.learningMaterials.split(/[\n,;]/).filter(isFilled);
      return items.length >= 3 ? [] : [{ field: "learningMaterials" }];
    },
  },
  { id: "unitNumber", criterion: "resources", severity: "hard", find: unitNumbers },
  { id: "unverifiedSource", criterion: "resources", severity: "soft", find: unverified },
];
