import { isAround } from "../text/around-words";
import { plainWords } from "./terms";
import { kindWords } from "../text/methods/reading";
import { inAnyLanguage, type Spoken } from "../text/spoken";

// What teachers write in the box of special needs for themselves: how they will speak, and what the quick ones do.

const told =
  "(?:ask|point|name|mention|single|force|make|let|use|show|expose|discuss|tell|call|touch|shame|laugh|punish|press|put|give|say|" +
  "bring|leave|compare|joke|shout|embarrass|isolate|separate|reveal|share|stare|refer|highlight|identify|" +
  "talk (?:of|about)|speak (?:of|about))";

const rules: Spoken = {
  en: [
    `(?:do not|don't|never|nobody (?:should|must|may)) ${told}\\b`,
    "(?:avoid|protect|respect|keep)\\b",
    "(?:be|remain|stay) (?:careful|discreet|gentle|sensitive|patient|kind|aware|respectful)\\b",
    "(?:handle|treat|speak|talk) .*\\b(?:care|carefully|gently|sensitively|privately|respect)\\b",
    "(?:privacy|confidential\\w*|discretion)\\b",
    "no (?:debates?|examples?|questions?|stories|story|names?|naming|personal|graphic|pictures?|photos?|discussions?|role|shouting|homework|punish\\w*|shaming|touching|pointing|mention|asking|details?|competitions?|jokes?|pressure)\\b",
  ],
  fr: [
    "ne (?:pas|jamais) \\p{L}+",
    "n(?:e |')(?:[a-z]+ )?\\p{L}+ez (?:pas|jamais|personne)\\b",
    "(?:evite|protege|respecte|preserve)[rz]\\b",
    "(?:protegez|preservez|gardez|garder)\\b",
    "(?:soyez|soyons|etre) (?:discret|discrete|discrets|prudent|prudente|prudents|doux|delicat)\\b",
    "(?:confidentialite|discretion|vie privee)\\b",
    "(?:pas|aucun|aucune) (?:d'|de )?(?:exemples?|debats?|questions?|noms?|photos?|images?|temoignages?|jeux? de roles?)\\b",
    "sans (?:montrer|nommer|citer|exposer)\\b",
  ],
  rw: [
    "(?:kwi|mwi|wi|i)rind[ae]\\b",
    "(?:ku|mu|u)rind[ae]\\b",
    "nta (?:ku|gu|kw)(?!bona\\b|mva\\b)\\p{L}+",
    "(?:ntu|ntimu)(?!mva\\b|bona\\b)\\p{L}+",
    "(?:ku|mw?u|w?u)?(?:bah|bahiriz)[ae]\\b",
    "(?:ku|mu|u)?(?:bik|gir)[ae] ibanga\\b",
    "kuta(?!bona|umva|mva|vuga)\\p{L}+",
    "nta (?:ngero|rugero|mazina|impaka)\\b",
  ],
  sw: [
    "(?:ku)?epuk[ae](?:ni)?\\b",
    "usi(?!kivu)\\p{L}+",
    "msi(?:m|wa|u|ta|toe|onyesh)\\p{L}+",
    "(?:ku)?(?:linda|lindeni|heshimu|heshimuni)\\b",
    "(?:ku)?tunz[ae](?:ni)? (?:siri|faragha)\\b",
    "kuto(?!ona|sikia|sema|tembea|elewa)\\p{L}+",
    "hakuna (?:mijadala|mjadala|mifano|maswali|majina|kuuliza|kutaja|kuonyesha)\\b",
    "bila (?:kutaja|kuuliza|kuonyesha)\\b",
  ],
};

/** "No role play", "pas de jeux de rôle", "no shocking pictures": what a lesson is to be held without. */
const left: Spoken = {
  en: ["(?:no|not|without)(?: any)?"],
  fr: ["(?:pas|sans|aucune?|non)(?: (?:de|d'|aux?|le|la|les))?"],
  rw: ["nta", "hatarimo", "tudakoresheje"],
  sw: ["hakuna", "bila", "sio", "si"],
};
const shown: Spoken = {
  en: ["homework", "pictures?", "photos?", "videos?", "films?", "images?", "scenes?", "reading aloud", "copying"],
  fr: ["devoirs?", "photos?", "videos?", "films?", "scenes?", "copie"],
  rw: ["kinamico", "mukino", "mikino", "ndirimbo", "mpaka", "nkuru", "mukoro", "mashusho", "mafoto", "kizamini"],
  sw: ["kazi ya nyumbani", "picha", "video", "filamu"],
};
const withoutWay = new RegExp(
  `^(?:${inAnyLanguage(left)})(?:\\s+|(?<='))(?:[\\p{L}-]+ ){0,2}?(?:${kindWords}|${inAnyLanguage(shown)})(?![\\p{L}])`,
  "u",
);

const pace: Spoken = {
  en: [
    "\\b(?:fast|early|quick)(?:er|est)? finish\\w*",
    "\\bfinish\\w* (?:\\w+ )?(?:early|first|fast|before|quickly|sooner)\\b",
    "\\b(?:ready|done) (?:early|first|before)\\b",
    "\\b(?:fast|quick)(?:er|est)? (?:learners?|students?|pupils?|ones?|workers?)\\b.*\\b(?:do|does|get|gets|help|helps|start|homework|extension|extra|tasks?|exercises?|work)\\b",
  ],
  fr: [
    "\\b(?:finiss\\w+|termin\\w+|fini) (?:vite|tot|avant|en avance|en premier|les premiers)\\b",
    "\\b(?:eleves|apprenants) (?:les plus )?rapides\\b.*\\b(?:font|aident|exercices?|devoirs?|taches?|commencent)\\b",
  ],
  rw: ["rangi(?:za|je) (?:mbere|vuba|kare)\\b"],
  sw: ["maliza (?:mapema|haraka|kwanza|kabla|wa kwanza)\\b"],
};

const rule = new RegExp(`^\\W*(?:please |kindly )?(?:${inAnyLanguage(rules)})`, "u");
const ofPace = new RegExp(inAnyLanguage(pace), "u");

/** Whether a part of the box says what the teacher will or will not do, and no learner's need. The text is searchable. */
export function isOwnRule(words: string): boolean {
  return rule.test(words) || withoutWay.test(words);
}

/** Whether it says what those do who are ready early; of whom it says no more, they are quick learners. The text is searchable. */
export function isPaceWish(words: string): boolean {
  const told = ofPace.exec(words)?.[0] ?? "";
  const rest = words.replace(told, " ").match(/[\p{L}']{2,}/gu) ?? [];
  return told !== "" && (/\s\S+\s\S/u.test(told) || rest.some((word) => !plainWords.has(word) && !isAround(word)));
}
