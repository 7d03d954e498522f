import { describe, expect, it } from "vitest";
import { planLanguages, type PlanLanguage } from "@/lib/core/language";
import { phraseBanks } from "@/lib/plans/kinds/reb/composer/banks";
import { subjectFamilies } from "@/lib/plans/kinds/reb/course/constants";
import { readLesson } from "@/lib/plans/kinds/reb/composer/lesson/lesson";
import { movesFor } from "@/lib/plans/kinds/reb/composer/stages/moves";
import { calmPhrases, calmTradePhrases } from "@/lib/plans/safety/calm";
import { fitting, phraseTags, type PhraseTag } from "@/lib/plans/text/tags";
import { aRebRequest } from "./reb/requests";

type Phrase = object & { fits?: string[] };

/** Each list of which some lessons may use only a part, and how many phrases of it are left for those at least. */
function taggedLists(language: PlanLanguage): { list: string; phrases: Phrase[]; uses: [PhraseTag, number][] }[] {
  const { common, early, families, inquiry } = phraseBanks[language];
  const frames = subjectFamilies.flatMap((family) => [
    {
      list: `${family} discovery`,
      phrases: families[family].discovery,
      uses: [["frame", 2] satisfies [PhraseTag, number]],
    },
    {
      list: `${family} application`,
      phrases: families[family].application,
      uses: [["frame", 3] satisfies [PhraseTag, number]],
    },
  ]);
  return [
    ...frames,
    { list: "words of the youngest", phrases: families.languages.discovery, uses: [["early", 3]] },
    { list: "stories of the youngest", phrases: early.discovery, uses: [["language", 1]] },
    { list: "inquiry", phrases: inquiry.discovery, uses: [["everySubject", 1]] },
    { list: "recall", phrases: common.recall, uses: [["early", 4]] },
    { list: "announce", phrases: common.announce, uses: [["early", 3]] },
    {
      list: "homework",
      phrases: common.homework,
      uses: [
        ["early", 2],
        ["sport", 2],
      ],
    },
  ];
}

function tagsOf(phrases: readonly Phrase[]): string[] {
  return phrases.map(({ fits }) => (fits ? [...fits].sort().join("+") : "says nothing"));
}

describe.each(planLanguages)("phrases that only some lessons may use, in %s,", (language) => {
  it.each(taggedLists(language))("say what they suit: $list", ({ list, phrases, uses }) => {
    expect(tagsOf(phrases)).not.toContain("says nothing");
    for (const tag of phrases.flatMap(({ fits = [] }) => fits)) expect(phraseTags).toContain(tag);
    for (const [tag, least] of uses) expect(fitting(phrases, tag).length, tag).toBeGreaterThanOrEqual(least);
    const english = taggedLists("en").find((other) => other.list === list)?.phrases ?? [];
    expect(tagsOf(phrases)).toEqual(tagsOf(english));
  });

  it("name the one way of a calm lesson that is about words, in workshops too", () => {
    for (const phrases of [calmPhrases[language], calmTradePhrases(language)])
      expect(fitting<Phrase>(phrases.discovery, "keyWords")).toHaveLength(1);
  });
});

describe("the moves of a lesson without content", () => {
  const request = { lessonTitle: "Zzz", classLevel: "P5" };
  const lesson = readLesson({ request: aRebRequest(request), background: { unit: null }, seed: 0 });

  it("are chosen by what they suit and not by their place in the list", () => {
    const { phrases } = lesson;
    const turned = {
      ...phrases,
      discovery: phrases.discovery.toReversed(),
      application: phrases.application.toReversed(),
    };
    for (const place of ["discovery", "application"] as const) {
      const chosen = movesFor(lesson, place);
      expect(new Set(movesFor({ ...lesson, phrases: turned }, place))).toEqual(new Set(chosen));
      expect(tagsOf(chosen.map((move): Phrase => move)).every((tags) => tags.includes("frame"))).toBe(true);
    }
  });
});
