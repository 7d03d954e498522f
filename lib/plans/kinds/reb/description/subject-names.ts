import { isMisspelt } from "@/lib/bank/search/slips";
import { searchable } from "../../../text/wording";

/**
 * `short`: what only a subject is called; `alone`: names that a topic may have in it ("nuclear physics"); `shared`: those that
 * may be a topic; `long`: names of several words ("_" for a blank), and those that stand before a topic and are no word of it.
 */
type SpokenSubject = { subject: RegExp; short?: string; alone?: string; shared?: string; long?: string };

/** Subjects as teachers write them in a hurry, plain letters; `subject` is the catalogue's name. */
const spoken: readonly SpokenSubject[] = [
  { subject: /^mathematics|numeracy/, alone: "mathematics maths math mths mathematiques imibare hisabati hesabu" },
  {
    subject: /^english$/,
    short: "eng inglish",
    shared: "english anglais icyongereza kiingereza",
    long: "icyongereza kiingereza",
  },
  { subject: /^french$/, short: "fre", shared: "french francais igifaransa kifaransa", long: "igifaransa kifaransa" },
  {
    subject: /^kinyarwanda$/,
    short: "kinya kiny",
    shared: "kinyarwanda ikinyarwanda",
    long: "kinyarwanda ikinyarwanda",
  },
  { subject: /swahili/, short: "kiswa", shared: "kiswahili swahili igiswahili", long: "kiswahili swahili igiswahili" },
  {
    subject: /elementary|scien/,
    short: "sci stes",
    shared: "set science sciences ubumenyi sayansi siyansi",
    long: "science_and_elementary_technology elementary_science science_and_technology sciences_et_technologies ubumenyi_n'ikoranabuhanga sayansi_na_teknolojia",
  },
  {
    subject: /social and relig|social stud|religion/,
    short: "sst srs",
    shared: "iyobokamana mbonezamubano",
    long: "social_studies social_and_religious_studies etudes_sociales education_sociale maarifa_ya_jamii stadi_za_jamii iyobokamana mbonezamubano",
  },
  { subject: /biolog/, alone: "biology bio biologie biolojia ibinyabuzima", long: "biology_and_health_sciences" },
  { subject: /^physics$/, short: "phy phys", alone: "physics physique ubugenge fizikia" },
  { subject: /chemistry/, alone: "chemistry chem chimie ubutabire kemia" },
  {
    subject: /geograph/,
    alone: "geography geo geog geographie jiografia",
    long: "geography_and_environment ubumenyi_bw'isi",
  },
  { subject: /history/, short: "hist", shared: "history histoire amateka historia", long: "history_and_citizenship" },
  { subject: /communication technology/, short: "tehama", shared: "ict tic" },
  { subject: /physical education/, long: "physical_education education_physique elimu_ya_viungo" },
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

const longNames = spoken.flatMap(({ subject, long = "" }) =>
  namesIn(long).map((name) => ({ name: name.replaceAll("_", " "), subject })),
);

/** The most words of a subject's name. */
const mostWords = 5;

/** The subject whose long name a title begins with, and the rest behind it. */
function longNameBefore(title: string): { subject: RegExp; rest: string } | null {
  for (const at of [...title.matchAll(/\s*[:–—-]\s+|\s+/gu)].slice(0, mostWords).toReversed()) {
    const said = searchable(title.slice(0, at.index)).trim().replaceAll("’", "'");
    const named = longNames.find(({ name }) => name === said);
    const rest = title.slice(at.index + at[0].length);
    if (named && /\p{L}{3}/u.test(rest) && !isJoined.test(rest)) return { subject: named.subject, rest };
  }
  return null;
}

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
  const said = searchable(words).trim();
  return nameOf(words)?.subject ?? longNames.find(({ name }) => name === said)?.subject ?? null;
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
  const long = longNameBefore(title);
  if (long) return { ...long, isCertain: true, isSubject: true };
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
