import { searchable } from "../text/wording";
import { sensitiveTopics, type SensitiveTopic } from "../safety/constants";
import type { Asked } from "../safety/forbidden";
import type { PlanReading } from "./reading";
import { isOffered, isOfMarks, isReported, isToldOf } from "./reported";
import { surroundingsOf, type Surroundings } from "./surroundings";

/** Of these a plan speaks with the dead and the hurt in mind: nothing of them is asked as a quiz. */
const gravest: ReadonlySet<SensitiveTopic> = new Set(sensitiveTopics.slice(0, sensitiveTopics.indexOf("hiv")));

function isGrave({ topics }: PlanReading): boolean {
  return topics.some((topic) => gravest.has(topic));
}

/** "A quiz" is a test like another, if nothing else makes it a contest. */
function isTest({ words }: Asked): boolean {
  return /^quiz(?:zes)?$/i.test(words.trim());
}

/** History that is not made up; in other lessons a made-up case spares those whom it concerns. */
const historic: ReadonlySet<SensitiveTopic> = new Set(["genocide", "holocaust", "otherGenocide", "war", "slavery"]);
const madeUp =
  /^(?:made.?up|invented|imaginary|fictional|fictitious|fictive?s?|fictif|inventee?s?|imaginaires?|(?:[yzwc]h?a )?kubuni|[a-z]*himbano)(?: (?:names?|characters?|persons?|people|child(?:ren)?|cases?|stor(?:y|ies)|situations?|prenoms?|noms?|personnages?))?$/;

/** "A made-up name", "situation inventée": what the teacher brings stands for nobody; to have learners invent is another thing. */
function isCover({ harm, words }: Asked, { topics }: PlanReading): boolean {
  return harm === "invention" && madeUp.test(searchable(words).trim()) && !topics.some((topic) => historic.has(topic));
}

/** Football as what a friend offers instead is no energiser. */
function isPastime({ harm, words }: Asked, { following }: Surroundings): boolean {
  const isBall = /^\W{0,3}(?:mpira|football|soka|volleyball|au (?:football|ballon|foot))/.test(following);
  return harm === "energiser" && isBall && /^\w*(?:play|chez|jou)\w*$/.test(searchable(words));
}

const refusing =
  /\b(?:refus(?:e|es|ed|ing|als?)|say(?:s|ing)? no|refuser|refus|dire non|guhakana|kwanga|kukataa|kusema hapana)\b/;
/** Whom nobody plays, whatever is practised. */
const harmful =
  /\b(?:deal\w*|sell\w*|drunk\w*|addict\w*|abus\w*|victim\w*|rap(?:e|es|ist\w*)|patients?|infected|offer(?:s|ing)?|press(?:es|ed|ing)?|bring\w*|forc\w*|tempt\w*|persua\w*|pusher\w*|attack\w*|dealers?|vendeu\w*|ivre\w*|(?:un|une|des|joue\w*) drogues?|offr\w*|victimes?|agress\w*|umusinzi|abasinzi|ucuruza|mlevi|walevi|muuza\w*|(?:one|two|three|some|others?|un|deux|umwe|babiri|mmoja|wawili) (?:\w+ )?(?:plays?|acts?|is|are|takes?|joue\w*|est|sont|ukina|anaigiza))\b/;

/** "Role play of refusing": to say no is practised; a part for the one who offers or suffers is another thing. */
function isRefusal({ harm, words }: Asked, { sentence, passage }: Surroundings): boolean {
  const isPlay = /^(?:role.?plays?|play|jeux? de roles?|igiza.?zina|maigizo)$/.test(searchable(words).trim());
  return harm === "rolePlay" && isPlay && refusing.test(sentence) && !harmful.test(passage);
}

/** "At a party" is where something happens, and no party of the class. */
function isScene({ harm, words }: Asked, { before }: Surroundings): boolean {
  return (
    harm === "energiser" && /^party$/i.test(words.trim()) && /\b(?:at|from|to|after) (?:a|the|his|her) $/.test(before)
  );
}

/** "What would you do?" behind a case of others asks for an act; a case in which learners themselves are hurt asks for another. */
function isCounsel({ harm, words }: Asked, { before, after }: Surroundings): boolean {
  const isAct =
    /^what would (?:you|they)(?: (?:do|say))?$/.test(searchable(words).trim()) &&
    /^ ?(?:(?:do|say|tell|advise)\b[^?]{0,40})?\?$/.test(after);
  return (
    harm === "invention" &&
    isAct &&
    !/\b(?:you|your|yours|yourself|imagine|suppose)\b/.test(before) &&
    !/\bif\b/.test(after)
  );
}

/** "One fact that they will share at home": learners carry facts home, and bring nothing from there. */
function isSharing({ harm, words }: Asked, { sentence }: Surroundings): boolean {
  const isGiving = /^(?:share|tell|explain|teach)s?\b/.test(searchable(words).trim());
  const isFact = /\b(?:facts?|messages?)\b/.test(sentence);
  return (
    harm === "askingHome" &&
    isGiving &&
    isFact &&
    !/\b(?:ask\w*|find|stor(?:y|ies)|own|interview\w*|bring|who)\b/.test(sentence)
  );
}

/** Whether what was found only looks like harm in its place; of the dead and the hurt hardly any such thing is judged. */
export function isInnocent(one: Asked, text: string, reading: PlanReading): boolean {
  if (isCover(one, reading)) return true;
  const place = surroundingsOf(one, text);
  if (isOfMarks(one, place) || isReported(one, place)) return true;
  if (isGrave(reading)) return false;
  const kinds = [isPastime, isRefusal, isScene, isCounsel, isSharing, isToldOf, isOffered];
  return isTest(one) || kinds.some((isSo) => isSo(one, place));
}
