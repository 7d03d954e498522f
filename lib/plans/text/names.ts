/** What kind of school a name says: how it is shortened, and how it is said. */
const schoolKinds = [
  ["gs", "groupe scolaire"],
  ["ep", "ecole primaire", "primary school"],
  ["es", "ecole secondaire", "secondary school"],
  ["tss", "technical secondary school"],
  ["tvet", "tvet school"],
] as const;

/** Words of schools' names that name none. */
const common = new Set(
  [
    "academy and centre center christian college community complex de des ecole et excellence for girls boys groupe high",
    "institute integrated international la le les lycee maternelle model nursery of parents primaire primary public",
    "rwanda saint sainte school schools science sciences scolaire secondaire secondary technical the tss tvet",
  ].flatMap((line) => line.split(" ")),
);

function bare(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
}

function wordsOf(text: string): string[] {
  return bare(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of a name that alone tell it: from three letters. */
export function partsOf(name: string): string[] {
  return wordsOf(name).filter((word) => word.length > 2 && !common.has(word) && !/^\d+$/.test(word));
}

/** A school's name with its kind before and behind, long and short, whichever way it was given. */
export function spellingsOf(school: string): string[] {
  // "G.S." is two words to begin with.
  const name = wordsOf(school)
    .join(" ")
    .replace(/(?<=\b\p{L}) (?=\p{L}\b)/gu, "");
  const written = schoolKinds.flatMap((said) => {
    const own = said.find((kind) => ` ${name} `.includes(` ${kind} `));
    const rest = own && ` ${name} `.replace(` ${own} `, " ").trim();
    return rest ? said.flatMap((kind) => [`${kind} ${rest}`, `${rest} ${kind}`]) : [];
  });
  return [school, ...written];
}

/** Finds the name's words as whole words, whatever their capitals and accents and what stands between them. */
function patternOf(name: string): RegExp | null {
  const words = wordsOf(name);
  if (words.join("").length < 3) return null;
  const lettered = words.map((word) =>
    [...word].map((letter) => `${letter}\\p{M}*`).join(word.length < 4 ? "\\.?" : ""),
  );
  return new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])${lettered.join("[^\\p{L}\\p{N}]{1,3}")}(?![\\p{L}\\p{N}\\p{M}])`, "giu");
}

/** A text without the names given, each where it stands as whole words; shorter ones than three letters are no names. */
export function withoutNames(text: string, names: readonly string[]): string {
  const patterns = [...new Set(names)].sort((a, b) => b.length - a.length).flatMap((name) => patternOf(name) ?? []);
  const before = text.normalize("NFD");
  const after = patterns.reduce((rest, pattern) => rest.replace(pattern, "…"), before);
  return after === before ? text : after.normalize("NFC");
}

const addresses = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,255}/gu;
const phones = /(?<![\d.,])(?:(?:\+|00)\d{1,3}(?:[ .-]?\d){7,12}|07[2389](?:[ .-]?\d){7})(?!\d)/g;

/** A text without mail addresses and telephone numbers. */
export function withoutAddresses(text: string): string {
  return text.replace(addresses, "…").replace(phones, "…");
}
