import type { PlanLanguage } from "@/lib/core/language";
import { sentence } from "../text/wording";
import { withoutQuotes } from "../text/reading";
import { inAnyLanguage, listOf, type Spoken } from "../text/spoken";
import { mostWords } from "./constants";
import lists from "./denials.json";
import { PhraseFinder } from "./phrases";
import { sentencesOf, wordsOf } from "./words";

/** The official name of the genocide of 1994 in each language. */
export const officialNames: Record<PlanLanguage, string> = {
  en: "Genocide against the Tutsi",
  fr: "génocide perpétré contre les Tutsi",
  rw: "Jenoside yakorewe Abatutsi",
  sw: "mauaji ya kimbari dhidi ya Watutsi",
};

type WrongWording = { said: RegExp; right: string };

const toYear: Spoken = {
  en: ["of"],
  fr: ["de", "en"],
  rw: ["mu", "wo mu", "yo mu"],
  sw: ["mwaka wa", "ya", "ya mwaka", "ya mwaka wa"],
};
const year = `(?:\\s+(?:${inAnyLanguage(toYear)}))?\\s+1994`;

/** Wordings that deny, minimise or blur what happened, or that are no longer used, and the official one in their place. */
const wrong: readonly WrongWording[] = [
  { said: /\b(?:rwandan|rwanda['’]?s?|rwandese)\s+(?:civil\s+war\s+and\s+)?genocides?\b/giu, right: officialNames.en },
  {
    said: /(?<!\bprevent(?:ing|ion\s+of)?\s+)\bgenocides?\s+(?:in|of)\s+rwanda(?!\p{L})(?!\s+against)/giu,
    right: officialNames.en,
  },
  {
    said: /\bgenocides?\s+(?:of|against)\s+(?:the\s+)?tutsis?\s+(?:and|&)\s+(?:the\s+)?(?:moderate\s+)?hutus?\b/giu,
    right: officialNames.en,
  },
  {
    said: /\bgenocides?\s+(?:of|against)\s+(?:the\s+)?hutus?(?:\s+and\s+(?:the\s+)?tutsis?)?\b/giu,
    right: officialNames.en,
  },
  { said: /\bgenocide\s+of\s+(?:the\s+)?tutsis?\b/giu, right: officialNames.en },
  { said: /\b(?:double|two|tutsi[- ]hutu|hutu[- ]tutsi)\s+genocides?\b/giu, right: officialNames.en },
  {
    said: /\b(?:inter-?\s?ethnic|ethnic|tribal|civil)\s+(?:massacres?|killings?|wars?|conflicts?|clashes|violence)(?:\s+(?:of|in)(?:\s+rwanda)?(?:\s+(?:in|of))?\s+1994)\b/giu,
    right: officialNames.en,
  },
  {
    said: /\b1994\s+(?:rwandan?\s+)?(?:inter-?\s?ethnic|ethnic|tribal|civil)\s+(?:massacres?|killings?|wars?|conflicts?|clashes|violence)\b/giu,
    right: `1994 ${officialNames.en}`,
  },
  {
    said: /\b(?:tribal|ethnic|civil)\s+war\s+between\s+(?:the\s+)?(?:hutus?|tutsis?)\s+and\s+(?:the\s+)?(?:hutus?|tutsis?)\b/giu,
    right: officialNames.en,
  },
  { said: /\b(?:so-called|alleged|supposed)\s+genocide(?:\s+against\s+the\s+tutsi)?/giu, right: officialNames.en },
  {
    said: /(?<!\p{L})(?<!pr[ée]v(?:enir|ention)\s+(?:le|du|d['’]un|des)\s+)g[ée]nocides?\s+(?:rwandais|au\s+rwanda|du\s+rwanda)(?!\s+contre)(?!\p{L})/giu,
    right: officialNames.fr,
  },
  { said: /(?<!\p{L})(?:double|deux)\s+g[ée]nocides?(?!\p{L})/giu, right: officialNames.fr },
  {
    said: /(?<!\p{L})g[ée]nocides?\s+(?:des|de|contre les)\s+(?:tutsis?\s+et\s+(?:des\s+)?(?:hutus?)(?:\s+mod[ée]r[ée]s)?|hutus?(?:\s+et\s+(?:des\s+)?tutsis?)?)(?!\p{L})/giu,
    right: officialNames.fr,
  },
  { said: /(?<!\p{L})g[ée]nocide\s+des\s+tutsis?(?!\p{L})/giu, right: officialNames.fr },
  {
    said: /(?<!\p{L})(?:massacres?|guerres?|conflits?|tueries?|violences?)\s+(?:inter-?\s?ethniques?|ethniques?|tribales?|tribaux|civile)\s+(?:de|en)\s+1994/giu,
    right: `${officialNames.fr} en 1994`,
  },
  {
    said: /(?<!\p{L})(?:pr[ée]tendu|soi-disant)\s+g[ée]nocide(?:\s+perp[ée]tr[ée])?(?:\s+contre\s+les\s+tutsi)?/giu,
    right: officialNames.fr,
  },
  {
    said: /(?<!\p{L})(?<!(?:gukumira|kwirinda)\s+)jenoside\s+(?:yo\s+mu|y['’]u|nyarwanda|yabereye\s+mu|yabaye\s+mu|mu)\s*rwanda(?!\p{L})/giu,
    right: officialNames.rw,
  },
  {
    said: /(?<!\p{L})jenoside\s+(?:nyarwanda|y['’]abanyarwanda|yakorewe\s+abanyarwanda)(?!\p{L})/giu,
    right: officialNames.rw,
  },
  { said: /(?<!\p{L})jenoside\s+(?:ebyiri|zombi)(?!\p{L})/giu, right: officialNames.rw },
  {
    said: /(?<!\p{L})jenoside\s+y['’]abatutsi(?:\s+n['’]abahutu(?:\s+batavugaga\s+rumwe\s+n['’]ubutegetsi)?)?(?!\p{L})/giu,
    right: officialNames.rw,
  },
  { said: /(?<!\p{L})jenoside\s+yakorewe\s+abahutu(?:\s+n['’]abatutsi)?(?!\p{L})/giu, right: officialNames.rw },
  { said: /(?<!\p{L})jenoside\s+yakorewe\s+abatutsi\s+n['’]abahutu(?!\p{L})/giu, right: officialNames.rw },
  {
    said: /(?<!\p{L})itsembabwoko(?:\s+n['’]itsembatsemba)?(?:\s+(?:ryo\s+mu\s+rwanda|ry['’]abatutsi|ryakorewe\s+abatutsi))?(?!\s+ry['’]abayahudi|\s+ryakorewe\s+abayahudi)(?!\p{L})/giu,
    right: officialNames.rw,
  },
  {
    said: /(?<!\p{L})intambara\s+(?:y['’]amoko|yo\s+mu\s+1994|y['’]abahutu\s+n['’]abatutsi)(?!\p{L})/giu,
    right: officialNames.rw,
  },
  {
    said: /(?<!\p{L})(?<!kuzuia\s+)mauaji\s+ya\s+(?:kimbari|halaiki)\s+(?:ya|nchini|huko)\s+rwanda(?!\s+dhidi)(?!\p{L})/giu,
    right: officialNames.sw,
  },
  { said: /(?<!\p{L})mauaji\s+(?:mawili\s+ya\s+kimbari|ya\s+kimbari\s+mawili)(?!\p{L})/giu, right: officialNames.sw },
  {
    said: /(?<!\p{L})mauaji\s+ya\s+(?:kimbari\s+ya\s+)?watutsi\s+na\s+wahutu(?:\s+wenye\s+msimamo\s+wa\s+wastani)?(?!\p{L})/giu,
    right: officialNames.sw,
  },
  {
    said: /(?<!\p{L})mauaji\s+ya\s+kimbari\s+(?:ya|dhidi\s+ya)\s+wahutu(?:\s+na\s+watutsi)?(?!\p{L})/giu,
    right: officialNames.sw,
  },
  { said: /(?<!\p{L})mauaji\s+ya\s+(?:kimbari\s+ya\s+)?watutsi(?!\p{L})/giu, right: officialNames.sw },
  { said: /(?<!\p{L})mauaji\s+ya\s+kimbari\s+dhidi\s+ya\s+watutsi\s+na\s+wahutu(?!\p{L})/giu, right: officialNames.sw },
  {
    said: /(?<!\p{L})vita\s+vya\s+(?:kikabila|wenyewe\s+kwa\s+wenyewe)\s+(?:vya|vya\s+mwaka|vya\s+mwaka\s+wa)\s+1994(?!\p{L})/giu,
    right: `${officialNames.sw} ya mwaka 1994`,
  },
  {
    said: new RegExp(`(?<!\\p{L})mauaji\\s+ya\\s+kikabila(?:\\s+nchini\\s+rwanda)?${year}`, "giu"),
    right: `${officialNames.sw} ya mwaka 1994`,
  },
];

/** The Kinyarwanda word is written with a capital wherever it stands. */
const lowerCase = /(?<!\p{L})jenoside/gu;

/** What the finder of denials tells: what denies or blurs, and the name of a wrong wording that a sentence may refuse. */
const denialLabels = { said: 0, named: 1 };

function denialFinder(): PhraseFinder {
  const finder = new PhraseFinder();
  for (const phrase of lists.said) finder.add(phrase, denialLabels.said);
  for (const phrase of lists.names) finder.add(phrase, denialLabels.named);
  return finder;
}

const denials = denialFinder();

/** What one sentence says that is not official; one that names a wrong wording in order to refuse it says nothing wrong. */
function unofficialIn(sentence: string): string[] {
  const words = wordsOf(sentence, mostWords);
  const found = denials.find(words);
  const isRefused = found.some(({ label }) => label === denialLabels.named);
  const named = wrong.flatMap(({ said }) => [...sentence.matchAll(said)].map(([word]) => word));
  const small = [...(isRefused ? withoutQuotes(sentence) : sentence).matchAll(lowerCase)].map(([word]) => word);
  const denied = found.flatMap(({ label, from, to }) =>
    label === denialLabels.said ? [sentence.slice(words[from]?.start, words[to]?.end)] : [],
  );
  return isRefused ? small : [...named, ...denied, ...small];
}

/** Something of this stands in each text that could be worded wrongly; most texts have none of it. */
const concerns: Spoken = {
  en: [
    ...listOf("genocid tutsi hutu 1994 tribal ethni slaver coloni holocaust shoah jew spontan victim"),
    "(?:both|two) sides",
  ],
  fr: [
    ...listOf("g[eé]nocid tutsi hutu 1994 tribal ethni esclav traite coloni holocaust shoah juif spontan victim"),
    "deux (?:c[oô]t|camp)",
  ],
  rw: listOf("jenosid tutsi hutu itsembabwoko 1994 moko zombi ubucakara ubukoloni holokost abazize"),
  sw: [
    ...listOf("kimbari halaiki tutsi hutu 1994 kikabila utumwa ukoloni holokaust yahudi wahanga"),
    "pande (?:zote|mbili)",
  ],
};
const concerned = new RegExp(inAnyLanguage(concerns), "iu");
/** Sentences of one text that are looked at, so that a hostile one costs little. */
const mostSentences = 300;

/** Words of a text that are not the official ones, or that deny or blur what happened. */
export function unofficialWords(text: string): string[] {
  if (!concerned.test(text)) return [];
  return sentencesOf(text)
    .filter((sentence) => concerned.test(sentence))
    .slice(0, mostSentences)
    .flatMap(unofficialIn);
}

/** The year as it stands behind a name in the language of that name, and how it stands behind the official one. */
const years: readonly { name: string; said: string; right: string }[] = [
  { name: officialNames.en, said: "(?:of|in)\\s+1994", right: "in 1994" },
  { name: officialNames.fr, said: "(?:de|en|de\\s+l['’]ann[ée]e)\\s+1994", right: "en 1994" },
  { name: officialNames.rw, said: "(?:[wyr]y?o\\s+)?mu(?:\\s+mwaka\\s+wa)?\\s+1994", right: "mu 1994" },
  { name: officialNames.sw, said: "(?:ya\\s+|wa\\s+)?(?:mwaka\\s+(?:wa\\s+)?)?1994", right: "mwaka 1994" },
];

/** The wrong wordings together with the year behind them, and what each becomes with that year. */
const replaced = wrong.map(({ said, right }) => {
  const year = years.find(({ name }) => name === right);
  const whole = year ? new RegExp(`${said.source}(?:\\s+${year.said}(?!\\d))?`, "giu") : said;
  return { whole, right, dated: year ? `${right} ${year.right}` : right };
});

/** What agreed with the former Kinyarwanda word agrees with the official name. */
const concord = /(?<=(?<!\p{L})itsembabwoko\s+)ry(?=o\s+mur?i?\s|abaye|abereye|akozwe)/giu;

const ofGenocide = /\b(?:the\s+)?(?:rwandan|rwanda['’]s|rwandese)\s+genocide\s+(denials?|deniers?|survivors?)\b/giu;

/** "Denial of the Genocide against the Tutsi": in English what is said of it does not stand behind the official name. */
export function ofOfficialName(text: string, said: RegExp): string {
  return text.replace(said, (_found, noun: string, at: number) => {
    const begins = /(?:^|[.!?:\n])\s*$/.test(text.slice(0, at));
    const word = noun.toLowerCase();
    return `${begins ? sentence(word) : word} of the ${officialNames.en}`;
  });
}

/** The official name as it stands in the place of these words, with a capital where they began with one. */
export function inCase(right: string, found: string): string {
  return /^\p{Lu}/u.test(found) ? sentence(right) : right;
}

/**
 * The text with the official wording; a capital, and the year, stay. Nothing else changes. A pattern that stands twice ends as
 * one name.
 */
export function withOfficialWording(text: string): string {
  const agreeing = ofOfficialName(text, ofGenocide).replace(concord, (found) => (found === "RY" ? "Y" : "y"));
  const named = replaced.reduce((rest, { whole, right, dated }) => {
    return rest.replace(whole, (found) => inCase(found.includes("1994") ? dated : right, found));
  }, agreeing);
  return named.replace(lowerCase, "Jenoside");
}
