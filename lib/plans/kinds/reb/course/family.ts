import type { SubjectFamily } from "./constants";
import { searchable } from "../../../text/wording";

/** Words by which a subject is known in the four languages; the first family that matches wins. */
const words: readonly [SubjectFamily, RegExp][] = [
  [
    "ict",
    /\bict\b|\btic\b|ikoranabuhanga|computer|informati|programming|tehama|kompyuta|mudasobwa|communication technolog|multimedia/,
  ],
  [
    "sport",
    /physical education|physical and health|\bsports?\b|education physique|siporo|ngororamubiri|michezo|\beps\b|\bpe\b/,
  ],
  ["arts", /\barts?\b|music|drama|danse|dance|craft|muzika|ubugeni|sanaa|muziki|dessin|ubukorikori/],
  ["mathematics", /math|numeracy|calcul|imibare|hisabati|hesabu|geometr|statisti|algebra/],
  [
    "business",
    /entrepreneur|economic|economie|business|commerce|accounting|comptab|kwihangira|ujasiriamali|uchumi|ubukungu|biashara/,
  ],
  [
    "social",
    /social and religious|social stud|history|histoire|histori|citizen|geograph|religio|ethic|philosoph|psycholog|political|amateka|mbonezamubano|iyobokamana|ubumenyi bw'isi|etudes sociales|maarifa ya jamii|historia|jiografia|dini|uraia|imibanire/,
  ],
  [
    "sciences",
    /scien|physics|physique|chemi|chimie|biolog|ubugenge|ubutabire|ibinyabuzima|sayansi|siyansi|fizikia|kemia|elimu ya viumbe|farming|agricultur|ubuhinzi|kilimo|home science|environment|discovery of the world|health/,
  ],
  [
    "languages",
    /english|french|francais|kinyarwanda|swahili|language|literature|langue|literacy|litterature|icyongereza|igifaransa|ururimi|indimi|lugha|kiingereza|kifaransa|anglais|communication skills|ubuvanganzo/,
  ],
];

/** How a subject is taught, from its name in any of the four languages. */
export function subjectFamily(subject: string): SubjectFamily {
  const name = searchable(subject);
  return words.find(([, pattern]) => pattern.test(name))?.[0] ?? "general";
}

/** Whether learners of these subjects show what they can do, rather than talk or write about it. */
export function isShownFamily(family: SubjectFamily): boolean {
  return family === "sport" || family === "arts";
}
