import { describe, expect, it } from "vitest";
import { aRtbRequest } from "@/db/seed/makers";
import { messagesOf } from "@/lib/ai/rules";
import { rtbGaps } from "@/lib/plans/kinds/rtb/gaps";
import { composeRtb } from "@/lib/plans/kinds/rtb/composer";
import { rtbPrompt } from "@/lib/plans/kinds/rtb/prompt";
import { moduleOf, settleSession } from "@/lib/plans/kinds/rtb/rules";
import { planFields } from "@/app/api/_plans/plan-json";
import { rtbContent, rtbRequest } from "@/lib/plans/kinds/rtb/schema";

const request = rtbRequest.parse(aRtbRequest());
const background = { module: moduleOf(request.moduleTitle) };
const plan = composeRtb({ request, background, seed: 1 });

function errorOf(given: Record<string, unknown>): string | undefined {
  return rtbRequest.safeParse({ ...aRtbRequest(), ...given }).error?.issues[0]?.message;
}

describe("the request", () => {
  it.each([
    [{ classSize: 0 }, "traineesRange"],
    [{ classSize: 201 }, "traineesRange"],
    [{ classSize: true }, "traineesRange"],
    [{ numberOfSteps: [3] }, "stepsRange"],
    [{ duration: 39 }, "sessionDurationRange"],
    [{ duration: 481 }, "sessionDurationRange"],
    [{ duration: "" }, "sessionDurationRange"],
    [{ numberOfSteps: 0 }, "stepsRange"],
    [{ numberOfSteps: 6 }, "stepsRange"],
    [{ numberOfSteps: 2.5 }, "stepsRange"],
    [{ topicOfSession: "  " }, "topicOfSessionRequired"],
    [{ range: undefined }, "rangeRequired"],
    [{ date: "24/11/2026" }, "dateRequired"],
  ])("%j is refused as %s", (given, message) => {
    expect(errorOf(given)).toBe(message);
  });

  it.each([
    { classSize: "200" },
    { duration: "480" },
    { numberOfSteps: "1" },
    { week: 6 },
    { facilitationTechniques: undefined },
  ])("%j is taken", (given) => {
    expect(errorOf(given)).toBeUndefined();
  });

  it("has the defaults of the form, and takes the names that clients send", () => {
    const { duration: _d, numberOfSteps: _s, language: _l, ...rest } = aRtbRequest();
    expect(rtbRequest.parse(rest)).toMatchObject({ duration: 40, numberOfSteps: 4, language: "en" });
    expect(planFields("rtb", { trainerName: "A", numberOfTrainees: 3, learningOutcome: "B", classSize: 4 })).toEqual({
      teacherName: "A",
      classSize: 4,
      learningOutcomes: "B",
    });
  });
});

describe("the content", () => {
  it("turns numbers into the texts that the form keeps, and nothing else", () => {
    expect(rtbContent.parse({ ...plan, week: 6, term: 2 })).toMatchObject({ week: "6", term: "2" });
    for (const value of [{}, null, [["3"]], true]) {
      expect(rtbContent.safeParse({ ...plan, level: value }).error?.issues[0]?.message).toBe("text");
    }
  });
});

describe("the checks", () => {
  it("find nothing in a composed plan, and what is taken out of it", () => {
    expect(rtbGaps(plan)).toEqual([]);
    const broken = { ...plan, summary: "...", step2Duration: plan.step2Duration + 5 };
    expect(rtbGaps(broken).map(({ field, code }) => `${field} ${code}`)).toEqual([
      "summary missing",
      "duration timings",
    ]);
    const off = { ...plan, step1Duration: plan.step1Duration + 5, conclusionDuration: plan.conclusionDuration - 5 };
    expect(rtbGaps(off)).toMatchObject([{ code: "development", severity: "weak" }]);
  });

  it("an empty plan misses its fields but no step that it does not have", () => {
    const fields = rtbGaps(rtbContent.parse({ numberOfSteps: 2 })).map(({ field }) => field);
    expect(fields).toContain("step2Title");
    expect(fields.some((field) => field.startsWith("step3"))).toBe(false);
  });
});

describe("settling", () => {
  it("gives minutes only to what is written, and takes away steps that the plan does not have", () => {
    const started = rtbContent.parse({ ...request, introductionTrainerActivity: "x", step5Title: "too many" });
    expect(settleSession(started)).toMatchObject({
      introductionDuration: 5,
      step1Duration: 0,
      conclusionDuration: 0,
      step5Title: "",
    });
  });
});

describe("the prompt", () => {
  it("asks for the session's own steps, knows the module, and keeps the trainer's name", () => {
    const prompt = rtbPrompt({ request, background, written: plan, sections: ["development"] });
    const { system, user } = messagesOf(prompt);
    expect(Object.keys(prompt.sections)).toEqual(["development"]);
    expect(system).toContain("step4Title");
    expect(system).not.toContain("step5Title");
    expect(user).toContain("SWDUX301");
    expect(`${system}${user}`).not.toContain(request.teacherName);
  });

  it("holds the name of the class back, whatever was typed there and wherever it stands", () => {
    const named = { ...request, className: "Kwizera Aline A" };
    const written = { ...plan, className: named.className, reflection: "Kwizera Aline A finished late." };
    const { system, user } = messagesOf(rtbPrompt({ request: named, background, written, sections: ["development"] }));
    expect(user).toContain("finished late");
    expect(`${system}${user}`).not.toMatch(/Kwizera|Aline/);
  });
});
