import { languageKey } from "@/lib/core/plain/language-lead.mjs";
import { themeKey } from "./theme-key";

/** What the browser keeps of somebody signed in: until when, and whose it is. */
export type StoredSession = { endsAt: number; accountId: number };

const stayKey = "isomo.stay";
const unsent = "isomo.unsent.";
/** Language and theme are the browser's, whoever sits before it. */
const preferences: readonly string[] = [languageKey, themeKey];

/** The running stay in this browser, whichever tab began it; null where nobody is or was signed in. */
export function readStoredSession(): StoredSession | null {
  try {
    const [endsAt, accountId] = (localStorage.getItem(stayKey) ?? "").split(" ").map(Number);
    return endsAt && accountId ? { endsAt, accountId } : null;
  } catch {
    return null;
  }
}

export function keepStay({ endsAt, accountId }: StoredSession): void {
  try {
    localStorage.setItem(stayKey, `${endsAt} ${accountId}`);
  } catch {
    return;
  }
}

function forget(isKept: (key: string) => boolean): void {
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage))
      if (!preferences.includes(key) && !isKept(key)) localStorage.removeItem(key);
  } catch {
    return;
  }
}

/**
 * After signing out or the session's end: all goes but language and theme, and what its people have not sent yet, each under
 * their own key.
 */
export function forgetStay(): void {
  forget((key) => key.startsWith(unsent));
}

/** After deleting an account: what it has not sent goes too; another's stays. */
export function forgetEverything(accountId: number): void {
  forget((key) => key.startsWith(unsent) && !key.startsWith(`${unsent}${accountId}.`));
}
