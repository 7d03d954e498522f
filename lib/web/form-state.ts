import { unstable_rethrow } from "next/navigation";

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

/**
 * What an action answered, null where no answer came. A redirect, which the browser's side tells as an error though the
 * way is taken already, is an answer with nothing to say.
 */
export async function answerOf<Data>(asked: Promise<FormState<Data>>): Promise<FormState<Data> | null> {
  return asked.catch((error: unknown) => (isRedirect(error) ? idle : null));
}

function isRedirect(error: unknown): boolean {
  try {
    unstable_rethrow(error);
    return false;
  } catch {
    return true;
  }
}
