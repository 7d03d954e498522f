/** What a figure of the public pages counts. */
export type FigureName =
  | "teachers"
  | "helped"
  | "plans"
  | "time"
  | "compliance"
  | "forms"
  | "languages"
  | "speed"
  | "formats";
/**
 * A number, or at least so many ("+"), or a share ("%"). `value` is null where it is a word, which the reader's language
 * has; `inEnglish` is how a claim was given where that is not how other numbers are written.
 */
export type Figure = { name: FigureName; value: number | null; sign?: "+" | "%"; inEnglish?: string };
export type PublicCounts = { teachers: number; plans: number };
