import { describe, expect, it } from "vitest";
import { aRtbRequest } from "@/db/seed/makers";
import { loadBank } from "@/lib/bank/queries";
import type { Session } from "@/lib/bank/schema";
import { composeRtb } from "@/lib/plans/kinds/rtb/composer";
import { rtb } from "@/lib/plans/kinds/rtb/kind";
import { rtbContent, rtbRequest, type RtbContent } from "@/lib/plans/kinds/rtb/schema";

/** A plan on a sheet that the bank does not have. */
function composedOf(sheet: Session): RtbContent {
  const request = rtbRequest.parse(aRtbRequest({ duration: 120, numberOfSteps: 4, language: "en" }));
  return composeRtb({ request, background: { module: null, sheet }, seed: 2 });
}

const sheets = loadBank().sessions;

describe("a session on a job sheet of the bank", () => {
  it("keeps the lines of a program that is one of its facts", () => {
    const [sheet] = sheets;
    if (!sheet) throw new Error("The bank is empty.");
    const fact = "for mm in rain:\n    total += mm\nprint(total)";
    const own = {
      ...sheet,
      knowledge: [{ fact: "The colon opens the loop." }, { fact }, { fact: "A list has an order." }],
    };
    const plan = composedOf(own);
    expect(plan.step1TrainerActivity).toContain(`\n(2)\n${fact}\n(3) A list`);
    expect(plan.notesAnswers).toContain(fact);
  });

  it("asks for protective equipment only where there is some", () => {
    const [sheet] = sheets;
    if (!sheet) throw new Error("The bank is empty.");
    const of = (protective: string[]) => composedOf({ ...sheet, protective }).introductionLearnerActivity;
    expect(of(["gloves"])).toMatch(/ready: gloves\.$/);
    expect(of([])).toMatch(/in their own words\.$/);
  });
});

describe("the work of a session on a job sheet", () => {
  it("is done by each on a piece of their own, or from hand to hand, never both", () => {
    const told = sheets
      .filter(({ language }) => language === "en")
      .map((sheet) => [sheet.id, Object.values(composedOf(sheet)).join("\n")] as const);
    const isOwn = (text: string) => /on a piece of their own;/.test(text);
    const turning = /after each step another one works|one works, (?:the other|one) reads|two work, one reads/;
    expect(told.filter(([, text]) => isOwn(text) && turning.test(text)).map(([id]) => id)).toEqual([]);
    expect(told.some(([, text]) => !isOwn(text) && turning.test(text))).toBe(true);
  });
});

describe("a session that the bank does not know", () => {
  it("has no sheet of another task", async () => {
    const request = aRtbRequest({ topicOfSession: "Tuning a ukulele", trade: "Tailoring" });
    const plan = rtbContent.parse(await rtb.compose({ request, seed: 1 }));
    expect(plan.notesSheet).toMatch(/^Isomo has no job sheet/);
  });
});
