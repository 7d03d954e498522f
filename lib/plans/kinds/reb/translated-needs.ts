import type { PlanLanguage } from "@/lib/core/language";
import { inAnyLanguage, type Spoken } from "../../text/spoken";
import { fillPhrase } from "../../text/wording";
import { phraseBanks } from "./composer/banks";
import type { RoomCondition } from "../../needs/constants";
import { findNeeds, type Need } from "../../needs/needs";

const roomWords: Record<PlanLanguage, Record<RoomCondition, string> & { none: string }> = {
  en: { electricity: "no electricity", crowded: "crowded class", books: "few books", none: "None" },
  fr: { electricity: "pas d’électricité", crowded: "classe surchargée", books: "peu de livres", none: "Aucun" },
  rw: { electricity: "nta mashanyarazi", crowded: "abanyeshuri benshi", books: "ibitabo bike", none: "Ntabo" },
  sw: { electricity: "hakuna umeme", crowded: "wanafunzi wengi", books: "vitabu vichache", none: "Hakuna" },
};

/** What a phrase bank puts before learners who are known. */
const articles: Spoken = { en: ["the "], fr: ["les ", "l’"], rw: [], sw: [] };
const article = new RegExp(`^(?:${inAnyLanguage(articles)})`);

/** "the learner who is blind" as it stands in the box: "1 learner who is blind", "learners who are blind". */
function inTheBox({ kind, count, words }: Need, language: PlanLanguage): string {
  if (kind === "other") return words;
  const { one, many, some } = phraseBanks[language].needs[kind];
  if (count === 1) return one.replace(article, "1 ");
  if (count) return fillPhrase(many, { n: String(count) }).replace(article, "");
  // Where no number is said, "une" must not be read as one.
  return some.replace(article, "").replace(/(?:ayant une|vivant avec un) /, "avec ");
}

/**
 * The box of special needs in another language, by tables alone, so that no model reads it: recognised kinds with their numbers;
 * what is unknown stays as it was typed.
 */
export function translatedNeeds(specialNeeds: string, to: PlanLanguage): string {
  const { learners, room, rules, pace, wishes, methods } = findNeeds(specialNeeds);
  const known = [...learners.map((need) => inTheBox(need, to)), ...room.map((condition) => roomWords[to][condition])];
  const parts = [...known, ...rules, ...pace, ...wishes, ...methods];
  return parts.length > 0 ? parts.join("; ") : roomWords[to].none;
}
