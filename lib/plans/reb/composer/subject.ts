import type { PlanLanguage } from "@/lib/core/language";
import type { TopicName } from "./constants";
import { subjectFamily } from "./family";
import { ageBand } from "./level";
import { searchable } from "../../composing/rules";
import { findTopic } from "./topic";

/** Which of a family's subjects teaches a topic, where a family has several. */
const topicSubjects: Partial<Record<TopicName, RegExp>> = {
  photosynthesis: /biolog|elementary/,
  ecosystems: /biolog|elementary/,
  errors: /physics|elementary/,
  motion: /physics|elementary/,
  genocide: /history|social and/,
  colonisation: /history|social and/,
  trade: /history|social and/,
  district: /social and|geograph/,
  budget: /entrepreneur/,
  market: /entrepreneur|economics/,
  songs: /music|creative/,
  drawing: /fine art|creative/,
};

/** The subject in which a language lesson is taught when only the plan's language tells. */
const languageSubjects: Record<PlanLanguage, RegExp> = {
  en: /^english$/,
  fr: /^french$/,
  rw: /^kinyarwanda$/,
  sw: /swahili/,
};

/** Subject words other than the catalogue's own names. */
const otherNames: readonly [RegExp, RegExp][] = [
  [/icyongereza|anglais|kiingereza/, /^english$/],
  [/igifaransa|francais|kifaransa/, /^french$/],
  [/igiswahili/, /swahili/],
  [/\bphysique\b(?! et)|ubugenge|fizikia/, /^physics$/],
  [/chimie|ubutabire|kemia/, /chemistry/],
  [/biolog|ibinyabuzima/, /biolog/],
  [/\bhistory\b|\bhistoire\b|amateka|historia/, /history/],
  [/geograph|ubumenyi bw'isi|jiografia/, /geograph/],
  [/\bict\b|\btic\b|tehama/, /communication technology/],
];

function first(subjects: readonly string[], pattern: RegExp): string | undefined {
  return subjects.find((subject) => pattern.test(searchable(subject)));
}

/**
 * The subject that a description means, by the catalogue's names: named in it, or the one that teaches its topic; else
 * the teacher's usual subject. "" when nothing tells.
 */
export function subjectOf(
  description: string,
  source: { subjects: readonly string[]; usual: string; classLevel: string; language: PlanLanguage },
): string {
  const { subjects, usual, classLevel, language } = source;
  const text = searchable(description);
  const byLength = [...subjects].sort((a, b) => b.length - a.length);
  const named = byLength.find((subject) => text.includes(searchable(subject)));
  if (named) return named;
  const translated = otherNames.find(([words]) => words.test(text));
  const other = translated && first(subjects, translated[1]);
  if (other) return other;
  const topic = findTopic([description], { family: "general", band: ageBand(classLevel) });
  const family = topic?.family ?? subjectFamily(description);
  if (family === "general" || subjectFamily(usual) === family) return usual;
  const young = ["early", "primary"].includes(ageBand(classLevel));
  const taught = subjects
    .filter((subject) => subjectFamily(subject) === family)
    .sort(
      (a, b) => Number(/elementary|social and/i.test(b) === young) - Number(/elementary|social and/i.test(a) === young),
    );
  const fitting = family === "languages" ? languageSubjects[language] : topic && topicSubjects[topic.name];
  return (fitting && first(taught, fitting)) ?? taught[0] ?? usual;
}
