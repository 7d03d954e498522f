import { inAnyLanguage, type Spoken } from "../text/spoken";
import { searchable } from "../text/wording";
import { sensitiveTopics, type SensitiveTopic } from "../safety/constants";
import type { FoundHarm } from "../safety/forbidden";
import type { PlanReading } from "./reading";
import { isBookwork, isOffered, isOfGuest, isOfMarks, isReported, isToldOf } from "./reported";
import { surroundingsOf, type PassageContext } from "./surroundings";

/** Of these a plan speaks with the dead and the hurt in mind: nothing of them is asked as a quiz. */
const gravest: ReadonlySet<SensitiveTopic> = new Set(sensitiveTopics.slice(0, sensitiveTopics.indexOf("hiv")));

function isGrave({ topics }: PlanReading): boolean {
  return topics.some((topic) => gravest.has(topic));
}

/** "A quiz" is a test like another, if nothing else makes it a contest. */
function isTest({ words }: FoundHarm): boolean {
  return /^quiz(?:zes)?$/i.test(words.trim());
}

/** History that is not made up; in other lessons a made-up case spares those whom it concerns. */
const historic: ReadonlySet<SensitiveTopic> = new Set(["genocide", "holocaust", "otherGenocide", "war", "slavery"]);
const invented: Spoken = {
  en: ["made.?up", "invented", "imaginary", "fictional", "fictitious"],
  fr: ["fictive?s?", "fictif", "inventee?s?", "imaginaires?"],
  rw: ["[a-z]*himbano"],
  sw: ["(?:[yzwc]h?a )?kubuni"],
};
const inventions: Spoken = {
  en: ["names?", "characters?", "persons?", "people", "child(?:ren)?", "cases?", "stor(?:y|ies)", "situations?"],
  fr: ["prenoms?", "noms?", "personnages?", "situations?"],
  rw: [],
  sw: [],
};
const madeUp = new RegExp(`^(?:${inAnyLanguage(invented)})(?: (?:${inAnyLanguage(inventions)}))?$`);

/** "A made-up name", "situation inventée": what the teacher brings stands for nobody; to have learners invent is another thing. */
function isCover({ harm, words }: FoundHarm, { topics }: PlanReading): boolean {
  return harm === "invention" && madeUp.test(searchable(words).trim()) && !topics.some((topic) => historic.has(topic));
}

const playing: Spoken = { en: ["play"], fr: ["jou"], rw: [], sw: ["chez"] };
const isPlaying = new RegExp(`^\\w*(?:${inAnyLanguage(playing)})\\w*$`);
const ball: Spoken = {
  en: ["football", "volleyball"],
  fr: ["au (?:football|ballon|foot)"],
  rw: [],
  sw: ["mpira", "soka"],
};
const ofBall = new RegExp(`^\\W{0,3}(?:${inAnyLanguage(ball)})`);

/** Football as what a friend offers instead is no energiser. */
function isPastime({ harm, words }: FoundHarm, { following }: PassageContext): boolean {
  return harm === "energiser" && ofBall.test(following) && isPlaying.test(searchable(words));
}

const refusals: Spoken = {
  en: ["refus(?:e|es|ed|ing|als?)", "say(?:s|ing)? no"],
  fr: ["refuser", "refus", "dire non"],
  rw: ["guhakana", "kwanga"],
  sw: ["kukataa", "kusema hapana"],
};
const refusing = new RegExp(`\\b(?:${inAnyLanguage(refusals)})\\b`);
/** Whom nobody plays, whatever is practised. */
const harmfulParts: Spoken = {
  en: [
    ..."deal sell drunk addict abus victim bring forc tempt persua pusher attack"
      .split(" ")
      .map((stem) => `${stem}\\w*`),
    ...["rap(?:e|es|ist\\w*)", "patients?", "infected", "offer(?:s|ing)?", "press(?:es|ed|ing)?"],
    "(?:one|two|three|some|others?) (?:\\w+ )?(?:plays?|acts?|is|are|takes?)",
  ],
  fr: [
    ...["vendeu\\w*", "ivre\\w*", "(?:un|une|des|joue\\w*) drogues?", "offr\\w*", "victimes?", "agress\\w*"],
    "(?:un|deux) (?:\\w+ )?(?:joue\\w*|est|sont)",
  ],
  rw: ["umusinzi", "abasinzi", "ucuruza", "(?:umwe|babiri) (?:\\w+ )?ukina"],
  sw: ["mlevi", "walevi", "muuza\\w*", "(?:mmoja|wawili) (?:\\w+ )?anaigiza"],
};
const harmful = new RegExp(`\\b(?:${inAnyLanguage(harmfulParts)})\\b`);
const playingRoles: Spoken = {
  en: ["role.?plays?", "play"],
  fr: ["jeux? de roles?"],
  rw: ["igiza.?zina"],
  sw: ["maigizo"],
};
const isRolePlay = new RegExp(`^(?:${inAnyLanguage(playingRoles)})$`);

/** "Role play of refusing": to say no is practised; a part for the one who offers or suffers is another thing. */
function isRefusal({ harm, words }: FoundHarm, { sentence, passage }: PassageContext): boolean {
  const isPlay = isRolePlay.test(searchable(words).trim());
  return harm === "rolePlay" && isPlay && refusing.test(sentence) && !harmful.test(passage);
}

/** "At a party" is where something happens, and no party of the class. */
function isScene({ harm, words }: FoundHarm, { before }: PassageContext): boolean {
  return (
    harm === "energiser" && /^party$/i.test(words.trim()) && /\b(?:at|from|to|after) (?:a|the|his|her) $/.test(before)
  );
}

/** "What would you do?" behind a case of others asks for an act; a case in which learners themselves are hurt asks for another. */
function isCounsel({ harm, words }: FoundHarm, { before, after }: PassageContext): boolean {
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
function isSharing({ harm, words }: FoundHarm, { before, sentence }: PassageContext): boolean {
  const said = searchable(words).trim();
  const isWithHome = /^(?:share )?with (?:your|their|the) (?:famil\w+|parents?|neighbou?rs?)$/.test(said);
  const isGiving =
    (harm === "askingHome" && /^(?:share|tell|explain|teach)s?\b/.test(said)) ||
    (isWithHome && (said.startsWith("share") || /\bshares? $/.test(before)));
  const isFact = /\b(?:facts?|messages?)\b/.test(sentence);
  return isGiving && isFact && !/\b(?:ask\w*|find|stor(?:y|ies)|own|interview\w*|bring|who)\b/.test(sentence);
}

/** Whether what was found only looks like harm in its place; of the dead and the hurt hardly any such thing is judged. */
export function isInnocent(one: FoundHarm, text: string, reading: PlanReading): boolean {
  if (isCover(one, reading)) return true;
  const place = surroundingsOf(one, text);
  if ([isOfMarks, isReported, isBookwork, isOfGuest].some((isSo) => isSo(one, place))) return true;
  if (isGrave(reading)) return false;
  const kinds = [isPastime, isRefusal, isScene, isCounsel, isSharing, isToldOf, isOffered];
  return isTest(one) || kinds.some((isSo) => isSo(one, place));
}
