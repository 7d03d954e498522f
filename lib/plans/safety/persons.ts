import { inAnyLanguage, type Spoken } from "../text/spoken";
import { searchable } from "../text/wording";

// "A deaf trainee", "umwana umwe ufite ...": who is in the room is a need to meet, and never what the lesson is about.

const heads: Spoken = {
  en: [
    "(?:an?|one|two|three|four|five|\\d{1,2}|some|my|the) (?:[\\w-]+ ){0,2}?(?:learner|trainee|student|pupil|apprentice)s? (?:who|with|has|have|is|are|was|were|uses?|stammers?|stutters?|limps?|came|lost|cannot|can't|does|do|lives?|living|suffers?)",
    "[\\w-]+ trainee (?:uses|has|is|with|who|cannot|can't)",
    "trainee (?:with|who|has|is)",
  ],
  fr: [
    "(?:une?|deux|trois|quatre|\\d{1,2}|certaine?s|quelques) (?:apprenant|eleve|stagiaire|apprenti)e?s? (?:[\\w-]+ )?(?:qui|avec|a|ont|est|sont|ayant|begaie|begaye|sourde?s?|aveugles?|utilise)",
  ],
  rw: [
    "(?:(?:hari|mfite|dufite) )?(?:umunyeshuri|umwiga|uwiga|uhugurwa|umwana) (?:umwe|\\d{1,2}) (?:[uw]\\w+|afite)",
    "(?:(?:hari|mfite|dufite) )?(?:abanyeshuri|abiga|abahugurwa|abana) (?:babiri|batatu|bane|\\d{1,2}) (?:b\\w+)",
  ],
  sw: [
    "(?:(?:kuna|nina|tuna) )?(?:mwanafunzi|mwanagenzi|mtoto) (?:mmoja|\\d{1,2}) (?:ana|ni|mwenye|ali\\w+|asiye\\w*|hana|ha\\w+|anaye\\w+|ana\\w+)",
    "(?:(?:kuna|nina|tuna) )?(?:wanafunzi|wanagenzi|watoto) (?:wawili|watatu|wanne|\\d{1,2}) (?:wana|ni|wenye|wali\\w+|wasio\\w*|hawa\\w+|wanao\\w+)",
  ],
};

const leads: Spoken = {
  en: ["and", "but", "note", "nb", "there (?:is|are)", "we have", "i have", "in (?:my|our) class"],
  fr: ["il y a", "j'ai", "nous avons", "et", "mais"],
  rw: ["kandi", "ariko", "na"],
  sw: ["na", "lakini"],
};
const present = new RegExp(
  `^(?:(?:${inAnyLanguage(leads)})[ :]+){0,2}(?:${inAnyLanguage(heads)})(?![\\p{L}\\p{N}])`,
  "u",
);

/** What tells of learning something, so that the person is in a text or task and not in the room. */
const texts: Spoken = {
  en: ["story", "stories", "text", "case", "explains?", "tells?", "reads?", "rights?", "lesson", "session"],
  fr: ["histoire", "texte", "droits?"],
  rw: ["inkuru", "umwandiko", "uburenganzira"],
  sw: ["hadithi", "matini", "haki"],
};
const ofText = new RegExp(`\\b(?:${inAnyLanguage(texts)})\\b`);

/** Whether a clause tells of a text or a case, in which whoever it names is somebody else. */
export function isOfText(clause: string): boolean {
  return ofText.test(searchable(clause));
}

/** Whether a clause tells of somebody in the room and of what they live with. */
export function tellsOfPresent(clause: string): boolean {
  const words = searchable(clause).trim();
  return present.test(words) && !ofText.test(words);
}

const ends = /([\n,;()•]|[.!?](?=\s|$))/;

/** A text without its clauses on persons in the room; the first clause of a title is its topic, whoever it speaks of. */
export function withoutPresent(text: string, isTitle: boolean): string {
  return text
    .split(ends)
    .map((part, index) => (index % 2 === 0 && !(isTitle && index === 0) && tellsOfPresent(part) ? " " : part))
    .join("");
}
