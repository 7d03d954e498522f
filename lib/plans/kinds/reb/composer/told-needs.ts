import { plainWords } from "./need-terms";
import { findNeeds, isNamed, type Need, type Needs } from "./needs";
import type { NeedKind, RoomCondition } from "./constants";
import type { PlanLanguage } from "@/lib/core/language";
import { fillPhrase, searchable } from "../../../text/wording";
import { phraseBanks } from "./banks";

const kinds: Record<NeedKind, string> = {
  deafBlind: "deaf-blind",
  blind: "blind",
  lowVision: "low vision",
  visual: "visual impairment",
  deaf: "deaf",
  hardOfHearing: "hard of hearing",
  hearing: "hearing impairment",
  wheelchair: "uses a wheelchair",
  physical: "physical impairment",
  albinism: "albinism",
  epilepsy: "epilepsy",
  trauma: "trauma",
  speech: "speech impairment",
  autism: "autism",
  attention: "attention difficulties",
  dyslexia: "dyslexia",
  intellectual: "intellectual disability",
  slow: "learns slowly",
  gifted: "gifted",
  illness: "chronic illness",
  pregnancy: "pregnancy",
  dyscalculia: "dyscalculia: difficulties in calculating",
  leftHand: "left-handed",
  hand: "one weak hand",
  lipReading: "hearing impairment, reads lips",
  motherhood: "young mother",
  bereaved: "lost family",
  language: "does not yet speak the language of teaching",
  other: "another need that the teacher knows",
};

const conditions: Record<RoomCondition, string> = {
  electricity: "no electricity in the room",
  crowded: "a crowded room",
  books: "too few books",
};

/** Said in place of a rule that the teacher typed for herself. */
const discretion = "discretion: nobody is singled out or asked about home or health";
const early = "a further task for those who are ready early";

/** The needs of learners as a model is told of them: recognised kinds and numbers, none of the words that were typed. */
export function toldNeeds({ learners, room, rules, pace }: Needs): string {
  const needs = learners.map(({ kind, count }) => (count ? `${count}: ${kinds[kind]}` : kinds[kind]));
  const own = [...(rules.length > 0 ? [discretion] : []), ...(pace.length > 0 ? [early] : [])];
  return [...new Set([...needs, ...room.map((condition) => conditions[condition]), ...own])].join("; ");
}

const roomWords: Record<PlanLanguage, Record<RoomCondition, string> & { none: string }> = {
  en: { electricity: "no electricity", crowded: "crowded class", books: "few books", none: "None" },
  fr: { electricity: "pas d’électricité", crowded: "classe surchargée", books: "peu de livres", none: "Aucun" },
  rw: { electricity: "nta mashanyarazi", crowded: "abanyeshuri benshi", books: "ibitabo bike", none: "Ntabo" },
  sw: { electricity: "hakuna umeme", crowded: "wanafunzi wengi", books: "vitabu vichache", none: "Hakuna" },
};

/** "the learner who is blind" as it stands in the box: "1 learner who is blind", "learners who are blind". */
function inTheBox({ kind, count, words }: Need, language: PlanLanguage): string {
  if (kind === "other") return words;
  const { one, many, some } = phraseBanks[language].needs[kind];
  if (count === 1) return one.replace(/^(?:the |l’)/, "1 ");
  if (count) return fillPhrase(many, { n: String(count) }).replace(/^(?:the|les) /, "");
  // Where no number is said, "une" must not be read as one.
  return some.replace(/^(?:the|les) /, "").replace(/(?:ayant une|vivant avec un) /, "avec ");
}

/**
 * The box of special needs in another language, by tables alone, so that no model reads it: recognised kinds with their numbers;
 * what is unknown stays as it was typed.
 */
export function translatedNeeds(specialNeeds: string, to: PlanLanguage): string {
  const { learners, room, rules, pace } = findNeeds(specialNeeds);
  const known = [...learners.map((need) => inTheBox(need, to)), ...room.map((condition) => roomWords[to][condition])];
  const parts = [...known, ...rules, ...pace];
  return parts.length > 0 ? parts.join("; ") : roomWords[to].none;
}

const level =
  /\b(?:pre-?primary|nursery|baby|middle|top)(?: class)?(?: ?\d)?|\b(?:(?:lower|upper|ordinary|advanced) )?(?:primary|secondary|senior|level|grade|year|[npsal])[ .-]?\d{1,2}\b/i;

/** What level a class has; the rest of what is typed there may be anybody's name. */
export function levelOf(classLevel: string): string {
  return level.exec(classLevel)?.[0] ?? "";
}

function capitalised(text: string): string[] {
  return text.match(/\p{Lu}[\p{L}'’-]{2,}/gu) ?? [];
}

/**
 * Words that may be names of people: with a capital, in a text about needs where they are neither a need nor a word that goes
 * with one, and beside the level of a class; and needs that nobody knows, as they were typed, since a plan quotes them. Better a
 * word too many than a name.
 */
export function namesIn({ specialNeeds, classLevel }: { specialNeeds: string; classLevel: string }): string[] {
  const ofLearners = capitalised(specialNeeds).filter(
    (word) => !plainWords.has(searchable(word)) && !isNamed(searchable(word)),
  );
  const { learners, rules, pace } = findNeeds(specialNeeds);
  const unknown = learners.flatMap(({ kind, words }) => (kind === "other" ? [words] : []));
  const quoted = [...unknown, ...rules, ...pace].filter((words) => words.length > 3);
  return [...new Set([...quoted, ...ofLearners, ...capitalised(classLevel.replace(levelOf(classLevel), ""))])];
}
