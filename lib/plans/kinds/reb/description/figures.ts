import { durationIn, sizeIn } from "../../../text/amounts";
import { searchable } from "../../../text/wording";

// The figures of a lesson as a free text in one of the four languages says them, lower case and without accents.

const ordinals: readonly RegExp[] = [
  /^(1|1ere|1er|one|first|premiere|mbere|kwanza)$/,
  /^(2|2e|2eme|two|second|deuxieme|kabiri|pili)$/,
  /^(3|3e|3eme|three|third|troisieme|gatatu|tatu)$/,
  /^(4|4e|4eme|four|fourth|quatrieme|kane|nne)$/,
  /^(5|5e|5eme|five|fifth|cinquieme|gatanu|tano)$/,
  /^(6|6e|6eme|six|sixth|sixieme|gatandatu|sita)$/,
];

type ClassPattern = { pattern: RegExp; prefix: string };
const classPatterns: readonly ClassPattern[] = [
  { prefix: "P", pattern: /\bp\s?\.?([1-6])\b/ },
  { prefix: "S", pattern: /\bs\s?\.?([1-6])\b/ },
  { prefix: "P", pattern: /\bprimary\s+(\w+)\b/ },
  { prefix: "S", pattern: /\b(?:senior|secondary)\s+(\w+)\b/ },
  { prefix: "P", pattern: /\b(\w+)\s+(?:annee\s+)?(?:du\s+|de\s+)?primaire\b/ },
  { prefix: "S", pattern: /\b(\w+)\s+(?:annee\s+)?(?:du\s+|de\s+)?secondaire\b/ },
  { prefix: "P", pattern: /\b(?:umwaka )?wa (\w+) (?:w'|mu )?(?:amashuri )?abanza\b/ },
  { prefix: "S", pattern: /\b(?:umwaka )?wa (\w+) (?:w'|mu )?(?:amashuri )?(?:ayisumbuye|yisumbuye)\b/ },
  { prefix: "P", pattern: /\bdarasa la (\w+) (?:la |ya )?(?:shule ya )?(?:msingi)\b/ },
  { prefix: "S", pattern: /\b(?:kidato cha (\w+)|darasa la (\w+)(?= (?:la |ya )?(?:shule ya )?sekondari))\b/ },
  { prefix: "P", pattern: /\bdarasa la (\w+)\b/ },
  // "Ku wa kane" is a Thursday; who says no more than "mu wa kane" teaches in a primary school.
  { prefix: "P", pattern: /\bmu (?:mwaka )?wa (\w+)\b(?! (?:w'|mu )?(?:amashuri )?(?:ayisumbuye|yisumbuye))/ },
  { prefix: "P", pattern: /\b(?:(?:en|de|la|au) )?(\w+) annee\b(?! (?:du |de )?(?:secondaire|lycee|universite))/ },
  { prefix: "Year ", pattern: /\b(?:ttc )?year\s?([1-3])\b/ },
  { prefix: "Grade ", pattern: /\b(?:nursery|pre-?primary|maternelle|inshuke)\s?([1-3])\b/ },
];

function classIn(text: string): { name: string; said: string } | null {
  for (const { pattern, prefix } of classPatterns) {
    const match = pattern.exec(text);
    const number = ordinals.findIndex((ordinal) => ordinal.test(match?.[1] ?? match?.[2] ?? "")) + 1;
    if (match && number > 0) return { name: `${prefix}${number}`, said: match[0] };
  }
  return null;
}

const unitPattern = /\b(?:unit|unite|umutwe wa|sehemu ya)\s?(?:no\.?|n°|number|numero)?\s?(\d{1,2})\b/;
const lessonPattern = /\b(?:lesson|lecon|isomo rya|somo la|somo namba)\s?(?:no\.?|n°|number|numero)?\s?(\d{1,2})\b/;

/** What a text says in figures: null where it says nothing. `said` are the words, as they stand there. */
export function figuresIn(text: string) {
  const level = classIn(text);
  const [unit, lesson] = [unitPattern.exec(text), lessonPattern.exec(text)];
  const named = [level?.said, unit?.[0], lesson?.[0]].filter((part) => part !== undefined);
  // The number of a class, unit or lesson counts nobody.
  const rest = named.reduce((left, part) => left.replace(part, ""), text);
  const [time, size] = [durationIn(rest), sizeIn(rest)];
  return {
    classLevel: level?.name ?? null,
    duration: time?.value ?? null,
    classSize: size?.value ?? null,
    unitNo: unit?.[1] ?? null,
    lessonNo: lesson?.[1] ?? null,
    said: [...named, ...(time ? [time.said] : []), ...(size?.said ?? [])],
  };
}

/** A text without the words that say its figures. */
export function withoutFigures(text: string, said: readonly string[]): string {
  let rest = text;
  for (const part of said) {
    const plain = searchable(rest);
    const at = plain.indexOf(part);
    // Positions agree only where taking the accents off did not change the length.
    if (at >= 0 && plain.length === rest.length) rest = rest.slice(0, at) + rest.slice(at + part.length);
  }
  return rest;
}
