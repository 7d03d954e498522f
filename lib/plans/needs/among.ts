import { wholeWords, inAnyLanguage, type Spoken } from "../text/spoken";
import { searchable } from "../text/wording";
import { tellsOfPresent } from "../safety/persons";
import { countIn } from "./counts";
import { isNamed } from "./named";
import { findNeeds, needKindIn, type Need } from "./needs";
import { plainWords } from "./terms";
import { namesTools, numberIn } from "./words";

const trainees: Spoken = {
  en: ["(?:trainee|learner|student|apprentice)s?"],
  fr: ["(?:apprenant|stagiaire|eleve|apprenti)e?s?"],
  rw: ["abanyeshuri", "umunyeshuri", "abiga", "uwiga", "abahugurwa", "uhugurwa"],
  sw: ["wanafunzi", "mwanafunzi", "wanagenzi", "mwanagenzi"],
};
const ofTrainees = wholeWords(trainees);

const some: Spoken = {
  en: ["some", "several", "a few", "an? (?:\\S+ )?(?:trainee|learner|student|apprentice)"],
  fr: ["certaine?s?", "quelques", "plusieurs", "une?"],
  rw: ["bamwe", "benshi", "umunyeshuri", "uwiga", "uhugurwa"],
  sw: ["baadhi", "mwanafunzi", "mwanagenzi"],
};
const ofSome = wholeWords(some);

/** What somebody may have a need of, and a machine or a toolbox too: "4 legs", "2 motors", a bicycle. */
const bodyParts: Spoken = {
  en: ["arms?", "hands?", "legs?", "limbs?", "eyes?", "ears?", "motors?"],
  fr: ["moteurs?", "boites?", "yeux"],
  rw: ["ukuboko", "ukuguru", "amaguru", "ingingo", "amaso", "igare"],
  sw: ["macho", "masikio", "miguu", "mguu", "viungo"],
};
const isPart = new RegExp(`^(?:${inAnyLanguage(bodyParts)})$`);

/** "2 deaf", "one with epilepsy": a number and a need, and nothing that could be worked on. */
function isCounted(words: string): boolean {
  const all = words.match(/[\p{L}']+/gu) ?? [];
  const isThings = all.every((word) => isPart.test(word) || numberIn(word) !== null);
  return (
    !isThings &&
    countIn(words) !== null &&
    all.every((word) => plainWords.has(word) || numberIn(word) !== null || isNamed(word))
  );
}

/** Whether a clause tells who is in the room, rather than what is made there or for whom: ramps, signs, deaf guests. */
function tellsOfTrainees(clause: string): boolean {
  if (needKindIn(clause) === null) return false;
  const words = searchable(clause);
  if (isCounted(words)) return true;
  return ofTrainees.test(words) && (countIn(words) !== null || ofSome.test(words));
}

/** Whether a clause tells of somebody in the room who has a need: whoever has blind rivets to set has none by them. */
function tellsOfNeedy(clause: string): boolean {
  return tellsOfPresent(clause) && !(namesTools(searchable(clause)) && needKindIn(clause) === null);
}

function clausesOf(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(/[\n,;()•]|\.\s/)).map((clause) => clause.trim().replace(/\.$/, ""));
}

/** Needs of trainees that somebody names among other things, where a form has no place for them. */
export function needsAmong(texts: readonly string[], outcomes: readonly string[] = []): Need[] {
  const told = clausesOf(texts).filter((clause) => tellsOfTrainees(clause) || tellsOfNeedy(clause));
  // Outcomes and contents say whom the work is for; of the room they tell where a clause begins with who is in it.
  const present = clausesOf(outcomes).filter(tellsOfNeedy);
  return findNeeds([...new Set([...told, ...present])].join("; ")).learners;
}
