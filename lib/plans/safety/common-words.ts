import common from "./lexicon/common.json";

/** Words in common use that are a letter or two from one of the lists and mean something else. */
export const commonWords: readonly string[] = Object.values(common.words).flatMap((words) => words.split(" "));
