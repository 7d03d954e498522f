import { describe, expect, it } from "vitest";
import { minutesOfTurns } from "@/lib/plans/inspection/content/turns";
import { searchable } from "@/lib/plans/text/wording";
import type { PlanLanguage } from "@/lib/core/language";

/** The minutes that a step's turns need in a class of 24. */
function needed(text: string, language: PlanLanguage = "en"): number {
  return Math.round(minutesOfTurns({ text: searchable(text), learners: 24, language }));
}

describe("the minutes of turns", () => {
  it.each([
    ["The 24 trainees work at the one machine in turn, about 6 minutes each.", "en", 144],
    [
      "The 24 trainees use the one machine in turn;\n each makes two cups, about 6 minutes each, and serves.",
      "en",
      144,
    ],
    ["Two welding sets are ready. Each trainee welds one bead for 10 minutes.", "en", 120],
    ["Eight groups use the two ovens; each group bakes for 15 minutes.", "en", 60],
    ["One by one, every learner measures the current for 4 minutes.", "en", 96],
    ["Groups of four come to the only microscope, each group 5 minutes.", "en", 30],
    ["Groups rotate through six stations, 10 minutes at each station.", "en", 60],
    ["Les 24 apprenants passent un par un aux deux postes ; chacun soude pendant 10 minutes.", "fr", 120],
    ["Six groupes passent à tour de rôle au four, chaque groupe 12 minutes.", "fr", 72],
    ["Abanyeshuri makumyabiri na bane bakoresha imashini ebyiri; buri wese adoda mu minota 10.", "rw", 120],
    ["Buri munyeshuri umwe umwe apima mu minota 5.", "rw", 120],
    ["Wanafunzi ishirini na wanne wanatumia mashine mbili; kila mmoja anashona kwa dakika 10.", "sw", 120],
    ["Vikundi 6 vinatumia jiko moja kwa zamu, kila kikundi dakika 15.", "sw", 90],
  ] as const)("are reckoned: %s", (text, language, minutes) => {
    expect(needed(text, language)).toBe(minutes);
  });

  it.each([
    ["Sets six stations of four trainees; each trainee serves once, about 5 minutes.", "en", 20],
    ["Ten benches, pairs; 35 minutes each: one planes, the other tests; change.", "en", 42],
    ["In pairs at twelve machines each trainee sews for 20 minutes.", "en", 20],
    ["Six postes ; chaque apprenant soude 5 minutes.", "fr", 20],
    ["Imashini 12: buri wese adoda mu minota 10.", "rw", 20],
    ["Mashine 12; kila mmoja anashona kwa dakika 10.", "sw", 20],
  ] as const)("are shared out over places: %s", (text, language, minutes) => {
    expect(needed(text, language)).toBe(minutes);
  });

  it.each([
    ["Each trainee sews for 40 minutes at her own machine.", "en"],
    ["Shows in about 18 min which steps go wrong: at one switch, the earth to each metal part.", "en"],
    ["Chaque apprenant travaille seul pendant 20 minutes.", "fr"],
    ["Buri wese akora umwitozo mu minota 15.", "rw"],
    ["Kila mmoja anafanya zoezi kwa dakika 15.", "sw"],
  ] as const)("are none where all work at once: %s", (text, language) => {
    expect(needed(text, language)).toBe(0);
  });
});
