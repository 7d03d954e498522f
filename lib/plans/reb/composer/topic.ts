import type { AgeBand, SubjectFamily, TopicName } from "./constants";
import { searchable } from "../../composing/rules";

type Recogniser = { name: TopicName; family: SubjectFamily; pattern: RegExp; bands?: readonly AgeBand[] };

const later: readonly AgeBand[] = ["primary", "lower", "upper"];
const middle: readonly AgeBand[] = ["primary", "lower"];
const secondary: readonly AgeBand[] = ["lower", "upper"];

/** Words of lesson titles in the four languages, the more special topics first. */
const recognisers: readonly Recogniser[] = [
  {
    name: "fractions",
    family: "mathematics",
    bands: middle,
    pattern:
      /(?<!algebraic |partial )\bfractions?\b(?! algebrique)|migabane|ibice by'umubare|\bsehemu (?:za|sawa|rahisi)\b|visehemu|fraksheni/,
  },
  {
    name: "counting",
    family: "mathematics",
    bands: ["early"],
    pattern:
      /count|compter|number|nombres?\b|kubara|imibare|namba|kuhesabu|add|subtract|kuteranya|gukuramo|kujumlisha|kutoa\b/,
  },
  {
    name: "area",
    family: "mathematics",
    bands: middle,
    pattern: /\bareas?\b|perimeter|\baires?\b|perimetre|ubuso|umuzenguruko|\beneo\b|mzingo|surface/,
  },
  {
    name: "errors",
    family: "sciences",
    bands: secondary,
    pattern: /\berrors?\b|erreurs?|amakosa mu bipimo|makosa ya (vipimo|kipimo)|uncertaint|incertitude/,
  },
  {
    name: "measurement",
    family: "mathematics",
    bands: ["primary"],
    pattern:
      /measur(?!es? of (?:central|disp|spread|pos)|.*angle)|mesures?\b(?! d)|length|longueur|\bmass\b|capacity|capacite|ibipimo|gupima|uburebure|vipimo|kupima|urefu|kilogram|\blitres?\b|metres?\b/,
  },
  {
    name: "operations",
    family: "mathematics",
    bands: ["primary"],
    pattern:
      /\baddition|\badding\b|subtract|soustract|multipl|\bdivision|kuteranya|gukuramo|gukuba|kugabanya|kujumlisha|kutoa\b|kuzidisha|kugawanya|four operations|whole numbers|nombres entiers|counting|kubara\b|kuhesabu/,
  },
  {
    name: "motion",
    family: "sciences",
    bands: secondary,
    pattern: /\bmotion\b|mouvement|speed|velocity|vitesse|acceleration|umuvuduko|mwendo|kasi\b/,
  },
  { name: "photosynthesis", family: "sciences", bands: later, pattern: /photosynth|fotosint|usanisinuru|usanisi nuru/ },
  {
    name: "ecosystems",
    family: "sciences",
    bands: later,
    pattern:
      /ecosyst|ecosist|biodivers|ibinyabuzima n'ibidukikije|urusobe|food (chain|web)|chaine alimentaire|mfumo wa ikolojia|bioanuwai|habitat/,
  },
  { name: "genocide", family: "social", pattern: /genocid|jenoside|itsembabwoko|mauaji ya kimbari|kwibuka/ },
  {
    name: "colonisation",
    family: "social",
    bands: later,
    pattern: /coloni[sz]|ubukoloni|abakoloni|ukoloni|german and belgian/,
  },
  {
    name: "trade",
    family: "social",
    bands: later,
    pattern: /long[- ]distance trade|\btrade\b|commerce|ubuhahirane|ubucuruzi bw|biashara ya (masafa|mbali)/,
  },
  {
    name: "district",
    family: "social",
    bands: middle,
    pattern:
      /\bdistrict\b|\bour country\b|notre pays|akarere|igihugu cyacu|wilaya|nchi yetu|our sector|our province|administrative/,
  },
  {
    name: "budget",
    family: "business",
    bands: later,
    pattern: /budget|saving|epargne|kuzigama|ingengo y'imari|bajeti|akiba/,
  },
  {
    name: "market",
    family: "business",
    bands: later,
    pattern: /\bmarkets?\b|marche\b|marketing|\bisoko\b|\bsoko\b|supply|demand|\boffre\b|customer/,
  },
  {
    name: "spreadsheets",
    family: "ict",
    bands: later,
    pattern: /spreadsheet|tableur|\bexcel\b|lahajedwali|imbonerahamwe ya mudasobwa/,
  },
  { name: "computers", family: "ict", pattern: /computer|ordinateur|mudasobwa|kompyuta|tarakilishi|keyboard|clavier/ },
  {
    name: "football",
    family: "sport",
    pattern: /foot-?ball|soccer|ruhago|kandanda|soka\b|umupira w'amaguru|mpira wa miguu/,
  },
  {
    name: "athletics",
    family: "sport",
    pattern: /athleti|riadha|running|relay|course a pied|kwiruka|kukimbia|mbio\b|sprint/,
  },
  {
    name: "songs",
    family: "arts",
    pattern: /\bsongs?\b|singing|chanson|\bchants?\b|indirimbo|kuririmba|wimbo|nyimbo|kuimba/,
  },
  {
    name: "drawing",
    family: "arts",
    pattern: /drawing|dessin|gushushanya|igishushanyo|kuchora|mchoro|michoro|painting|peinture/,
  },
  {
    name: "nouns",
    family: "languages",
    bands: ["early", "primary", "lower"],
    pattern: /\bnouns?\b|\bnoms?\b (communs?|propres?)|\bles noms\b|amazina|nomino|singular and plural/,
  },
  {
    name: "verbs",
    family: "languages",
    bands: ["early", "primary", "lower"],
    pattern:
      /\bverbs?\b|\bverbes?\b|inshinga|vitenzi|kitenzi|tenses?\b|present simple|past simple|conjugaison|itondaguranshinga/,
  },
  {
    name: "reading",
    family: "languages",
    bands: ["early", "primary", "lower"],
    pattern: /reading|comprehension|lecture\b|gusoma|umwandiko|kusoma|ufahamu|story|recit\b|inkuru|hadithi/,
  },
];

/** The topic of a lesson that the composer has worked content for, within a family when it is known, right for the age. */
export function findTopic(
  texts: readonly string[],
  { family, band }: { family: SubjectFamily; band: AgeBand },
): Recogniser | null {
  const fits = recognisers.filter(
    (recogniser) =>
      (family === "general" || recogniser.family === family) && (recogniser.bands?.includes(band) ?? true),
  );
  for (const text of texts) {
    const words = searchable(text);
    const found = fits.find((recogniser) => recogniser.pattern.test(words));
    if (found) return found;
  }
  return null;
}
