import { mapNames } from "@/lib/core/names";
import { planLanguages, type PlanLanguage } from "@/lib/core/language";
import { withoutQuotes } from "../text/reading";
import { searchable } from "../text/wording";
import { sentencesOf } from "./content/sentences";
import words from "./dignity.json";
import { exposureIn } from "./exposure";
import type { PlanReading } from "./reading";
import { caps } from "./score";
import type { FieldPlace, Rule } from "./types";

type SignName = keyof (typeof words)["en"]["signs"];
/**
 * A language has the signs that its plans were seen with. `affirming` words hold one that denies and deny nothing: “not only
 * the nurse”.
 */
type Signs = { denied: RegExp; affirming: RegExp; signs: ReadonlyMap<string, RegExp> };

function signsOf(language: PlanLanguage): Signs {
  const { denied, affirming, signs } = words[language];
  const patterns = Object.entries(signs).map(([sign, pattern]) => [sign, new RegExp(pattern, "u")] as const);
  return { denied: new RegExp(denied, "u"), affirming: new RegExp(affirming, "gu"), signs: new Map(patterns) };
}

const lists = mapNames(planLanguages, signsOf);

/** Of these signs one may be an example or stand in a story. Each other one hurts by itself. */
const bearable: ReadonlySet<string> = new Set<SignName>(["laughing", "punishing"]);
const shown = 60;

type DignityBreach = FieldPlace & { sign: string };

/** What hurts in a sentence: a listed sign, or illness, death or violence in one's own family that is told to others. */
function signsIn(sentence: string, language: PlanLanguage): { sign: string; found: string }[] {
  const listed = [...lists[language].signs].flatMap(([sign, pattern]) => {
    const [found] = pattern.exec(sentence) ?? [];
    return found === undefined ? [] : [{ sign, found }];
  });
  const exposed = exposureIn(sentence, language);
  return exposed === null ? listed : [...listed, { sign: "exposing", found: exposed }];
}

/** Own homes told, learners laughed at, violence played, persons compared, in whatever lesson. */
function hurts({ texts, language }: PlanReading): DignityBreach[] {
  const { denied, affirming } = lists[language];
  return texts.flatMap(({ field, text }) =>
    sentencesOf(searchable(withoutQuotes(text)))
      .filter((sentence) => !denied.test(sentence.replace(affirming, " ")))
      .flatMap((sentence) =>
        signsIn(sentence, language).map(({ sign, found }) => ({
          sign,
          field,
          values: { words: found.slice(0, shown) },
        })),
      ),
  );
}

export const dignityRule: Rule<PlanReading> = {
  id: "dignity",
  criterion: "safety",
  severity: "hard",
  cap: caps.unsafe,
  find: (reading) => {
    const found = hurts(reading);
    const kinds = new Set(found.map(({ sign }) => sign));
    if (kinds.size < 2 && [...kinds].every((kind) => bearable.has(kind))) return [];
    const fields = [...new Set(found.map(({ field }) => field))];
    return fields.flatMap((field) => {
      const first = found.find((one) => one.field === field);
      return first ? [{ field, values: first.values }] : [];
    });
  },
};
