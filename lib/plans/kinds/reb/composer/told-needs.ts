import { plainWords } from "./need-terms";
import { isNamed, type Needs } from "./needs";
import type { NeedKind, RoomCondition } from "./constants";
import { searchable } from "../../../text/wording";

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
  language: "does not yet speak the language of teaching",
  other: "another need that the teacher knows",
};

const conditions: Record<RoomCondition, string> = {
  electricity: "no electricity in the room",
  crowded: "a crowded room",
  books: "too few books",
};

/** The needs of learners as a model is told of them: recognised kinds and numbers, none of the words that were typed. */
export function toldNeeds({ learners, room }: Needs): string {
  const needs = learners.map(({ kind, count }) => (count ? `${count}: ${kinds[kind]}` : kinds[kind]));
  return [...new Set([...needs, ...room.map((condition) => conditions[condition])])].join("; ");
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
 * with one, and beside the level of a class. Better a word too many than a name.
 */
export function namesIn({ specialNeeds, classLevel }: { specialNeeds: string; classLevel: string }): string[] {
  const ofLearners = capitalised(specialNeeds).filter(
    (word) => !plainWords.has(searchable(word)) && !isNamed(searchable(word)),
  );
  return [...new Set([...ofLearners, ...capitalised(classLevel.replace(levelOf(classLevel), ""))])];
}
