import { inAnyLanguage, type Spoken } from "../text/spoken";
import { searchable } from "../text/wording";
import { inCase, officialNames, ofOfficialName, withOfficialWording } from "./wording";

/** Words that say that the genocide meant is the one of 1994 in Rwanda. */
const rwandan: Spoken = {
  en: ["1994", "rwanda", "commemor", "remembrance", "memorial week", "survivors? of"],
  fr: ["1994", "rwanda", "commemor", "rescape"],
  rw: ["1994", "rwanda", "kwibuka", "\\bkwibuk", "icyunamo", "urwibutso", "abarokotse"],
  sw: ["1994", "rwanda", "wahanga", "kumbukumbu", "maombolezo", "manusura"],
};
const isOfRwanda = new RegExp(inAnyLanguage(rwandan));

/** Others that are called so, and genocide as such. */
const names = ["holocaust", "shoah", "herero", "nama\\b", "armen", "bosni", "srebrenica", "darfur", "ukraine"];
const otherGenocides: Spoken = {
  en: [...names, "jew", "cambod", "sudan", "\\bworld", "convention", "genocides\\b", "ideolog", "studies", "prevent"],
  fr: [...names, "juif", "cambog", "cambodg", "soudan", "\\bmonde", "convention", "genocides\\b", "ideolog", "preven"],
  rw: [...names, "\\bisi\\b", "\\bzabaye", "\\bzose", "ingengabitekerezo", "gukumira"],
  sw: [...names, "yahudi", "dunia", "itikadi", "kuzuia"],
};
const isOfOthers = new RegExp(inAnyLanguage(otherGenocides));

type BareTitle = { said: RegExp; right: string };

/** The word alone; what follows it where it is named in full, or in a proper name, is left as it is. */
const bare: readonly BareTitle[] = [
  {
    said: /(?<!\p{L})génocide\s+(?:de|en)\s+1994(?!\p{L})/giu,
    right: `${officialNames.fr} en 1994`,
  },
  {
    said: /(?<!\p{L})(?:génocide|(?<=\b(?:du|le|au)\s)genocide)(?!\p{L})(?!\s+(?:perp|contre|des?\s|d['’]))/giu,
    right: officialNames.fr,
  },
  {
    said: /(?<!\p{L})jenoside\s+yo\s+mu\s+(?:mwaka\s+wa\s+)?1994/giu,
    right: `${officialNames.rw} mu 1994`,
  },
  { said: /(?<!\p{L})jenoside(?!\p{L})(?!\s+(?:yakor|yakozwe|z\p{L}))/giu, right: officialNames.rw },
  {
    said: /(?<!\p{L})mauaji\s+ya\s+kimbari\s+(?:ya|ya\s+mwaka|mwaka|ya\s+mwaka\s+wa)\s+1994/giu,
    right: `${officialNames.sw} mwaka 1994`,
  },
  {
    said: /(?<!\p{L})mauaji\s+ya\s+kimbari(?!\p{L})(?!\s+(?:dhidi|ya\s))/giu,
    right: officialNames.sw,
  },
  {
    said: /(?<!\p{L})genocide(?!\p{L})(?!\s+(?:against|of|memorial|stud|museum|survivor|ideolog|perp|deni|prevent|stage|educat))(?=\s+in\s+1994|(?!\s+in\s))/giu,
    right: officialNames.en,
  },
];

const denial = /\bgenocide\s+(denials?|deniers?)\b/giu;

function isMeant(text: string): boolean {
  const words = searchable(text);
  return isOfRwanda.test(words) && !isOfOthers.test(words);
}

/** A title with the official wording, the genocide against the Tutsi named in full: "Kwibuka Jenoside" is about no other. */
export function officialTitle(title: string): string {
  const worded = withOfficialWording(title);
  if (!isMeant(worded)) return worded;
  const denied = ofOfficialName(worded, denial);
  return bare.reduce((rest, { said, right }) => rest.replace(said, (found) => inCase(right, found)), denied);
}

/** The words of a title that name the genocide against the Tutsi by less than its official name. */
export function shortNames(title: string): string[] {
  if (!isMeant(title)) return [];
  return bare.flatMap(({ said }) => [...title.matchAll(said)].map(([word]) => word));
}

/** Fields of a plan that its owner gave as titles, with the official wording; the others as they are. */
export function withOfficialFields<Fields extends Record<string, unknown>>(
  fields: Fields,
  names: readonly (keyof Fields)[],
): Fields {
  const changed = names.map((name) => {
    const text = fields[name];
    return [name, typeof text === "string" ? officialTitle(text) : text] as const;
  });
  return { ...fields, ...Object.fromEntries(changed) };
}
