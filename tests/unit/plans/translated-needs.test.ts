import { describe, expect, it } from "vitest";
import { planLanguages } from "@/lib/core/language";
import { needKinds } from "@/lib/plans/needs/constants";
import { phraseBanks } from "@/lib/plans/kinds/reb/composer/banks";
import { findNeeds } from "@/lib/plans/needs/needs";
import { namesIn } from "@/lib/plans/needs/told";
import { translatedNeeds } from "@/lib/plans/kinds/reb/translated-needs";

const named = needKinds.filter((kind) => kind !== "other");

describe("special needs in another language", () => {
  it.each(planLanguages)("are the same kinds and numbers in %s", (language) => {
    const lost = named.flatMap((kind) =>
      [1, 3, null].flatMap((count) => {
        const { one, many, some } = phraseBanks.en.needs[kind];
        const typed = count === 1 ? one.replace("the ", "1 ") : (count ? many : some).replace("{n}", String(count));
        const [before] = findNeeds(typed).learners;
        const text = translatedNeeds(typed, language);
        const [after] = findNeeds(text).learners;
        return before?.kind === kind && after?.kind === kind && after.count === count ? [] : [`${typed} -> ${text}`];
      }),
    );
    expect(lost).toEqual([]);
  });

  it.each(planLanguages)("of a room, and none at all, are what they were in %s", (language) => {
    const { room, learners } = findNeeds(translatedNeeds("no electricity, crowded, few books", language));
    expect([...room].sort()).toEqual(["books", "crowded", "electricity"]);
    expect(learners).toEqual([]);
    expect(findNeeds(translatedNeeds("none", language))).toEqual({
      learners: [],
      room: [],
      rules: [],
      pace: [],
      wishes: [],
      methods: [],
    });
  });

  it("keep no word beside what was recognised, and what was not as it was typed", () => {
    expect(translatedNeeds("kamanzi is deaf, 2 blind", "fr")).toBe("apprenants sourds; 2 apprenants aveugles");
    expect(translatedNeeds("2 blind, keza has kwashioflu", "rw")).toBe("abanyeshuri 2 batabona; keza has kwashioflu");
  });

  it("hold what nobody knows back from a model, in small letters too", () => {
    const plan = { specialNeeds: "2 blind, keza has kwashioflu", classLevel: "P4", location: "Classroom" };
    expect(namesIn(plan)).toEqual(["keza has kwashioflu"]);
  });
});
