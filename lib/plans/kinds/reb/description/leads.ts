import { inAnyLanguage, type Spoken } from "../../../text/spoken";
import { searchable } from "../../../text/wording";
import { subjectAlone } from "./subject-names";

// How people ask for a lesson in whole sentences; what it is about stands behind.

/** How a request begins. */
const openers: Spoken = {
  en: [
    "please",
    "kindly",
    "hello",
    "hi",
    "help",
    "assist",
    "(?:can|could|would|will) you",
    "i",
    "i'm",
    "i'd",
    "we",
    "my",
    "our",
    "let (?:me|us)",
    "give me",
    "make",
    "prepare",
    "write",
    "create",
    "generate",
    "design",
    "develop",
    "teach",
    "teaching",
  ],
  fr: [
    "je",
    "j'",
    "nous",
    "on",
    "(?:pouvez|pourriez|peux|pourrais)-?(?: ?vous| ?tu)",
    "aide[rz]?-moi",
    "aide[rz]? moi",
    "merci de",
    "veuillez",
    "s'il vous plait",
    "svp",
    "mes",
    "prepare[rz]",
    "faites",
    "enseigner",
  ],
  rw: [
    "n?da?(?:shaka|saba)",
    "nd?ifuza",
    "turashaka",
    "turifuza",
    "nsaba",
    "nkeneye",
    "n?tegurira",
    "mu?[mn]fash[ae]",
    "mwamfasha",
    "mwantegurira",
    "muntegurire",
    "ntegurira",
    "ndi umwarimu",
    "nigisha",
    "gutegura",
  ],
  sw: [
    "naomba",
    "nisaidie",
    "niandalie",
    "nipatie",
    "niandikie",
    "ningependa",
    "nataka",
    "nahitaji",
    "tafadhali",
    "tunaomba",
    "tungependa",
    "tunataka",
    "mimi",
    "andaa",
  ],
};
/** What is done with a topic. */
const doings: Spoken = {
  en: [
    "(?:teach(?:ing)?|to learn|learning|learn|to study|studying|to understand|understand|to know|to master|to cover|covering|revise|to revise|introduce)",
  ],
  fr: [
    "(?:enseigner|apprendre|apprennent|comprendre|comprennent|etudier|etudient|reviser|maitrisent|maitriser|aborder)",
  ],
  rw: ["(?:kwigisha|kwiga|bige|biga|bamenye|kumenya|basobanukirwe|gusobanura|nigisha|nzigisha)"],
  sw: ["(?:kufundisha|kujifunza|wajifunze|waelewe|wajue|nifundishe|nitafundisha|ninafundisha)"],
};
/** Whom a topic is taught to, and little words before it. */
const objects: Spoken = {
  en: [
    "them",
    "us",
    "(?:my |our )?(?:class|learners|students|pupils|children)",
    "the (?:class|learners|students|pupils)",
    "(?:a|the|this) (?:lesson|topic|unit)",
    "about",
    "on",
    "of",
    "how to",
    "to",
  ],
  fr: ["a mes eleves", "aux eleves", "la lecon", "une lecon", "le cours", "sur", "de", "a"],
  rw: ["abana", "abanyeshuri", "isomo", "ryo", "rya", "ku", "kuri"],
  sw: ["somo", "wanafunzi", "kuhusu", "juu ya", "la"],
};
const doing = new RegExp(
  `^(?:${inAnyLanguage(openers)})(?:(?<=')|(?![\\p{L}])).{0,90}?(?<!\\p{L})(?:${inAnyLanguage(doings)})(?!\\p{L})\\s+(?:(?:${inAnyLanguage(objects)})\\s+)*`,
  "iu",
);

/** "Teach fractions": the topic stands at once. */
const atOnce: Spoken = { en: ["teach"], fr: ["enseigner"], rw: ["kwigisha"], sw: ["kufundisha"] };
const teaching = new RegExp(`^(?:${inAnyLanguage(atOnce)})\\s+(?:(?:${inAnyLanguage(objects)})\\s+)*`, "iu");

