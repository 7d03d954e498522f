import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PlanScore } from "@/components/plans/list/plan-score";
import en from "@/messages/en/plans.json";
import fr from "@/messages/fr/plans.json";
import rw from "@/messages/rw/plans.json";

describe("the badge of a score in a list", () => {
  it.each([
    [en, "Check: 82/100"],
    [fr, "Contrôle\u00a0: 82/100"],
    [rw, "Igenzura: 82/100"],
  ])("says it in the reader's language", ({ list }, said) => {
    expect(renderToStaticMarkup(<PlanScore score={82} label={list.score} />)).toContain(`>${said}</span>`);
  });

  it("has another colour from the score of a good plan on", () => {
    const [below, good] = [84, 85].map((score) => renderToStaticMarkup(<PlanScore score={score} label="" />));
    expect(below).toContain("text-warning");
    expect(good).not.toContain("text-warning");
  });

  it("is nothing while nobody has checked the plan", () => {
    expect(renderToStaticMarkup(<PlanScore score={null} label={en.list.score} />)).toBe("");
  });
});
