import { describe, expect, it } from "vitest";
import { rulesOf } from "@/tests/support/starch-plan";

function rulesWith(said: string): string[] {
  return rulesOf({ developmentTeachingActivities: `Step 1 [15 min]: ${said}\nStep 2 [14 min]: Groups compare.` });
}

describe("what dries in its own time", () => {
  it.each([
    "Groups brush on the varnish, leave it to dry and sand it.",
    "Apply the first coat; when the paint is dry, apply the second coat.",
    "Lay the mortar, wait until it hardens, then load the bricks.",
  ])("is not worked on in the same step: %s", (said) => {
    expect(rulesWith(said)).toContain("minutesEnough");
  });

  it.each([
    "Groups brush on the varnish and leave it to dry until tomorrow.",
    "Sand the board that was painted two days ago before the second coat, which is left to dry.",
    "Wash your hands and let them dry.",
    "Apply the base coat on the nails, let it dry and put on the second coat.",
  ])("may be left, or have been prepared: %s", (said) => {
    expect(rulesWith(said)).not.toContain("minutesEnough");
  });
});
