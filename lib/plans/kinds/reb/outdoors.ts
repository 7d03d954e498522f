import { inAnyLanguage, type Spoken } from "../../text/spoken";

const places: Spoken = {
  en: ["outside", "outdoor", "field", "playground", "garden", "\\bfarm\\b", "\\byard\\b"],
  fr: ["dehors", "exterieur", "\\bcour\\b", "terrain", "jardin", "\\bchamps?\\b"],
  rw: ["hanze", "ikibuga", "mu kibuga", "busitani", "murima"],
  sw: ["\\bnje\\b", "uwanja", "bustani", "shamba"],
};

/** What is said of a lesson that is held out of doors; over searchable text. */
export const isOutdoors = new RegExp(inAnyLanguage(places));
