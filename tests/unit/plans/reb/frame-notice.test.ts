import { describe, expect, it } from "vitest";
import { planLanguages } from "@/lib/core/language";
import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { phraseBanks } from "@/lib/plans/kinds/reb/composer/banks";
import { aRebRequest } from "./requests";

describe("a plan on what the bank does not have", () => {
  it.each(planLanguages)("says so at its top, and invents neither an objective nor a score, in %s", (language) => {
    const request = aRebRequest({ language, totalDuration: 80, lessonTitle: "The ukulele in the Baroque" });
    const plan = composeReb({ request, background: { unit: null }, seed: 2 });
    const { notice } = phraseBanks[language].frame;
    expect(plan.instructionalObjectives.startsWith(notice)).toBe(true);
    expect(plan.instructionalObjectives.split("\n")).toHaveLength(2);
    const said = plan.instructionalObjectives + plan.assessmentMethods.split("\n1.")[0];
    expect(said).not.toMatch(/\b4\b/);
    expect(said).toContain("……");
  });
});
