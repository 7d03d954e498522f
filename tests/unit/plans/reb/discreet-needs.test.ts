import { describe, expect, it } from "vitest";
import { planLanguages } from "@/lib/core/language";
import { searchable } from "@/lib/plans/text/wording";
import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { phraseBanks } from "@/lib/plans/kinds/reb/composer/banks";
import { needKinds } from "@/lib/plans/needs/constants";
import { inspectReb } from "@/lib/plans/kinds/reb/inspection";
import { aRebRequest } from "./requests";

const typed = ["1 HIV positive", "1 pregnant girl", "2 with asthma", "1 trauma", "umwe utwite", "un élève séropositif"];

/** Words that would tell the class what a learner lives with. */
const telling =
  /\bhiv\b|\bsida\b|\bvih\b|\bukimwi\b|virusi|positi[fv]|illness|maladie|indwara|ugonjwa|\brwaye|pregnan|expectant|enceinte|utwite|batwite|mjamzito|wajawazito|asthma|trauma|ihungabana|kiwewe/;

/** What the teacher alone reads: the adaptation in her own column, and what she typed. */
const own = /TeachingActivities$|^specialNeeds$/;

describe("what a learner lives with", () => {
  it.each(typed)("is named to the teacher alone: %s", (specialNeeds) => {
    for (const language of planLanguages)
      for (let seed = 0; seed < 4; seed += 1) {
        const request = aRebRequest({ language, specialNeeds });
        const plan = composeReb({ request, background: { unit: null }, seed });
        const naming = Object.entries(plan).filter(
          ([field, value]) => !own.test(field) && telling.test(searchable(String(value))),
        );
        expect(naming).toEqual([]);
        expect(plan.developmentTeachingActivities).toMatch(/Adaptation|byihariye|Marekebisho/);
      }
  });
});

describe("what a learner lives with, named before the class", () => {
  it.each([
    ["en", "1 HIV positive", "The learner with a long-term illness: rest and drink water."],
    ["fr", "1 élève enceinte", "L’apprenante enceinte : rester assise."],
    ["rw", "umwe utwite", "Umunyeshuri utwite: kwicara neza."],
    ["sw", "mmoja mjamzito", "Mwanafunzi mjamzito: kukaa vizuri."],
  ] as const)("is pointed at: in %s, %s", (language, specialNeeds, line) => {
    const request = aRebRequest({ language, specialNeeds });
    const plan = composeReb({ request, background: { unit: null }, seed: 1 });
    const field = "developmentLearningActivities";
    const found = (content: typeof plan) =>
      inspectReb(content, { unit: null }).findings.filter(({ rule }) => rule === "needShown");
    expect(found(plan)).toEqual([]);
    expect(found({ ...plan, [field]: `${plan[field]}\n- ${line}` })).toMatchObject([{ field, severity: "hard" }]);
  });
});

/** People of a school and at home, who are no material. */
const people =
  /\badults?\b|\bteachers?\b|\bhelpers?\b|\bpartners?\b|\binterpreters?\b|\badultes?\b|\benseignant|\bcamarade|\bpartenaire|interprete|umuntu mukuru|\bumwarimu|\bmugenzi|umusemuzi|mtu mzima|\bmwalimu|\bmwenza|mkalimani/;

describe("the materials of a lesson", () => {
  it("are things and places, never people", () => {
    const listed = planLanguages.flatMap((language) =>
      needKinds.map((kind) => [language, kind, phraseBanks[language].needs[kind].material] as const),
    );
    expect(listed.filter(([, , material]) => people.test(searchable(material)))).toEqual([]);
  });
});
