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
/** `value` is null where it is a word, which the reader's language has. */
export type Figure = { name: FigureName; value: string | null };
export type Counts = { teachers: number; plans: number };