const lessons: Spoken = {
  en: ["lesson ?plans?", "lessons?", "plans?", "notes", "help"],
  fr: ["fiche(?: de (?:preparation|lecon))?", "lecons?", "cours", "seances?", "plan de lecon", "preparation"],
  rw: ["isomo", "imbata y'isomo", "imbanzirizamushinga"],
  sw: ["andalio(?: la somo)?", "somo", "mpango wa somo"],
};
const links: Spoken = {
  en: ["on", "about", "for", "in", "of", "to teach", "with", "regarding", "covering", "entitled", "titled", "called"],
  fr: ["sur", "de", "du", "d'", "en", "pour", "concernant", "intitulee?"],
  rw: ["ku", "kuri", "ryo ku", "ry'", "rya", "rivuga(?: ku)?", "mu"],
  sw: ["kuhusu", "juu ya", "la", "ya", "kwa"],
};
/** "I need a lesson plan for English comparative adjectives". */
const asking = new RegExp(
  `^(?:${inAnyLanguage(openers)})(?:(?<=')|(?![\\p{L}])).{0,90}?(?<!\\p{L})(?:${inAnyLanguage(lessons)})(?!\\p{L})\\s+(?:(?:${inAnyLanguage(links)})(?:(?<=')\\s*|\\s+))`,
  "iu",
);

const introductions: Spoken = {
  en: ["i (?:am|'m) an? ", "i'm an? ", "i teach", "we teach", "my name is", "i have", "we have", "this is for"],
  fr: ["je suis", "je m'appelle", "j'enseigne", "nous enseignons", "j'ai", "nous avons"],
  rw: ["ndi umwa(?:rimu|limu|rimukazi|lezi)", "ndi umwigisha", "nitwa", "nigisha", "dufite", "mfite"],
  sw: ["mimi ni", "naitwa", "ninafundisha", "nafundisha", "nina", "tuna", "ni mwalimu"],
};
const introduction = new RegExp(`^(?:${inAnyLanguage(introductions)})(?:(?<=[' ])|(?!\\p{L}))`, "iu");

/** Whether a clause says who asks or what there is, and names no topic yet: "I am a teacher of French". */
export function isIntroduction(clause: string): boolean {
  return introduction.test(searchable(clause).trim());
}

/** "Geography about latitude": the subject stands before the topic that is told by a little word. */
function withoutSubjectAbout(title: string): string {
  const [, head = "", rest = ""] = /^(\p{L}+(?: \p{L}+){0,3}?) (?:about|on|sur|kuhusu|ku) (.+)$/su.exec(title) ?? [];
  return rest !== "" && subjectAlone(head) !== null ? rest : title;
}

/** A title without the sentence that asks for its lesson: "help me teach photosynthesis" is photosynthesis. */
export function withoutRequest(title: string): string {
  const plain = searchable(title);
  if (plain.length !== title.length) return title;
  const head =
    [doing, asking, teaching]
      .map((pattern) => pattern.exec(plain)?.[0] ?? "")
      .sort((one, other) => other.length - one.length)[0] ?? "";
  const rest = title.slice(head.length).trim();
  return /\p{L}{2}/u.test(rest) ? withoutSubjectAbout(rest) : title;
}

const list: Spoken = { en: ["and", "or"], fr: ["et", "ou"], rw: ["na", "kandi"], sw: ["na", "au"] };
/** The last of a list: "on and under", "mode et médiane", "inshinga n'amazina". */
const endsList = new RegExp(
  `^\\S+(?:\\s\\S+){0,2}?(?:\\s(?:${inAnyLanguage(list)})\\s|\\sn['’])\\S+(?:\\s\\S+){0,3}$`,
  "iu",
);

/** The most words of a part of a list, and its most parts. */
const most = { words: 3, parts: 6 };

function isShort(words: string): boolean {
  return words.split(/\s+/).length <= most.words && !/\d/.test(words);
}

/** Clauses whose commas are of a title put together again: "Mean, mode and median"; `areOfTitle` tells whether they may be. */
export function withLists(
  clauses: readonly string[],
  areOfTitle: (clause: string, parts: readonly string[], before: readonly string[]) => boolean,
): string[] {
  const joined: string[] = [];
  for (let at = 0; at < clauses.length; at += 1) {
    const clause = clauses[at] ?? "";
    const end = clauses.slice(at + 1, at + most.parts).findIndex((part) => endsList.test(part));
    const parts = end < 0 ? [] : clauses.slice(at + 1, at + 2 + end);
    const isList = parts.length > 0 && parts.slice(0, -1).every(isShort) && areOfTitle(clause, parts, joined);
    joined.push(isList ? [clause, ...parts].join(", ") : clause);
    if (isList) at += parts.length;
  }
  return joined;
}
