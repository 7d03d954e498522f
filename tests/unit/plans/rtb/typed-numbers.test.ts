import { describe, expect, it } from "vitest";
import { aRtbRequest } from "@/db/seed/makers";
import { loadBank } from "@/lib/bank/queries";
import type { PlanLanguage } from "@/lib/core/language";
import { composeRtb } from "@/lib/plans/kinds/rtb/composer";
import { rtbRequest } from "@/lib/plans/kinds/rtb/schema";
import { methodPhrases } from "@/lib/plans/text/methods/phrases";

const sheets = new Map(loadBank().sessions.map((sheet) => [sheet.id, sheet]));

/** A session of four steps, with a job sheet where one is named, whose trainer typed something. */
function typing(range: string, { id, language = "en", ...asked }: Asked) {
  const sheet = id ? (sheets.get(id) ?? null) : null;
  const own = { topicOfSession: sheet?.titles.en?.[0] ?? "Work", trade: sheet?.trade ?? "Plumbing", language };
  const blank = { indicativeContent: "", facilitationTechniques: "", numberOfSteps: 4, duration: 120 };
  const request = rtbRequest.parse(aRtbRequest({ ...own, ...blank, range, classSize: 24, ...asked }));
  return composeRtb({ request, background: { module: null, sheet }, seed: 1 });
}
type Asked = { id?: string; language?: PlanLanguage; classSize?: number; facilitationTechniques?: string };

function stepsIn(plan: ReturnType<typeof typing>): string {
  return Object.entries(plan)
    .filter(([name]) => name.startsWith("step"))
    .map(([, text]) => String(text))
    .join("\n");
}

describe("the numbers that a trainer typed", () => {
  it("make the groups that share the tools", () => {
    const steps = stepsIn(typing("Only 6 hacksaws so they must rotate.", { id: "plumbing/pvc-waste-pipe" }));
    expect(steps).toContain("in 6 groups of 4");
    expect(steps).not.toMatch(/in 8 groups/);
    expect(steps).toContain("Tools: 6 hacksaws, ");
  });

  it("stand in place of the sheet’s own", () => {
    const asked = { id: "networking/crimping-rj45-t568b", classSize: 18 };
    const steps = stepsIn(typing("9 crimping tools. Each pair should make a cable.", asked));
    expect(steps).toContain("9 crimping tools");
    expect(steps).not.toContain("eight crimping tools");
    expect(steps).toContain("in 9 pairs");
  });

  it.each([
    ["en", "Work in teams of 4", "in 4 groups of 4"],
    ["fr", "Démonstration puis travail en équipes de 4", "4 groupes de 4"],
    ["rw", "bakore mu matsinda y'abantu bane", "matsinda 4 y’abantu 4"],
    ["sw", "wafanye kazi katika vikundi vya wanne", "vikundi 4 vya watu 4"],
  ] as const)("are those of the groups in a frame, in %s", (language, range, said) => {
    const plan = typing(range, { language, classSize: 16 });
    expect(JSON.stringify(plan)).toContain(said);
  });

  it.each([
    ["en", "we go to the school farm", "the school farm"],
    ["fr", "nous allons travailler dans le jardin de l'école", "dans le jardin de l'école"],
    ["rw", "turajya mu murima w'ishuri", "mu murima w'ishuri"],
    ["sw", "twende shambani", "shambani"],
  ] as const)("and the place have an act, in %s", (language, range, place) => {
    const act = methodPhrases[language].working.place.split("(")[0] ?? "";
    const { step1TrainerActivity } = typing(range, { language });
    expect(step1TrainerActivity.toLowerCase()).toContain(act.toLowerCase());
    expect(step1TrainerActivity).toContain(place);
  });
});

describe("a test of the work that a trainer wishes", () => {
  it("is no quiz", () => {
    const { assessment } = typing("PVC pipes", {
      id: "plumbing/pvc-waste-pipe",
      facilitationTechniques: "end with a leak test",
    });
    expect(assessment).toContain("“end with a leak test”");
    expect(assessment).not.toContain("quick quiz");
  });

  it("is the step of the sheet that does it, with when it is reached", () => {
    const wish = { facilitationTechniques: "end with a fall check" };
    const { assessment } = typing("PVC pipes", { id: "plumbing/pvc-waste-pipe", ...wish });
    const own = methodPhrases.en.own.split("{said}")[0] ?? "";
    expect(assessment).toMatch(
      /this is step 8 of the job sheet, which the minutes of today do not reach|this is step \d/,
    );
    expect(assessment).not.toContain(own);
  });
});
