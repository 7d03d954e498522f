import type { PlanLanguage } from "@/lib/core/language";

/** The official name of the genocide of 1994 in each language. */
export const officialNames: Record<PlanLanguage, string> = {
  en: "Genocide against the Tutsi",
  fr: "génocide perpétré contre les Tutsi",
  rw: "Jenoside yakorewe Abatutsi",
  sw: "mauaji ya kimbari dhidi ya Watutsi",
};

type Wrong = { said: RegExp; right: string };

const year = "(?:\\s+(?:of|de|en|mu|wo mu|yo mu|mwaka wa|ya|ya mwaka|ya mwaka wa))?\\s+1994";

/** Wordings that deny, minimise or blur what happened, or that are no longer used, and the official one in their place. */
const wrong: readonly Wrong[] = [
  { said: /\b(?:rwandan|rwanda['’]?s?|rwandese)\s+(?:civil\s+war\s+and\s+)?genocides?\b/giu, right: officialNames.en },
  { said: /\bgenocides?\s+(?:in|of)\s+rwanda(?!\p{L})(?!\s+against)/giu, right: officialNames.en },
  { said: /\bgenocides?\s+(?:of|against)\s+(?:the\s+)?tutsis?\s+(?:and|&)\s+(?:the\s+)?(?:moderate\s+)?hutus?\b/giu, right: officialNames.en },
  { said: /\bgenocides?\s+(?:of|against)\s+(?:the\s+)?hutus?(?:\s+and\s+(?:the\s+)?tutsis?)?\b/giu, right: officialNames.en },
  { said: /\bgenocide\s+of\s+(?:the\s+)?tutsis?\b/giu, right: officialNames.en },
  { said: /\b(?:double|two|tutsi[- ]hutu|hutu[- ]tutsi)\s+genocides?\b/giu, right: officialNames.en },
  { said: /\b(?:inter-?\s?ethnic|ethnic|tribal|civil)\s+(?:massacres?|killings?|wars?|conflicts?|clashes|violence)(?:\s+(?:of|in)(?:\s+rwanda)?(?:\s+(?:in|of))?\s+1994)\b/giu, right: officialNames.en },
  { said: /\b1994\s+(?:rwandan?\s+)?(?:inter-?\s?ethnic|ethnic|tribal|civil)\s+(?:massacres?|killings?|wars?|conflicts?|clashes|violence)\b/giu, right: `1994 ${officialNames.en}` },
  { said: /\b(?:tribal|ethnic|civil)\s+war\s+between\s+(?:the\s+)?(?:hutus?|tutsis?)\s+and\s+(?:the\s+)?(?:hutus?|tutsis?)\b/giu, right: officialNames.en },
  { said: /\b(?:so-called|alleged|supposed)\s+genocide(?:\s+against\s+the\s+tutsi)?/giu, right: officialNames.en },
  { said: /(?<!\p{L})g[ée]nocides?\s+(?:rwandais|au\s+rwanda|du\s+rwanda)(?!\s+contre)(?!\p{L})/giu, right: officialNames.fr },
  { said: /(?<!\p{L})(?:double|deux)\s+g[ée]nocides?(?!\p{L})/giu, right: officialNames.fr },
  { said: /(?<!\p{L})g[ée]nocides?\s+(?:des|de|contre les)\s+(?:tutsis?\s+et\s+(?:des\s+)?(?:hutus?)(?:\s+mod[ée]r[ée]s)?|hutus?(?:\s+et\s+(?:des\s+)?tutsis?)?)(?!\p{L})/giu, right: officialNames.fr },
  { said: /(?<!\p{L})g[ée]nocide\s+des\s+tutsis?(?!\p{L})/giu, right: officialNames.fr },
  { said: /(?<!\p{L})(?:massacres?|guerres?|conflits?|tueries?|violences?)\s+(?:inter-?\s?ethniques?|ethniques?|tribales?|tribaux|civile)\s+(?:de|en)\s+1994/giu, right: `${officialNames.fr} en 1994` },
  { said: /(?<!\p{L})(?:pr[ée]tendu|soi-disant)\s+g[ée]nocide(?:\s+perp[ée]tr[ée])?(?:\s+contre\s+les\s+tutsi)?/giu, right: officialNames.fr },
  { said: /(?<!\p{L})jenoside\s+(?:yo\s+mu|y['’]u|nyarwanda|yabereye\s+mu|yabaye\s+mu|mu)\s*rwanda(?!\p{L})/giu, right: officialNames.rw },
  { said: /(?<!\p{L})jenoside\s+(?:nyarwanda|y['’]abanyarwanda|yakorewe\s+abanyarwanda)(?!\p{L})/giu, right: officialNames.rw },
  { said: /(?<!\p{L})jenoside\s+(?:ebyiri|zombi)(?!\p{L})/giu, right: officialNames.rw },
  { said: /(?<!\p{L})jenoside\s+y['’]abatutsi(?:\s+n['’]abahutu(?:\s+batavugaga\s+rumwe\s+n['’]ubutegetsi)?)?(?!\p{L})/giu, right: officialNames.rw },
  { said: /(?<!\p{L})jenoside\s+yakorewe\s+abahutu(?:\s+n['’]abatutsi)?(?!\p{L})/giu, right: officialNames.rw },
  { said: /(?<!\p{L})jenoside\s+yakorewe\s+abatutsi\s+n['’]abahutu(?!\p{L})/giu, right: officialNames.rw },
  { said: /(?<!\p{L})itsembabwoko(?:\s+n['’]itsembatsemba)?(?:\s+(?:ryo\s+mu\s+rwanda|ry['’]abatutsi|ryakorewe\s+abatutsi))?(?!\s+ry['’]abayahudi|\s+ryakorewe\s+abayahudi)(?!\p{L})/giu, right: officialNames.rw },
  { said: /(?<!\p{L})intambara\s+(?:y['’]amoko|yo\s+mu\s+1994|y['’]abahutu\s+n['’]abatutsi)(?!\p{L})/giu, right: officialNames.rw },
  { said: /(?<!\p{L})mauaji\s+ya\s+(?:kimbari|halaiki)\s+(?:ya|nchini|huko)\s+rwanda(?!\s+dhidi)(?!\p{L})/giu, right: officialNames.sw },
  { said: /(?<!\p{L})mauaji\s+(?:mawili\s+ya\s+kimbari|ya\s+kimbari\s+mawili)(?!\p{L})/giu, right: officialNames.sw },
  { said: /(?<!\p{L})mauaji\s+ya\s+(?:kimbari\s+ya\s+)?watutsi\s+na\s+wahutu(?:\s+wenye\s+msimamo\s+wa\s+wastani)?(?!\p{L})/giu, right: officialNames.sw },
  { said: /(?<!\p{L})mauaji\s+ya\s+kimbari\s+(?:ya|dhidi\s+ya)\s+wahutu(?:\s+na\s+watutsi)?(?!\p{L})/giu, right: officialNames.sw },
  { said: /(?<!\p{L})mauaji\s+ya\s+(?:kimbari\s+ya\s+)?watutsi(?!\p{L})/giu, right: officialNames.sw },
  { said: /(?<!\p{L})mauaji\s+ya\s+kimbari\s+dhidi\s+ya\s+watutsi\s+na\s+wahutu(?!\p{L})/giu, right: officialNames.sw },
  { said: /(?<!\p{L})vita\s+vya\s+(?:kikabila|wenyewe\s+kwa\s+wenyewe)\s+(?:vya|vya\s+mwaka|vya\s+mwaka\s+wa)\s+1994(?!\p{L})/giu, right: `${officialNames.sw} ya mwaka 1994` },
  { said: new RegExp(`(?<!\\p{L})mauaji\\s+ya\\s+kikabila(?:\\s+nchini\\s+rwanda)?${year}`, "giu"), right: `${officialNames.sw} ya mwaka 1994` },
];

/** The Kinyarwanda word is written with a capital wherever it stands. */
const lowerCase = /(?<!\p{L})jenoside/gu;

/** Words of a text that are not the official ones. */
export function unofficialWords(text: string): string[] {
  const found = wrong.flatMap(({ said }) => [...text.matchAll(said)].map(([words]) => words));
  return [...found, ...[...text.matchAll(lowerCase)].map(([words]) => words)];
}

/** The text with the official wording; nothing else changes. A pattern that stands twice ends as one name. */
export function withOfficialWording(text: string): string {
  const named = wrong.reduce((rest, { said, right }) => rest.replace(said, right), text);
  return named.replace(lowerCase, "Jenoside");
}
