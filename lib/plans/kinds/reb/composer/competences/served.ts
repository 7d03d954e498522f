import { searchable } from "../../../../text/wording";
import { english } from "../banks/en";
import type { CrossCuttingIssue, GenericCompetence } from "../constants";
import { actPlace, type ActPlace } from "../entry/act-place";
import type { LessonDraft } from "../lesson/lesson";
import { toldShares } from "./constants";

/**
 * What the bank's lesson says that it serves, by its official name in the plan's language, by which act, and where that is done
 * today.
 */
type ServedActs = {
  competence: GenericCompetence;
  issue: CrossCuttingIssue;
  place: ActPlace;
  by: Record<"competence" | "issue", string>;
};

/** Official names differ at their ends alone: "Inclusive education", "Inclusive Ed.". */
const tellingCharacters = 12;

function bare(text: string): string {
  return searchable(text)
    .replace(/z/g, "s")
    .replace(/[^a-z ]/g, "");
}

/** The official name that some words are, however they are spelt. */
function named<Key extends string>(list: Record<Key, { name: string }>, said: string): Key | undefined {
  const keys = Object.keys(list) as Key[];
  return (
    keys.find((key) => bare(list[key].name) === bare(said)) ??
    keys.find((key) => bare(list[key].name).startsWith(bare(said).slice(0, tellingCharacters)))
  );
}

/** What a lesson of the bank serves by its own word, as far as that is done today; nothing for any other lesson. */
export function servedBy({ held, bank }: LessonDraft): Partial<ServedActs> {
  if (held.way !== "entry") return {};
  const { competence, issue } = held.entry.entry.serves;
  const place = issue ? actPlace(held.entry, issue.by, toldShares.issue) : null;
  const isTrained = actPlace(held.entry, competence.by, toldShares.competence) !== null;
  // Authors give the official name of the lesson's language, or the English one.
  const trained = named(bank.competences, competence.name) ?? named(english.competences, competence.name);
  const served = issue && (named(bank.issues, issue.name) ?? named(english.issues, issue.name));
  return {
    ...(isTrained && trained ? { competence: trained } : {}),
    ...(place && served ? { issue: served } : {}),
    place,
    by: { competence: competence.by, issue: issue?.by ?? "" },
  };
}
