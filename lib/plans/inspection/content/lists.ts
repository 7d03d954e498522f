import type { PlanLanguage } from "@/lib/core/language";
import { inAnyLanguage, type Spoken } from "../../text/spoken";
import en from "./words/en.json";
import fr from "./words/fr.json";
import rw from "./words/rw.json";
import sw from "./words/sw.json";

function starting(words: readonly string[]): RegExp {
  return new RegExp(`^(?:${words.join("|")})`);
}

function within(words: readonly string[], flags = "g"): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join("|")})(?![\\p{L}\\p{N}])`, `${flags}u`);
}

/** What stands between the first and the last number of a row. */
const until: Spoken = { en: ["to", "and"], fr: ["a", "et"], rw: ["na", "kugeza"], sw: ["na", "hadi"] };

/** The number of a thing, "5.3", which is no measure: "table 5 cm wide". */
const placeNumber = "\\d{1,2}(?:\\.\\d{1,2})?(?![\\d,.]*\\d|[ ]?(?:%|×|cm|mm|m|kg|g|frw|min|°|to 100|x)(?![\\p{L}]))";
/** The letter of a thing, as a word of its own. */
const placeLetter = "[a-h](?=[\\s.,;:)?!]|$)";

function listsOf({
  recall,
  ask,
  thing,
  where,
  shown,
  points,
  pointed,
  denied,
  reported,
  presents,
  presentsCount,
  groups,
}: typeof en) {
  const things = `(?:${thing.join("|")})`;
  return {
    recall: starting(recall),
    ask: within(ask),
    /** "figure 5.3", "handout B", "questions 5 to 9": a thing by its number or letter. */
    numbered: new RegExp(
      `(?<![\\p{L}\\p{N}])(${things})s? (?:n[o°.] ?)?(${placeNumber}|${placeLetter})` +
        `(?: ?(?:[-–]|${inAnyLanguage(until)}) ?(\\d{1,2}|${placeLetter}))?`,
      "gu",
    ),
    /** "the text below", "the table on the right". */
    placed: new RegExp(`(?<![\\p{L}\\p{N}])${things}s?\\s+(?:${where.join("|")})(?![\\p{L}\\p{N}])`, "gu"),
    shown: within(shown),
    points: starting(points),
    /** Parts of something that an answer sends to: "the second paragraph". */
    pointed: within(pointed, ""),
    denied: within(denied, ""),
    /** A line that tells what others believe, or asks to find what is wrong. */
    reported: within([reported], ""),
    groups: new RegExp(groups, "u"),
    presents: new RegExp(presents, "u"),
    presentsCount: new RegExp(presentsCount, "u"),
  };
}

/** What questions, answers and references to other things look like in each language; over searchable text. */
export const lists = {
  en: listsOf(en),
  fr: listsOf(fr),
  rw: listsOf(rw),
  sw: listsOf(sw),
} satisfies Record<PlanLanguage, ReturnType<typeof listsOf>>;
