import type { PlanLanguage } from "@/lib/core/language";
import { fillPhrase, inOneLine } from "../../../../text/wording";
import type { TaughtEntry } from "../entry/taught";
import type { LessonDraft } from "../lesson/lesson";
import { groupCount } from "../lesson/wished";

type Thing = { said: RegExp; listed: RegExp; item: string };

/** Things that tasks speak of by name, and how they are listed. */
const englishThings: readonly Thing[] = [
  {
    said: /\b(?:on|as|the|with|of|few|\d+|two|three|four|five|six) (?:\w+ )?cards\b|\bcards (?:with|of)\b/i,
    listed: /\b(?:cards?|slips)\b/i,
    item: "Cards cut from used paper, as the task or the support says",
  },
  {
    said: /(?<!without (?:a |the )?)\bcalculators?\b|\b\d\.\d+\^\d{2,}|\d[⁸⁹]|\d¹[⁰¹²³⁴⁵]/i,
    listed: /calculator/i,
    item: "Calculator or telephone, or the values worked out on the board beforehand",
  },
  { said: /\bstrips? of (?:paper|equivalent)|\bpaper strips?\b/i, listed: /\bstrips?\b/i, item: "Paper strips" },
  { said: /\bsquared paper\b/i, listed: /squared|graph paper/i, item: "Squared paper, or lines ruled in the notebook" },
  { said: /\bprotractors?\b/i, listed: /protractor/i, item: "Protractor" },
  { said: /\bscissors\b/i, listed: /scissors/i, item: "Scissors" },
  { said: /\bbottle tops\b/i, listed: /bottle tops/i, item: "Bottle tops" },
  { said: /\bthermometers?\b(?=[^.?]*\bread)|\bread the thermometer/i, listed: /thermometer/i, item: "Thermometer" },
];

/** By the language of the entry; nearly all are in English. */
const things: Readonly<Record<PlanLanguage, readonly Thing[]>> = { en: englishThings, fr: [], rw: [], sw: [] };

/** That each pair or group of the class has one; null where a language has no words for it, and not where only some have it. */
const each: Readonly<Record<PlanLanguage, RegExp | null>> = {
  en: /\b(for|per|to) (?:each|every|a) (pair|group)\b(?! (?:of|that|who|with|in)\b)/i,
  fr: /\b(pour|par) chaque (bin[oô]me|groupe)\b(?! (?:de|du|qui)\b)/i,
  rw: null,
  sw: null,
};
/** How that is said with the number of pairs or groups. */
const eachOf: Readonly<Record<PlanLanguage, string | null>> = {
  en: "{for} each of the {count} {whom}s",
  fr: "{for} chacun des {count} {whom}s",
  rw: null,
  sw: null,
};

/** A thing that each pair or group has, with how many of them there are; things of "groups A" are not for all. */
function counted(item: string, { request, groupSize }: LessonDraft): string {
  const [said, preposition = "", whom = ""] = each[request.language]?.exec(item) ?? [];
  const phrase = eachOf[request.language];
  if (!said || !phrase || /^groups? [A-Z]\b/.test(item)) return item;
  const isPair = /^(?:pair|bin)/i.test(whom);
  const pairs = Math.floor(request.classSize / 2);
  const count = isPair && groupSize === 2 ? pairs : groupCount(request.classSize, groupSize);
  if (count <= 1) return item;
  return item.replace(said, fillPhrase(phrase, { for: preposition, count: String(count), whom }));
}

/** The entry's materials with their number, and what else its task, its example and its help speak of. */
export function entryMaterials(lesson: LessonDraft, taught: TaughtEntry): string[] {
  const { entry, task, exercises } = taught;
  const own = entry.discovery.materials.map(inOneLine);
  const asked = [...exercises.assessed, ...exercises.practice.slice(0, exercises.inClass)].map(
    ({ q, a }) => `${q} ${a}`,
  );
  const spoken = [task.task, entry.support, entry.application.q, ...asked].join(" ");
  const listed = own.join(" ");
  const more = things[lesson.request.language];
  return [
    ...own.map((item) => counted(item, lesson)),
    ...more.filter((thing) => thing.said.test(spoken) && !thing.listed.test(listed)).map(({ item }) => item),
  ];
}
