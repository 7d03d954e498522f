import { inAnyLanguage, type Spoken } from "../../text/spoken";

const places: Spoken = {
  en: ["outside", "outdoor", "field", "playground", "garden"],
  fr: ["dehors", "exterieur", "\\bcour\\b", "terrain", "jardin"],
  rw: ["hanze", "ikibuga", "ubusitani"],
  sw: ["\\bnje\\b", "uwanja", "bustani"],
};

/** What is said of a lesson that is held out of doors; over searchable text. */
export const isOutdoors = new RegExp(inAnyLanguage(places));
