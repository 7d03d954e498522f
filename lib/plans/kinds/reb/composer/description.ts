import { countIn, needKindIn } from "./needs";
import { isFilled, oneLine, searchable, sentence } from "../../../text/wording";
import { outdoors } from "./constants";

/** What a free text in one of the four languages says about a lesson; null where it says nothing. */
export type DescribedLesson = {
  title: string;
  classLevel: string | null;
  duration: number | null;
  classSize: number | null;
  unitNo: string | null;
  lessonNo: string | null;
  specialNeeds: string;
  isOutside: boolean;
};

const ordinals: readonly RegExp[] = [
  /^(1|1ere|1er|one|first|premiere|mbere|kwanza)$/,
  /^(2|2e|2eme|two|second|deuxieme|kabiri|pili)$/,
  /^(3|3e|3eme|three|third|troisieme|gatatu|tatu)$/,
  /^(4|4e|4eme|four|fourth|quatrieme|kane|nne)$/,
  /^(5|5e|5eme|five|fifth|cinquieme|gatanu|tano)$/,
  /^(6|6e|6eme|six|sixth|sixieme|gatandatu|sita)$/,
];

const learners =
  "(?:learners?|students?|pupils?|children|apprenants?|eleves?|enfants|abanyeshuri|abana|wanafunzi|watoto)";

