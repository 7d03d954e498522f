import { findLesson, findTaughtSubject } from "@/lib/bank/queries";
import { subjectsNamed } from "@/lib/bank/search/names";
import type { PlanLanguage } from "@/lib/core/language";
import type { SensitiveTopic } from "../../../safety/constants";
import { sensitiveTopicsIn } from "../../../safety/recognition";
import type { SubjectFamily } from "../course/constants";
import { subjectFamily } from "../course/family";
import { ageBand } from "../course/age";
import { isFilled, searchable, sentence } from "../../../text/wording";
import topicWords from "./subject-words.json" with { type: "json" };

/** Sensitive topics that are taught as history where nothing else is said. */
const pastTopics: readonly SensitiveTopic[] = ["genocide", "holocaust", "otherGenocide", "slavery", "war"];
const pastSubjects = /history|social and/;

/** The subject in which a language lesson is taught when only the plan's language tells. */
const languageSubjects: Record<PlanLanguage, RegExp> = {
  en: /^english$/,
  fr: /^french$/,
  rw: /^kinyarwanda$/,
  sw: /swahili/,
};

const languageNames = /^(?:english|french|kinyarwanda|ikinyarwanda|kiswahili|swahili)$/;

/** Subject words other than the catalogue's own names. */
const otherNames: readonly [RegExp, RegExp][] = [
  [/\bicyongereza\b|\banglais\b|\bkiingereza\b/, /^english$/],
  [/\bigifaransa\b|\bfrancais\b|\bkifaransa\b/, /^french$/],
  [/\bigiswahili\b|\bswahili\b/, /swahili/],
  [
    /\b(?:education sociale|etudes sociales|education (?:sociale et )?religieuse|social studies|mbonezamubano(?: n'iyobokamana)?|iyobokamana|maarifa ya jamii|stadi za jamii)\b/,
    /social and relig|social stud|religion/,
  ],
  [
    /\b(?:sciences? et technologies? elementaires?|science and elementary technology|ubumenyi n'ikoranabuhanga|elementary science|sayansi na teknolojia)\b/,
    /elementary|scien/,
  ],
  [/(?<!education )\bphysique\b(?! et)|\bubugenge\b|\bfizikia\b/, /^physics$/],
  [/\bchimie\b|\bubutabire\b|\bkemia\b/, /chemistry/],
  [/\bbiolog\w*|\bibinyabuzima\b/, /biolog/],
  [/\bhistory\b|\bhistoire\b(?! de\b)|\bamateka\b|\bhistoria\b/, /history/],
  [/\bgeograph\w*|\bubumenyi bw'isi\b|\bjiografia\b/, /geograph/],
  [/\bict\b|\btic\b|\btehama\b|\binformatique\b|\bikoranabuhanga\b/, /communication technology/],
  [/\bentrepren\w*|\bkwihangira imirimo\b|\bujasiriamali\b/, /entrepren/],
  [
    /\beducation physique(?: et sportive| et sports?)?\b|\bsiporo\b|\bngororamubiri\b|\bmichezo\b|\belimu ya viungo\b|\bpe\b|\beps\b/,
    /physical education/,
  ],
  [/\bmath(?:s|ematics|ematiques)?\b|\bimibare\b|\bhisabati\b|\bhesabu\b/, /^mathematics|numeracy/],
  [/\bsciences?\b(?! et)|\bubumenyi\b|\bsayansi\b|\bsiyansi\b/, /elementary|scien/],
  [/\b(?:arts?|beaux-arts|ubugeni|sanaa|creative arts|musique|muzika|muziki)\b/, /creative arts|fine art|music/],
  [/\b(?:agriculture|ubuhinzi|kilimo)\b/, /farming|agricultur/],
  [/\b(?:litterature|ubuvanganzo|fasihi)\b/, /literature/],
];

/** Whether some words are a subject's name and nothing else: "Imibare", "Éducation sociale", "Social Studies". */
function isSubjectName(words: string): boolean {
  const name = searchable(words).trim();
  return otherNames.some(([pattern]) => pattern.exec(name)?.[0] === name);
}

/** A title without the subject that stands before its colon or dash, whatever language names it; capital first. */
export function withoutSubjectPrefix(title: string, subjects: readonly string[]): string {
  const match = /^([^:–—]{2,50}?)(?:\s*:|\s+[-–—])\s*(.*)$/su.exec(title);
  const prefix = searchable(match?.[1] ?? "").trim();
  if (!match?.[2] || !isFilled(match[2])) return title;
  const isNamed = subjects.some((subject) => searchable(subject) === prefix);
  return isNamed || languageNames.test(prefix) || isSubjectName(prefix) ? sentence(match[2].trim()) : title;
}

/** Names that only a subject has, wherever they stand; "math" or "art" may also be part of a topic. */
const specificNames = otherNames.slice(0, 12);

/** "Isomo ry'ubumenyi mu mwaka wa 5": where Kinyarwanda says the subject without a colon. */
const subjectPlace = /\bisomo (?:ry'|rya )([^,]*?)(?:,|$| (?:mu|muri|ku|kuri|ryo)\b)/;

function first(subjects: readonly string[], pattern: RegExp): string | undefined {
  return subjects.find((subject) => pattern.test(searchable(subject)));
}

/** Of subjects that would do, the one of that age: the youngest have numeracy where the others have mathematics. */
function ofAge(fits: readonly string[], classLevel: string): string | undefined {
  const isNursery = /grade|nursery|maternelle|inshuke/.test(searchable(classLevel));
  const isPrimary = ["early", "primary"].includes(ageBand(classLevel));
  return (
    fits.find(
      (subject) => /numeracy/i.test(subject) === isNursery && /elementary|social and/i.test(subject) === isPrimary,
    ) ??
    fits.find((subject) => /numeracy/i.test(subject) === isNursery) ??
    fits[0]
  );
}

/** The subject of a name that is taught at that age. */
export function fittingAge(subjects: readonly string[], pattern: RegExp, classLevel: string): string | undefined {
  return ofAge(
    subjects.filter((subject) => pattern.test(searchable(subject))),
    classLevel,
  );
}

/** The family of subjects whose words a text has; they tell who teaches it, not which lesson it is. */
function familySaying(text: string): SubjectFamily | undefined {
  const said = text.match(/[\p{L}']+/gu) ?? [];
  const families = Object.entries(topicWords) as [SubjectFamily, string[]][];
  return families.find(([, words]) => said.some((word) => words.some((start) => word.startsWith(start))))?.[0];
}

/** Of the subjects of a family the one that is meant where nothing else tells: the plan's language, or history. */
function fittingSubjects(said: { family: SubjectFamily; isPast: boolean; language: PlanLanguage }): RegExp | null {
  if (said.family === "languages") return languageSubjects[said.language];
  return said.isPast ? pastSubjects : null;
}

type DescriptionSource = {
  title: string;
  subjects: readonly string[];
  usual: string;
  classLevel: string;
  language: PlanLanguage;
};

/**
 * The subject that a text names: by the catalogue's name anywhere, before its colon by any. `isApart`: it is not of the title.
 */
function namedIn(text: string, { title, subjects, classLevel }: DescriptionSource) {
  const byLength = [...subjects].sort((a, b) => b.length - a.length);
  const named = byLength.find((subject) => text.includes(searchable(subject)));
  const isOfTitle = named !== undefined && searchable(title).includes(searchable(named));
  if (named) return { subject: named, isApart: !isOfTitle || withoutSubjectPrefix(title, subjects) !== title };
  const before = /^([^:]*):/.exec(text)?.[1] ?? subjectPlace.exec(text)?.[1] ?? "";
  const spoken = before && otherNames.find(([words]) => words.test(before));
  const prefixed = spoken && fittingAge(subjects, spoken[1], classLevel);
  if (prefixed) return { subject: prefixed, isApart: true };
  const translated = specificNames.find(([words]) => words.test(text));
  const other = translated && fittingAge(subjects, translated[1], classLevel);
  return other ? { subject: other, isApart: false } : null;
}

/** The subject whose lesson the bank surely has under a title: the teacher's usual one before all others. */
function teachingOf({ title, subjects, usual, classLevel, language }: DescriptionSource): string | undefined {
  const isUsual = isFilled(usual) && findLesson({ title, subject: usual, className: classLevel, language }).sure;
  if (isUsual) return usual;
  const known = findTaughtSubject({ title, className: classLevel, language });
  if (known === null) return undefined;
  const fits = subjects.filter((subject) => subjectsNamed(subject).has(known));
  return ofAge([...fits.filter((subject) => subject === known), ...fits], classLevel);
}

/** The subject that teaches a topic by its words alone; that of the teacher where several may. */
function topicSubject(
  { text, description, isPast }: { text: string; description: string; isPast: boolean },
  { subjects, usual, classLevel, language }: DescriptionSource,
): string {
  const family = isPast ? "social" : (familySaying(text) ?? subjectFamily(description));
  if (family === "general" || subjectFamily(usual) === family) return usual;
  const taught = subjects.filter((subject) => subjectFamily(subject) === family);
  const fitting = fittingSubjects({ family, isPast, language });
  return (fitting && first(taught, fitting)) ?? ofAge(taught, classLevel) ?? usual;
}

/**
 * The subject that a description means, by the catalogue's names: named in it, or the one that teaches its topic; else
 * the teacher's usual subject. "" when nothing tells. A name that stands in the title itself, "causes of the French Revolution",
 * gives way to the subject that has the lesson.
 */
export function subjectOf(description: string, source: DescriptionSource): string {
  const { title, classLevel, language } = source;
  const text = searchable(description);
  const named = namedIn(text, source);
  if (named?.isApart) return named.subject;
  const isPast = sensitiveTopicsIn([description]).some((name) => pastTopics.includes(name));
  const teaching = isPast ? undefined : teachingOf(source);
  const isNamedSure = () =>
    named && findLesson({ title, subject: named.subject, className: classLevel, language }).sure !== null;
  if (named) return teaching === undefined || isNamedSure() ? named.subject : teaching;
  return teaching ?? topicSubject({ text, description, isPast }, source);
}
