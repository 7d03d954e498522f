/** Words that an attacker would try here besides the common passwords. */
const local = ["isomo", "rwanda", "kigali", "umwarimu", "mwarimu", "ishuri", "murezi", "imana", "rebrtb"];

function bare(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/**
 * Whether a password is among the first that anybody tries: a common one, one of the person's own words, or either with
 * a year or so behind it.
 */
export function isCommon(password: string, common: ReadonlySet<string>, own: readonly string[] = []): boolean {
  const typed = password.toLowerCase();
  const words = new Set([...local, ...own.flatMap((text) => [text, text.split("@")[0] ?? ""]).map(bare)]);
  const forms = [typed, typed.replace(/[\d\W_]{1,5}$/, "")].filter((form) => form.length > 3);
  return forms.some((form) => common.has(form) || words.has(bare(form))) || /^(.)\1*$/u.test(typed);
}
