import { inAnyLanguage, listOf, wholeWords, type Spoken } from "../text/spoken";
import { isOfText } from "../safety/persons";
import { isOfLesson } from "../text/lesson-words";
import { namesMaterial } from "../text/things";
import { searchable } from "../text/wording";
import { inPlans, isNamed } from "./named";
import { plainWords } from "./terms";
import { mentions } from "./vocabulary";

// "Keza stammers", "Mugabo afite igicuri": a learner who is told of by name or as one of a few, rather than by "learner".

/** What is said of somebody who has a need, and as well of other things: what follows has to name one. */
export const states: Spoken = {
  en: ["is", "was", "has", "uses?", "needs?", "does(?: not|n't)", "can(?:not|'t| not)", "reads?", "writes?"],
  fr: ["est", "a", "ne", "n'", "utilise", "ecrit", "lit", "entend", "voit", "marche", "parle", "sont", "ont"],
  rw: [
    "ni",
    "[ab]a?fite",
    "akoresha",
    "yandikisha",
    "asoma",
    "ata\\p{L}+",
    "nti?[ay]\\p{L}+",
    "agendera",
    "yumva",
    "abona",
    "yiga",
  ],
  sw: ["ni", "ana", "hana", "anatumia", "ha\\p{L}+", "anasoma", "anaandika", "anaona", "anasikia", "yuko"],
};
/** What is said of persons who are not well, whatever follows. */
export const troubles: Spoken = {
  en: [
    "suffers?",
    "faints?",
    "stammers?",
    "stutters?",
    "limps?",
    "struggles?",
    "lost",
    "lives? with",
    "has (?:a |an )?\\p{L}+(?: (?:problem|condition|disease|illness|disability)s?)?$",
  ],
  fr: ["souffre", "begaie", "begaye", "boite", "a perdu", "s'evanouit", "vit avec"],
  rw: ["arwaye", "arwara", "ahangayitse", "adedemanga", "yatakaje", "yapfushije", "abana na"],
  sw: ["anaumwa", "anaugua", "amepoteza", "anazimia", "amefiwa", "anachechemea", "anaishi na"],
};
const isState = new RegExp(`^(?:${inAnyLanguage(states)})(?:(?<=')|(?![\\p{L}]))`, "u");
const isTrouble = new RegExp(`^(?:${inAnyLanguage(troubles)})(?![\\p{L}])`, "u");

/** Words that begin a sentence with a capital and name nobody. */
const openers: Spoken = {
  en: listOf(
    "it this that these there what who which the my our their his her your topic lesson class school classroom room time unit subject everybody everyone nobody all most many each every one some please today tomorrow learners? students? pupils? teachers? life water air rwanda africa",
  ),
  fr: listOf("ce cela c cette il elle on la le les un une mon ma notre chaque tout classe lecon salle ecole theme eau"),
  rw: listOf("isomo ishuri ibi iri uyu buri umwe abanyeshuri umunyeshuri umwana abana amazi"),
  sw: listOf("somo darasa shule hii hili huyu kila mmoja wanafunzi mwanafunzi mtoto watoto maji"),
};
const isOpener = new RegExp(`^(?:${inAnyLanguage(openers)})$`, "u");
const pronounWords: Spoken = { en: ["s?he"], fr: ["elle", "il"], rw: [], sw: [] };
const isPronoun = new RegExp(`^(?:${inAnyLanguage(pronounWords)})$`, "u");

const joining: Spoken = {
  en: ["and", "but", "also", "note:?"],
  fr: ["et", "mais"],
  rw: ["na", "kandi", "ariko"],
  sw: ["na", "lakini"],
};
const leads = new RegExp(`^(?:(?:${inAnyLanguage(joining)}|nb:?)\\s+)+`, "iu");

/** A name at the beginning of a clause: up to three words with a capital. */
const nameAtStart =
  /^(\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+){0,2})(?:\s*\p{Extended_Pictographic}\u{FE0F}?)*\s+(.+)$/su;

function isName(words: string): boolean {
  return searchable(words)
    .split(/\s+/)
    .every((word) => !isOpener.test(word) && !isPronoun.test(word) && !plainWords.has(word) && !isNamed(word));
}

/** Whether what is said of somebody is a need. The text is searchable. */
function isNeed(said: string): boolean {
  return isTrouble.test(said) || (isState.test(said) && mentions(said, inPlans).length > 0);
}

/** The name of a learner of whom a clause tells that they have a need; null where it names nobody. */
export function needyNameIn(clause: string): string | null {
  const said = clause
    .trim()
    .replace(/^(?:\p{Extended_Pictographic}\u{FE0F}?\s*)+/u, "")
    .replace(leads, "");
  const [, name = "", rest = ""] = nameAtStart.exec(said) ?? [];
  return name !== "" && isName(name) && isNeed(searchable(rest).trim()) ? name : null;
}

