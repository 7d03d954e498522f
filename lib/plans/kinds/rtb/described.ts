import { needsAmong } from "../../needs/among";
import { isOfClass } from "../../needs/class-figures";
import { durationIn, sizeIn } from "../../text/amounts";
import { methodsIn } from "../../text/methods/reading";
import { isFilled, searchable } from "../../text/wording";

/** What a free sentence says of a session: its topic, for how many and how long, and how it is taught and for whom, in lines. */
export type DescribedSession = { topic: string; classSize: number | null; minutes: number | null; ways: string[] };

/** Reads a trainer's sentence clause by clause; what is neither figure nor wish nor need is its topic. */
export function readSession(description: string): DescribedSession {
  const clauses = description
    .split(/[,;\n]|\.\s/)
    .map((clause) => clause.trim().replace(/\.$/, ""))
    .filter(isFilled);
  const topic: string[] = [];
  const ways: string[] = [];
  const figures: string[] = [];
  for (const [index, clause] of clauses.entries()) {
    const plain = searchable(clause).trim();
    const isNeed = index > 0 && needsAmong([clause]).length > 0;
    if (isNeed) ways.push(clause);
    else if (isOfClass(plain)) figures.push(plain);
    else {
      const { methods, rest } = methodsIn(clause, index > 0 ? "box" : "prose");
      ways.push(...methods.map(({ said }) => said));
      if (isFilled(rest)) topic.push(rest);
    }
  }
  const said = figures.join(", ");
  const size = sizeIn(said)?.value;
  const time = (durationIn(said) ?? durationIn(searchable(description)))?.value;
  return topic.length > 0
    ? { topic: topic.join(", "), classSize: size ?? null, minutes: time ?? null, ways }
    : { topic: description, classSize: null, minutes: time ?? null, ways: [] };
}