type ClassPattern = { pattern: RegExp; stage: string };
const classPatterns: readonly ClassPattern[] = [
  { stage: "P", pattern: /\bp\s?\.?([1-6])\b/ },
  { stage: "S", pattern: /\bs\s?\.?([1-6])\b/ },
  { stage: "P", pattern: /\bprimary\s+(\w+)\b/ },
  { stage: "S", pattern: /\b(?:senior|secondary)\s+(\w+)\b/ },
  { stage: "P", pattern: /\b(\w+)\s+(?:annee\s+)?(?:du\s+|de\s+)?primaire\b/ },
  { stage: "S", pattern: /\b(\w+)\s+(?:annee\s+)?(?:du\s+|de\s+)?secondaire\b/ },
  { stage: "P", pattern: /\b(?:umwaka )?wa (\w+) (?:w'|mu )?(?:amashuri )?abanza\b/ },
  { stage: "S", pattern: /\b(?:umwaka )?wa (\w+) (?:w'|mu )?(?:amashuri )?(?:ayisumbuye|yisumbuye)\b/ },
  { stage: "P", pattern: /\bdarasa la (\w+) (?:la |ya )?(?:shule ya )?(?:msingi)\b/ },
  { stage: "S", pattern: /\b(?:kidato cha|darasa la) (\w+)(?: (?:la |ya )?(?:shule ya )?sekondari)?\b/ },
  { stage: "Year ", pattern: /\b(?:ttc )?year\s?([1-3])\b/ },
  { stage: "Grade ", pattern: /\b(?:nursery|pre-?primary|maternelle|inshuke)\s?([1-3])\b/ },
];

function classIn(text: string): { name: string; said: string } | null {
  for (const { pattern, stage } of classPatterns) {
    const match = pattern.exec(text);
    const number = ordinals.findIndex((ordinal) => ordinal.test(match?.[1] ?? "")) + 1;
    if (match && number > 0) return { name: `${stage}${number}`, said: match[0] };
  }
  return null;
}

const durationPattern = /\b(\d{1,3})\s?(?:minutes?|mins?|mn|iminota|dakika)\b|\b(?:iminota|dakika)\s(\d{1,3})\b/;
const hourPattern = /\b(\d)\s?(?:hours?|heures?|h)\b|\b(?:isaha|saa) (?:imwe|moja|1)\b/;
const doublePattern = /\bdouble (?:period|lesson)\b|\bdeux periodes\b/;

function durationIn(text: string): { minutes: number; said: string } | null {
  const minutes = durationPattern.exec(text);
  if (minutes) return { minutes: Number(minutes[1] ?? minutes[2]), said: minutes[0] };
  const hours = hourPattern.exec(text);
  if (hours) return { minutes: 60 * Number(hours[1] ?? 1), said: hours[0] };
  const double = doublePattern.exec(text);
  return double && { minutes: 80, said: double[0] };
}

const sizePattern = new RegExp(
  `\\b(\\d{1,4})\\s${learners}|\\b${learners}\\s(\\d{1,4})\\b|\\b(?:class of|classe de|effectif de) (\\d{1,4})\\b`,
);

function sizeIn(text: string): { learners: number; said: string } | null {
  const match = sizePattern.exec(text);
  return match && { learners: Number(match[1] ?? match[2] ?? match[3]), said: match[0] };
}

const unitPattern = /\b(?:unit|unite|umutwe wa|sehemu ya)\s?(?:no\.?|n°|number|numero)?\s?(\d{1,2})\b/;
const lessonPattern = /\b(?:lesson|lecon|isomo rya|somo la|somo namba)\s?(?:no\.?|n°|number|numero)?\s?(\d{1,2})\b/;

const lead =
  /^(?:please|prepare|make|write|create|a|an|the|une?|la|le|les|quick|fiche|plan|lesson|lesson plan|lecon|isomo|somo|andalio|imbata|on|about|sur|de|of|in|en|ku|ryo ku|rya|kuri|kuhusu|la|ya|for|pour|kwa|mu|muri|with|avec|class|classe|darasa|mathematics lesson|:|-)\s+/i;
const trail =
  /\s+(?:a|an|the|for|pour|les|la|le|de|en|in|at|with|avec|kuri|muri|mu|bo|wo|yo|ryo|kwa|wa|ya|la|class|classe|du|des|aux?|to|of|learners|lasting|:|-)$/i;

/** "A mathematics lesson on fractions": what the lesson is about stands after these words. */
const about =
  /^.{0,40}\b(?:lesson|leçon|lecon|isomo|somo)\b.{0,40}?\s(?:on|about|sur(?: les?| la)?|kuhusu|ryo ku|ku)\s+(?=\p{L})/iu;

/** First syllables of the noun classes whose first vowel is another than that of the syllable: umwana, imyaka, inka, ishuri. */
const ownVowel: readonly [RegExp, string][] = [
  [/^[mbrkt]w/, "u"],
  [/^(?:[mbc]y|n|m[bpvf]|[zsjf])/, "i"],
];

/** After "ku" a Kinyarwanda noun has lost its first vowel, which is most often that of its first syllable. */
function withFirstVowel(said: string, title: string): string {
  if (!/\bku\s+$/i.test(said) || !/^[^aeiou]/.test(title)) return title;
  const own = ownVowel.find(([pattern]) => pattern.test(title))?.[1];
  return `${own ?? /^[a-z]{1,2}?([aiu])/.exec(title)?.[1] ?? ""}${title}`;
}

/** What is left of a clause as a title: without class, minutes, numbers and the little words around them. */
function titleOf(clause: string, said: readonly string[]): string {
  let title = clause;
  for (const part of said) {
    const at = searchable(title).indexOf(part);
    if (at >= 0 && searchable(title).length === title.length)
      title = title.slice(0, at) + title.slice(at + part.length);
  }
  title = title
    .replace(/\(\s*\)/g, " ")
    .replace(/\s(?:outside|outdoors|hanze|nje|dehors)\b/gi, " ")
    .replace(/\s+/g, " ")
    .trim();
  const head = about.exec(title)?.[0];
  if (head) title = withFirstVowel(head, title.slice(head.length));
  for (let before = ""; before !== title; ) {
    before = title;
    title = title.replace(lead, "").replace(trail, "").trim();
  }
  return title;
}

/** A needs clause may also carry the class size: "45 learners, two of them blind" or "45 learners with 2 blind". */
function splitNeed(clause: string): { size: string; need: string } {
  const match =
    /^(.*?\S)\s+(?:with|including|dont|avec|barimo|harimo|wakiwemo|wakiwa na|akiwemo)\s+((?:\d+|\p{L}+)\s.*)$/iu.exec(
      clause,
    );
  if (!match?.[1] || !match[2] || countIn(searchable(match[2])) === null) return { size: "", need: clause };
  return { size: match[1], need: match[2] };
}

/** Reads a teacher's description of a lesson; nothing is guessed that is not in it. */
export function readDescription(description: string): DescribedLesson {
  const clauses = description
    .normalize("NFC")
    .split(/[,;\n]|\.\s/)
    .map((clause) => clause.trim().replace(/\.$/, ""))
    .filter(isFilled);
  const parts = clauses.map((clause) => (needKindIn(clause) ? splitNeed(clause) : { size: clause, need: "" }));
  const needs = parts.map((part) => part.need).filter(isFilled);
  const plain = parts.map((part) => part.size).filter(isFilled);
  const text = searchable(plain.join(", "));
  const found = {
    class: classIn(text),
    duration: durationIn(text),
    size: sizeIn(text),
    unit: unitPattern.exec(text),
    lesson: lessonPattern.exec(text),
  };
  const said = [found.class?.said, found.duration?.said, found.size?.said, found.unit?.[0], found.lesson?.[0]];
  const spoken = said.filter((part) => part !== undefined);
  const title = plain.map((clause) => titleOf(clause, spoken)).find(isFilled);
  return {
    title: sentence(oneLine(title ?? description, 280)),
    classLevel: found.class?.name ?? null,
    duration: found.duration?.minutes || null,
    classSize: found.size?.learners || null,
    unitNo: found.unit?.[1] ?? null,
    lessonNo: found.lesson?.[1] ?? null,
    specialNeeds: needs.join(", ").slice(0, 1_900),
    isOutside: outdoors.test(text),
  };
}