const fewWords: Spoken = {
  en: listOf("one two three four five six some several a_few another"),
  fr: listOf("une? deux trois quatre certaine?s? quelques(?:[_-]une?s)? plusieurs un_autre"),
  rw: listOf("umwe babiri batatu bane batanu bamwe undi"),
  sw: listOf("mmoja wawili watatu wanne watano baadhi mwingine"),
};
const few = `(?:[1-9]|${inAnyLanguage(fewWords)})`;
const having: Spoken = {
  en: [
    "with",
    "who",
    "has",
    "have",
    "is",
    "are",
    "cannot",
    "can't",
    "does",
    "do not",
    "don't",
    "needs?",
    "suffers?",
    "lost",
    "uses?",
  ],
  fr: ["avec", "qui", "a", "ont", "est", "sont", "ayant", "ne", "souffr\\p{L}+"],
  rw: [
    "[ub]?[ab]?fite",
    "ufite",
    "bafite",
    "urwaye",
    "arwaye",
    "barwaye",
    "ni",
    "[bu]ta\\p{L}+",
    "nti?\\p{L}+",
    "wa\\p{L}+ye",
    "ba\\p{L}+ye",
  ],
  sw: [
    "mwenye",
    "wenye",
    "ana",
    "wana",
    "ni",
    "ha\\p{L}+",
    "asiye\\p{L}*",
    "wasio\\p{L}*",
    "ali\\p{L}+",
    "wali\\p{L}+",
    "anaye\\p{L}+",
    "wanao\\p{L}+",
  ],
};
const personWords: Spoken = {
  en: listOf("learners? students? pupils? trainees? child(?:ren)? boys? girls? of_them of_the\\p{L}*"),
  fr: listOf("apprenante?s? eleves? enfants? garcons? filles? stagiaires? d'entre_eux"),
  rw: listOf("umunyeshuri abanyeshuri umwana abana umuhungu umukobwa abakobwa abahungu muri_bo"),
  sw: listOf("mwanafunzi wanafunzi mtoto watoto msichana mvulana wasichana wavulana kati_yao"),
};
const persons = `(?:${inAnyLanguage(personWords)})`;
const presence: Spoken = {
  en: ["there (?:is|are)", "i have", "we have"],
  fr: ["il y a", "j'ai", "nous avons"],
  rw: ["hari(?:mo)?", "mfite", "dufite"],
  sw: ["kuna", "nina", "tuna"],
};
const presents = new RegExp(`^(?:(?:${inAnyLanguage(presence)})\\s+)+`, "u");
const ofFew = new RegExp(
  `^(?:${few}\\s+(?:\\p{L}+\\s+)?(?:${persons}\\s+)?|${persons}\\s+${few}\\s+)(?:${inAnyLanguage(having)})(?![\\p{L}])`,
  "u",
);
/** What learners are asked to do, rather than what they have: "two learners will act". */
const doing = wholeWords({
  en: ["should", "will", "must", "shall", "may", "can"],
  fr: ["doivent", "vont", "peuvent"],
  rw: [],
  sw: [],
});

/** Whether a clause tells of one or a few learners what they have or lack: a need, whether or not anybody knows it. */
export function tellsOfFew(clause: string): boolean {
  const words = searchable(clause).trim().replace(leads, "").replace(presents, "");
  const pronoun = /^(\p{L}+)\s+(.+)$/su.exec(words);
  if (pronoun && isPronoun.test(pronoun[1] ?? "") && isNeed(pronoun[2] ?? "")) return true;
  return ofFew.test(words) && !doing.test(words);
}

const counted = new RegExp(`^${few} \\p{L}{3}`, "u");

/** Whether a clause is a small number of what is neither a thing nor of the lesson: "2 homesick". */
export function countsSome(clause: string): boolean {
  const words = searchable(clause).trim();
  return counted.test(words) && !isOfLesson(words) && !namesMaterial(words);
}

/** Whether a part is a name and nothing else, and the one behind it says what both have: "Kayitesi na Mugisha bafite ...". */
export function isJoinedName({ said }: { said: string }, next: { said: string; mark: string } | undefined): boolean {
  const isAlone = /^\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}[\p{L}'’-]+)?$/u.test(said) && isName(said);
  return isAlone && next !== undefined && /\p{L}/u.test(next.mark) && needyNameIn(next.said) !== null;
}

const sameKind: Spoken = {
  en: [
    "girls? (?:with|among|measures?|works? with) (?:other )?(?:girls?|themselves|each other)",
    "boys? (?:with|among|measures?|works? with) (?:other )?(?:boys?|themselves|each other)",
  ],
  fr: [
    "filles? (?:avec|entre) (?:des |les )?(?:filles?|elles)",
    "garcons? (?:avec|entre) (?:des |les )?(?:garcons?|eux)",
  ],
  rw: ["abakobwa (?:n'|[\\p{L} ]{2,14} )a?bakobwa", "abahungu (?:n'|[\\p{L} ]{2,14} )a?bahungu"],
  sw: ["wasichana (?:na|kwa|wapime) wasichana", "wavulana (?:na|kwa|wapime) wavulana"],
};
const isSameKind = new RegExp(`(?<!\\p{L})(?:${inAnyLanguage(sameKind)})(?!\\p{L})`, "u");

/** Kinds of needs of which a lesson may be as well as a learner; what befell somebody is told in cases, too. */
const mayBeCase: readonly string[] = ["trauma", "bereaved"];

/** Whether a clause says who learns, or who works with whom, and names no topic: "one girl is pregnant", "girls with girls". */
function isOfRoom(clause: string): boolean {
  if (isSameKind.test(searchable(clause))) return true;
  const named = mentions(searchable(clause), inPlans).map(({ kind }) => kind);
  const isCounted = named.length > 0 && counted.test(searchable(clause).trim());
  const isOfSome = isCounted || tellsOfFew(clause) || needyNameIn(clause) !== null;
  return isOfSome && !isOfText(clause) && !named.some((kind) => mayBeCase.includes(kind));
}

/** A text without what it says of the learners in the room; of what it says else, a lesson may be. */
export function withoutLearners(text: string): string {
  return text
    .split(/([\n,;()•]|[.!?](?=\s|$))/)
    .map((part, index) => (index % 2 === 0 && isOfRoom(part) ? " " : part))
    .join("");
}
