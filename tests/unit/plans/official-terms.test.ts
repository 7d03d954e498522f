import { describe, expect, it } from "vitest";
import { reb } from "@/lib/plans/kinds/reb/kind";
import { rtb } from "@/lib/plans/kinds/rtb/kind";
import { officialTerms } from "@/lib/plans/kinds/reb/composer/terms";
import { classReality } from "@/lib/plans/prompts/rules";

describe("official terms", () => {
  it.each([
    ["en", "Co-operation, interpersonal management and life skill", 4],
    ["en", "Communication", 3],
    ["rw", "Critical thinking", 0],
    ["sw", "Pensee critique", 0],
  ] as const)("in %s, “%s” is the list's own", (language, said, index) => {
    const term = officialTerms(language).genericCompetences[index];
    const field = "conclusionCrosscuttingIssues";
    expect(reb.official({ [field]: `- ${said}: learners say why.` }, language)).toEqual({
      [field]: `- ${term}: learners say why.`,
    });
  });

  it("name the steps of the development, and leave other lines alone", () => {
    const [first = "", second = ""] = officialTerms("fr").steps;
    const text = `1. ${first.toUpperCase()} (8 min)\nDistribue des bouchons.\n${second}:\n- montre un exemple : 1/4`;
    expect(reb.official({ developmentTeachingActivities: text }, "fr").developmentTeachingActivities).toBe(
      `1. ${first} (8 min)\nDistribue des bouchons.\n${second}:\n- montre un exemple : 1/4`,
    );
  });

  it("that are on no list stay, to be found by the check", () => {
    const fields = { crosscuttingIssues: "Piracy: learners board ships.", references: "Environment: a book" };
    expect(reb.official(fields, "en")).toEqual(fields);
  });

  it("of facilitation are those of the curricula", () => {
    expect(rtb.official({ facilitationTechniques: "think pair share\nOwn way" }, "en")).toEqual({
      facilitationTechniques: "Think-Pair-Share\nOwn way",
    });
  });
});

describe("a class as a model is told of it", () => {
  it.each([
    [1, "no groups"],
    [24, "6 groups of 4"],
    [60, "10 groups of 6"],
  ])("of %i", (size, said) => {
    expect(classReality(size)).toContain(said);
  });
});
