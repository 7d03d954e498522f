import { mapNames } from "@/lib/core/names";
import { planLanguages } from "@/lib/core/language";
import { listOf } from "../../text/spoken";
import { searchable } from "../../text/wording";
import { bodyOf, type ContentReading } from "./reading";
import words from "./words/abstract.json";

/**
 * Beginnings of words that name nothing which could be seen, done or checked. Any lesson has some; one that consists of them says
 * nothing in well-formed sentences, which no list of words that stand together can tell.
 */
const abstract = mapNames(planLanguages, (language) => new RegExp(`^(?:${listOf(words[language]).join("|")})`, "u"));

/** Shorter words are little ones. */
const word = /\p{L}{4,}/gu;
/** Minutes, and numbers of steps: figures that any plan has. */
const headings =
  /[([]?\d{1,3} ?m(?:i?n)?\p{L}*[)\]]?|(?:iminota|dakika) \d+|(?:step|etape|hatua|intambwe)\P{L}{0,3}(?:\p{L}{2} )?\d+/gu;

/** Fewer words tell nothing. */
const tellable = 40;
/** Share of such words from which a lesson says nothing: less where it has hardly a figure, either. */
const empty = { share: 0.2, unmeasured: 0.14, figures: 2 };

/** Whether a lesson speaks of nothing but notions. */
export function isAbstract(reading: ContentReading): boolean {
  const text = searchable(`${reading.objective.text}\n${bodyOf(reading)}`);
  const all = text.match(word) ?? [];
  if (reading.isCalm || all.length < tellable) return false;
  const share = all.filter((one) => abstract[reading.language].test(one)).length / all.length;
  const figures = (text.replace(headings, "").match(/\d+/g) ?? []).length;
  return share >= empty.share || (share >= empty.unmeasured && figures <= empty.figures);
}
