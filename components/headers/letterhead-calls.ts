import { loadTimeout, saveTimeout } from "@/lib/headers/letterhead/constants";
import type { SavedLetterhead } from "@/lib/headers/letterhead/types";
import type { FormState } from "@/lib/web/form-state";

type Answer = {
  success?: boolean;
  data?: SavedLetterhead | null;
  message?: string;
  error?: string;
  fields?: Record<string, string>;
};
export type CallWords = { timedOut: string; failed: string };

/** One call of the letterhead's API; its answer as a form's state, with `data` null when nothing is saved. */
async function call(
  request: { path: string; method: string; body?: FormData; limit: number },
  words: CallWords,
): Promise<FormState<SavedLetterhead | null>> {
  const { path, method, body, limit } = request;
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), limit);
  try {
    const response = await fetch(`/api/rtb-header/${path}`, {
      method,
      body,
      headers: { "Accept-Language": document.documentElement.lang },
      signal: late.signal,
    });
    // Our own routes write these; the type is their contract.
    const answer = (await response.json()) as Answer;
    if (response.ok) return { status: "success", message: answer.message, data: answer.data ?? null };
    return { status: "error", message: answer.message ?? words.failed, error: answer.error, fields: answer.fields };
  } catch {
    return { status: "error", message: late.signal.aborted ? words.timedOut : words.failed };
  } finally {
    clearTimeout(timer);
  }
}

export function loadLetterhead(words: CallWords) {
  return call({ path: "get", method: "GET", limit: loadTimeout }, words);
}

export function saveLetterhead(body: FormData, words: CallWords) {
  return call({ path: "save", method: "POST", body, limit: saveTimeout }, words);
}

export function deleteLetterhead(words: CallWords) {
  return call({ path: "delete", method: "DELETE", limit: saveTimeout }, words);
}
