import { listed, quote } from "../../../../text/wording";
import { adaptationFor, concerned, longestNeed } from "../../../../needs/adaptations";
import { discreetNeeds } from "../../../../needs/constants";
import type { Need, Needs } from "../../../../needs/needs";
import type { RebRequest } from "../../schema";
import type { RebPhraseBank, PlannedNeed } from "../types";
import { isStill, type BodyActs } from "./body-acts";
import { calmNeed } from "./calm";
import { mindedIn, type TeachingMode } from "./held";

/** What is done about the needs of a class: for each, whom it concerns as a list, and what the teacher noted for the lesson. */
export type PlannedNeeds = {
  needs: PlannedNeed[];
  whom: string;
  own: { rules: string[]; pace: string[] };
};

type Source = { request: RebRequest; bank: RebPhraseBank; acts: BodyActs; held: TeachingMode; found: Needs };

function usualNeed(need: Need, who: string, { request, bank, acts }: Source): PlannedNeed {
  const own = bank.needs[need.kind];
  const phrases = isStill(need.kind, acts) ? { ...own, ...own.still } : own;
  const { language } = request;
  return { kind: need.kind, ...adaptationFor(need, { phrases, who, object: acts.object(language), language }) };
}

function plannedNeed(need: Need, source: Source): PlannedNeed {
  const { held, bank, request } = source;
  const who = concerned(need, bank.needs[need.kind]);
  const usual = usualNeed(need, who, source);
  // What nobody knows is met calmly also beside a topic that the lesson only touches on.
  const isCalm = held.way === "calm" || need.kind === "other";
  const calm = isCalm ? mindedIn(held) : null;
  return calm ? calmNeed(calm, usual, { who, need: quote(need.words, request.language, longestNeed) }) : usual;
}

/** What is done for each need and about the room, and whom it concerns, as a list. */
export function plannedNeeds(source: Source): PlannedNeeds {
  const { request, bank, held } = source;
  const { learners, room, rules, pace } = source.found;
  const isSensitive = mindedIn(held) !== null;
  // In a lesson on a sensitive topic nobody is pointed at for a need that only the teacher knows.
  const isNamed = ({ kind }: Need) => !discreetNeeds.includes(kind) && !(isSensitive && kind === "other");
  const names = learners.filter(isNamed).map((need) => concerned(need, bank.needs[need.kind]));
  const lacking = room.map((kind): PlannedNeed => ({ kind, ...bank.conditions[kind] }));
  return {
    needs: [...learners.map((need) => plannedNeed(need, source)), ...lacking],
    whom: listed(names, request.language),
    own: { rules, pace },
  };
}
