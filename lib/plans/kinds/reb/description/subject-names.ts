import { isMisspelt } from "@/lib/bank/search/slips";
import { searchable } from "../../../text/wording";

/**
 * `short`: what only a subject is called; `alone`: names that a topic may have in it ("nuclear physics"); `shared`: those that
 * may be a topic.
 */
type SpokenSubject = { subject: RegExp; short?: string; alone?: string; shared?: string };

/** Subjects as teachers write them in a hurry, plain letters; `subject` is the catalogue's name. */
const spoken: readonly SpokenSubject[] = [
  { subject: /^mathematics|numeracy/, alone: "mathematics maths math mths mathematiques imibare hisabati hesabu" },
  { subject: /^english$/, short: "eng inglish", shared: "english anglais icyongereza kiingereza" },
  { subject: /^french$/, short: "fre", shared: "french francais igifaransa kifaransa" },
  { subject: /^kinyarwanda$/, short: "kinya kiny", shared: "kinyarwanda ikinyarwanda" },
  { subject: /swahili/, short: "kiswa", shared: "kiswahili swahili igiswahili" },
  { subject: /elementary|scien/, short: "sci stes", shared: "set science sciences ubumenyi sayansi siyansi" },
  { subject: /social and relig|social stud|religion/, short: "sst srs", shared: "iyobokamana mbonezamubano" },
  { subject: /biolog/, alone: "biology bio biologie biolojia ibinyabuzima" },
  { subject: /^physics$/, short: "phy phys", alone: "physics physique ubugenge fizikia" },
  { subject: /chemistry/, alone: "chemistry chem chimie ubutabire kemia" },
  { subject: /geograph/, alone: "geography geo geog geographie jiografia" },
  { subject: /history/, short: "hist", shared: "history histoire amateka historia" },
  { subject: /communication technology/, short: "tehama", shared: "ict tic" },
  { subject: /entrepren/, short: "entrep", shared: "entrepreneurship entrepreneuriat ujasiriamali" },
];

function namesIn(words: string): string[] {
  return words.split(" ").filter(Boolean);
}

const names = spoken.flatMap(({ subject, short = "", alone = "", shared = "" }) => [
  ...namesIn(short).map((name) => ({ name, subject, isShort: true, isAlone: true })),
  ...namesIn(alone).map((name) => ({ name, subject, isShort: false, isAlone: true })),
  ...namesIn(shared).map((name) => ({ name, subject, isShort: false, isAlone: false })),
]);

/** A slip of a long name: "mathematcs", "phisics", "sience". */
function isSlip(word: string, name: string): boolean {
  return name.length >= 6 && (isMisspelt(word, name) || (word[0] === name[0] && isMisspelt(`x${word}`, `x${name}`)));
}

function nameOf(word: string) {
  const said = searchable(word).trim();
  return names.find(({ name }) => name === said) ?? names.find(({ name }) => isSlip(said, name));
}

/** The subject that some words name and nothing else; null for any other. */
export function subjectAlone(words: string): RegExp | null {
  return nameOf(words)?.subject ?? null;
}

/**
 * A title and the subject that stands at its head or end; `isCertain` where the name can be no word of the topic, `isSubject`
 * where it tells the subject even so.
 */
export type TitleOfSubject = { subject: RegExp; rest: string; isCertain: boolean; isSubject: boolean };

/** Words that make the name a part of the topic: "history of Rwanda", "maths and music". */
const joins =
  /^(?:of|in|and|&|for|is|or|with|about|by|to|de|du|des|d['’]|et|en|ya|y['’]|na|n['’]|ni|wa|w['’]|cha|za)/iu;
const isJoined = new RegExp(`${joins.source}(?![\\p{L}])`, "iu");
const endsJoined = /(?:^|\s)(?:of|in|and|&|for|or|with|about|by|to|de|du|des|et|en|ya|na|wa|cha|za|the|les?|la)$/iu;

/** In Kinyarwanda no noun goes before a bare infinitive: "imibare guteranya" is the subject, "imibare kugeza ku 100" numbers. */
const isInfinitive = /^[kg][uw]\p{L}{6,}/iu;

/** "Maths comparing fractions", "Comparing fractions maths", "Sience: the water cycle"; null where no subject is named so. */
export function subjectBeside(title: string): TitleOfSubject | null {
  const [, head = "", mark = "", behind = ""] = /^(\p{L}+)(\s*[:–—-]\s+|\s*:\s*|\s+)(.+)$/su.exec(title) ?? [];
  const first = nameOf(head);
  if (first && /\p{L}{3}/u.test(behind) && !isJoined.test(behind))
    return {
      subject: first.subject,
      rest: behind,
      isCertain: first.isShort || mark.trim() !== "" || isInfinitive.test(behind),
      isSubject: first.isAlone,
    };
  const [, before = "", end = ""] = /^(.+)\s(\p{L}+)$/su.exec(title) ?? [];
  const last = nameOf(end);
  if (!last?.isAlone || !/\p{L}{3}/u.test(before) || endsJoined.test(before)) return null;
  return { subject: last.subject, rest: before, isCertain: last.isShort, isSubject: true };
}
