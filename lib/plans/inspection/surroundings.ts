import type { FoundHarm } from "../safety/forbidden";
import { searchable } from "../text/wording";

/** Characters around what was found that belong to it. */
const around = 240;

export type PassageContext = Record<"lead" | "before" | "after" | "following" | "sentence" | "passage", string>;

/**
 * What stands before what was found, as it is written (`lead`) and searchable, the rest of its sentence after it, all that follows,
 * that sentence, and the passage around.
 */
export function surroundingsOf({ start, end }: FoundHarm, text: string): PassageContext {
  const lead = text.slice(Math.max(0, start - around), start);
  const before = searchable(lead);
  const following = searchable(text.slice(end, end + around));
  const [opening = ""] = /[^.?!\n]*$/.exec(before) ?? [];
  const [ending = ""] = /^[^.?!\n]*[.?!]?/.exec(following) ?? [];
  const words = searchable(text.slice(start, end));
  const sentence = `${opening}${words}${ending}`;
  return { lead, before, after: ending, following, sentence, passage: `${before}${words}${following}` };
}
