import { later, middle, secondary } from "./constants";
import type { Recogniser } from "./types";
import { unitRecognisers } from "./unit-recognisers";

const fractions =
  "(?<!algebraic |partial )\\bfractions?\\b(?! algebrique)|migabane|ibice by'umubare|\\bsehemu (?:za|sawa|rahisi|zenye)\\b|visehemu|fraksheni";
const sums = "\\badd|subtract|addition|additionner|soustra|\\bsums? of|guteranya|gukuramo|kujumlisha|kutoa\\b";
/** Lessons about fractions that "what a fraction is" would not teach. */
const otherFractions = `${sums}|multipl|divi[ds]|improper|mixed|decimal|percent|pourcent|impropre|mixte|gukuba|kugabanya|kuzidisha|kugawanya|desimali|algebr|equation|rational|ratio\\b`;

/** Sums and differences of fractions, of those denominators; no products, no mixed numbers. */
function adding(denominators: string): RegExp {
  return new RegExp(
    `^(?=.*(?:${fractions}))(?=.*(?:${sums}))(?=.*(?:${denominators}))(?!.*(?:multipl|divi[ds](?!or)|mixed|mixte|decimal|algebr|gukuba|kugabanya|kuzidisha|kugawanya))`,
  );
}

/** Words of lesson titles in the four languages, the more special topics first. */
export const recognisers: readonly Recogniser[] = [
  ...unitRecognisers,
  {
    name: "waterCycle",
    family: "sciences",
    also: ["social"],
    bands: ["early", "primary", "lower"],
    pattern:
      /water cycle|cycle de l'eau|(?:urugendo|uruhererekane|umuzenguruko) rw?'?(?:w')?amazi|uruzinduko rw'amazi|mzunguko wa maji|evaporation,? (?:and|et) condensation/,
  },
  {
    name: "safeWater",
    family: "sciences",
    also: ["social"],
    bands: ["early", "primary", "lower"],
    pattern:
      /(?:drinking|safe|clean|potable) water|eau (?:potable|propre)|amazi (?:meza|yo kunywa|asukuye)|maji (?:safi|salama|ya kunywa)|water (?:purification|treatment)|purif\w+ water|gusukura amazi|kusafisha maji/,
  },
  {
    name: "greetings",
    family: "languages",
    also: ["social"],
    pattern:
      /greeting|\bpolite|politesse|salutation|\bsaluer\b|suhuz|indamukanyo|kuramuk|ikinyabupfura|mwaramutse|mwiriwe|salamu|maa?mki|\badabu\b/,
  },
  {
    name: "proverbs",
    family: "languages",
    bands: later,
    pattern:
      /proverb|\bidioms?\b|expressions? idiomatique|imigani (?:migufi|miremire y'imigenurano|y'imigenurano)|umugani mugufi|imigenurano|\bmethali\b|\bnahau\b/,
  },
  {
    name: "additionTo100",
    family: "mathematics",
    bands: ["early"],
    pattern:
      /^(?!.*(?:subtract|soustra|gukuramo|kutoa|1\s?000|500)).*(?:\badd|addition|guteranya|kujumlisha)(?=.*(?:\b100\b|\b99\b|two-?digit|deux chiffres|mibiri|tarakimu mbili|carrying|retenue))/,
  },
  {
    name: "simultaneous",
    family: "mathematics",
    bands: secondary,
    pattern:
      /^(?!.*(?:graph|substitut)).*(?:simultaneous|systemes? de deux equations|systemes? d'equations|equations simultanees)/,
  },
  {
    name: "family",
    family: "languages",
    bands: later,
    pattern: /describ\w+ (?:\w+ )?(?:family|relatives|people)|\b(?:my|our) family\b/,
  },
  {
    name: "school",
    family: "languages",
    bands: later,
    pattern: /(?:decrire|description de) (?:\w+[ ']){1,2}ecole|(?:mon|notre) ecole/,
  },
  { name: "passeCompose", family: "languages", bands: later, pattern: /^(?!.*(?:\betre\b|imparfait)).*passe compose/ },
  { name: "tale", family: "languages", bands: later, pattern: /\bcontes?\b/ },
  { name: "ibihekane", family: "languages", bands: ["early", "primary"], pattern: /[iu]bihekane|igihekane/ },
  { name: "insigamugani", family: "languages", bands: later, pattern: /insigamugani|insigamigani/ },
  { name: "ngeli", family: "languages", bands: later, pattern: /ngeli ya (?:m-?\s?wa|a-?\s?wa|kwanza|1)\b/ },
  {
    name: "unlikeFractions",
    family: "mathematics",
    bands: middle,
    pattern: adding(
      "different|unlike|uncommon|differents?|inegaux|(?:a|i|by)tandukan|zitandukan|tofauti|zisizo sawa|lowest common|ppcm",
    ),
  },
  { name: "likeFractions", family: "mathematics", bands: middle, pattern: adding("") },
  {
    name: "fractions",
    family: "mathematics",
    bands: middle,
    pattern: new RegExp(`^(?!.*(?:${otherFractions})).*(?:${fractions})`),
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
      /^(?!.*(?:fraction|migabane|sehemu|decimal|integer|algebra|matri|polynom|vector)).*(?:\baddition|\badding\b|subtract|soustract|multipl|\bdivision|kuteranya|gukuramo|gukuba|kugabanya|kujumlisha|kutoa\b|kuzidisha|kugawanya|four operations|whole numbers|nombres entiers|counting|kubara\b|kuhesabu)/,
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
