import { plainWords } from "./terms";
import { isNamed } from "./named";
import { findNeeds, type Needs } from "./needs";
import type { NeedKind, RoomCondition } from "./constants";
import { searchable } from "../text/wording";
import { isWhollyKnown, knownWordsOf } from "../text/things";
import { methodPhrases } from "../text/methods/phrases";
import { placedMethods } from "../text/methods/placing";
import { readMethods } from "../text/methods/reading";
import { readWishes, type Thing } from "../text/wishes";

const kinds: Record<NeedKind, string> = {
  deafBlind: "deaf-blind",
  blind: "blind",
  lowVision: "low vision",
  colourBlind: "colour-blind",
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

/** Said in place of a rule that the teacher typed as a reminder. */
const discretion = "discretion: nobody is singled out or asked about home or health";
const early = "a further task for those who are ready early";

const told: Record<Thing["way"], string> = { have: "there are only", lack: "there is no", use: "to work with" };

/** Things to work with, by their numbers and the product's own words; a thing of other words may be anybody's name. */
function toldWishes(said: readonly string[]): string[] {
  const { things, groupSize } = readWishes(said);
  const known = things.flatMap(({ way, count, name }) => {
    const words = knownWordsOf(name);
    return words ? [[told[way], count, words].filter(Boolean).join(" ")] : [];
  });
  return [...known, ...(groupSize ? [`groups of ${groupSize}`] : [])];
}

/** Ways of teaching that are wished for, by the product's own words; a wish of other words may hold anybody's name. */
function toldMethods(said: readonly string[]): string[] {
  const { names } = methodPhrases.en;
  return placedMethods(readMethods(said)).flatMap(({ kind, stage }) =>
    kind ? [`wished in the ${stage}: ${names[kind]}`] : [],
  );
}

/** The needs of learners as a model is told of them: recognised kinds and numbers, none of the words that were typed. */
export function toldNeeds({ learners, room, rules, pace, wishes, methods }: Needs): string {
  const needs = learners.map(({ kind, count }) => (count ? `${count}: ${kinds[kind]}` : kinds[kind]));
  const own = [...(rules.length > 0 ? [discretion] : []), ...(pace.length > 0 ? [early] : [])];
  const said = [...room.map((condition) => conditions[condition]), ...own, ...toldWishes(wishes)];
  return [...new Set([...needs, ...said, ...toldMethods(methods)])].join("; ");
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

/** What a plan tells that may hold a name. */
type NamedFields = { specialNeeds: string; classLevel: string; location: string };

/**
 * Words that may be names of people: with a capital, in a text about needs where they are neither a need nor a word that goes
 * with one, and beside the level of a class; and as they were typed, since a plan quotes them, needs that nobody knows and things
 * of other words than the product's own, which a finished plan has beside its place. Better a word too many than a name.
 */
export function namesIn({ specialNeeds, classLevel, location }: NamedFields): string[] {
  const ofLearners = capitalised(specialNeeds).filter(
    (word) => !plainWords.has(searchable(word)) && !isNamed(searchable(word)),
  );
  const { learners, rules, pace, wishes, methods } = findNeeds(specialNeeds);
  const unknown = learners.flatMap(({ kind, words }) => (kind === "other" ? [words] : []));
  const things = readWishes([...wishes, ...findNeeds(location).wishes]).things.map(({ name }) => name);
  const strange = things.filter((name) => !isWhollyKnown(name));
  const quoted = [...unknown, ...rules, ...pace, ...strange, ...methods].filter((words) => words.length > 3);
  return [...new Set([...quoted, ...ofLearners, ...capitalised(classLevel.replace(levelOf(classLevel), ""))])];
}
