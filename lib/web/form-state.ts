/** What a form action answers. `values` gives the input back after an error, so that nothing has to be typed again. */
export type FormState<Data = unknown> = {
  status: "idle" | "error" | "success";
  message?: string;
  /** Code of the error, for callers that act on it. */
  error?: string;
  /** Translated messages by field name. */
  fields?: Record<string, string>;
  values?: Record<string, string>;
  data?: Data;
};

export const idle: FormState<never> = { status: "idle" };
