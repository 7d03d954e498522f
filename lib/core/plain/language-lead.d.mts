export const languageCookie: "NEXT_LOCALE";
export const languageKey: "language";
export const languageVary: string;
export function preferredLanguage(accepted: string | null | undefined): "en" | "fr" | "rw" | undefined;
export function languageLead(
  path: string,
  header: (name: string) => string | null | undefined,
): "fr" | "rw" | undefined;
