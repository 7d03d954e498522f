import { needsAmong } from "../../needs/among";
import { methodsIn } from "../../text/methods/reading";
import { minuteWords, minuteWordsBefore } from "../../text/minutes";
import { inAnyLanguage, type Spoken } from "../../text/spoken";
import { isFilled, searchable } from "../../text/wording";

/** What a free sentence says of a session: its topic, how many trainees, and how it is taught and for whom, in lines. */
export type DescribedSession = { topic: string; classSize: number | null; ways: string[] };

const counted: Spoken = {
  en: ["trainees?", "learners?", "students?", "apprentices?"],
  fr: ["apprenants?", "stagiaires?", "eleves"],
  rw: ["abanyeshuri", "abahugurwa"],
  sw: ["wanafunzi", "wanagenzi"],
};
const whole: Spoken = { en: ["class of "], fr: ["classe de "], rw: [], sw: [] };

const hours: Spoken = { en: ["h", "hours?"], fr: ["h", "heures?"], rw: [], sw: [] };
const duration = new RegExp(
  `^(?:\\d{2,3} ?(?:${minuteWords})|(?:${minuteWordsBefore}) \\d{2,3}|\\d ?(?:${inAnyLanguage(hours)}))$`,
  "u",
);
const size = new RegExp(
  `^(?:${inAnyLanguage(whole)})?(\\d{1,3}) (?:${inAnyLanguage(counted)})$|^(?:${inAnyLanguage(counted)}) (\\d{1,3})$`,
  "u",
);

/** Reads a trainer's sentence clause by clause; what is neither figure nor wish nor need is its topic. */
export function readSession(description: string): DescribedSession {
  const clauses = description
    .split(/[,;\n]|\.\s/)
    .map((clause) => clause.trim().replace(/\.$/, ""))
    .filter(isFilled);
  const topic: string[] = [];
  const ways: string[] = [];
  let classSize: number | null = null;
  for (const [index, clause] of clauses.entries()) {
    const plain = searchable(clause).trim();
    const counted = size.exec(plain);
    const isNeed = index > 0 && needsAmong([clause]).length > 0;
    if (counted) classSize = Number(counted[1] ?? counted[2]);
    else if (isNeed) ways.push(clause);
    else if (!duration.test(plain)) {
      const { methods, rest } = methodsIn(clause, index > 0 ? "box" : "prose");
      ways.push(...methods.map(({ said }) => said));
      if (isFilled(rest)) topic.push(rest);
    }
  }
  return topic.length > 0
    ? { topic: topic.join(", "), classSize, ways }
    : { topic: description, classSize: null, ways: [] };
}
