import { describe, expect, it } from "vitest";
import { aRtbRequest } from "@/db/seed/makers";
import { planLanguages } from "@/lib/core/language";
import { composeRtb } from "@/lib/plans/kinds/rtb/composer";
import { rtbSteps } from "@/lib/plans/kinds/rtb/constants";
import { rtbRequest, type RtbContent } from "@/lib/plans/kinds/rtb/schema";

function compose(given: Parameters<typeof aRtbRequest>[0]): RtbContent {
  const request = rtbRequest.parse(aRtbRequest(given));
  return composeRtb({ request, background: { module: null }, seed: 7 });
}

describe("the minutes of a composed session", () => {
  it.each(planLanguages)(
    "are 5, half in equal steps, and the rest, in %s for every duration and step count",
    (language) => {
      for (const numberOfSteps of rtbSteps) {
        for (let duration = 40; duration <= 480; duration += 1) {
          const plan = compose({ language, duration, numberOfSteps });
          const steps = rtbSteps.map((step) => plan[`step${step}Duration`]);
          const own = steps.slice(0, numberOfSteps);
          const development = own.reduce((sum, minutes) => sum + minutes, 0);
          expect(plan.introductionDuration).toBe(5);
          expect(development).toBe(Math.floor(duration / 2));
          expect(Math.max(...own) - Math.min(...own)).toBeLessThanOrEqual(1);
          expect(plan.introductionDuration + development + plan.conclusionDuration).toBe(duration);
          expect(steps.slice(numberOfSteps).every((minutes) => minutes === 0)).toBe(true);
        }
      }
    },
  );
});
