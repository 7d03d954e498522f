import { mapNames } from "@/lib/core/names";
import { planLanguages, type PlanLanguage } from "@/lib/core/language";
import en from "./words/en.json";
import fr from "./words/fr.json";
import rw from "./words/rw.json";
import sw from "./words/sw.json";

export type WordList = Exclude<keyof typeof en, "markers" | "shapes" | "generic">;

const lists = { en, fr, rw, sw } satisfies Record<PlanLanguage, typeof en>;

/** Words of Rwanda that stay the same in every language: places, people, work, food, money. */
const rwandan = [
  ..."rwanda|kigali|huye|musanze|rubavu|nyagatare|gasabo|kicukiro|nyarugenge|bugesera|rwamagana|kayonza|kirehe|ngoma|gatsibo".split(
    "|",
  ),
  ..."muhanga|kamonyi|ruhango|nyanza|gisagara|nyaruguru|nyamagabe|karongi|rutsiro|nyabihu|ngororero|rusizi|nyamasheke|rulindo".split(
    "|",
  ),
  ..."gakenke|burera|gicumbi|kivu|akagera|nyungwe|kimironko|nyabugogo|virunga|umuganda|girinka|imihigo|ubudehe|gacaca".split(
    "|",
  ),
  ..."mugisha|keza|uwase|mukamana|kamana|ganza|ineza|gasore|mutesi|uwera|habimana|nshuti|kalisa|iribagiza|gatete|mukarwego".split(
    "|",
  ),
  ..."frw|rwf|momo|agaseke|imigongo|intore|ikivuguto|isombe|irembo".split("|"),
];

function patternOf(sources: readonly string[]): RegExp {
  return new RegExp(`(?<![a-z0-9])(?:${sources.join("|")})`);
}

type Patterns = Record<WordList, RegExp>;

function patternsOf(language: PlanLanguage): Patterns {
  const { markers: _, shapes: __, generic: ___, ...words } = lists[language];
  const all = { ...words, local: [...words.local, ...rwandan] };
  const entries = Object.entries(all).map(([name, sources]) => [name, patternOf(sources)] as const);
  return Object.fromEntries(entries) as Patterns;
}

/** The words of each language as patterns over searchable text; each matches at the beginning of a word. */
export const patterns: Record<PlanLanguage, Patterns> = mapNames(planLanguages, patternsOf);

/** What shows the language of a text: frequent little words, and the shapes of the others. */
export const languageMarks = planLanguages.map((language) => ({
  language,
  markers: new Set(lists[language].markers),
  shape: new RegExp(`^(?:${lists[language].shapes.join("|")})$`),
}));

/** Beginnings of words that any lesson plan has, so that they tie nothing to this lesson. */
export const genericStems: ReadonlySet<string> = new Set(planLanguages.flatMap((language) => lists[language].generic));
