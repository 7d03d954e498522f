import { describe, expect, it } from "vitest";
import { planLanguages } from "@/lib/core/language";
import { aRebRequest } from "@/db/seed/makers";
import { isApplied } from "@/lib/plans/inspection/levels";
import { stepHeads } from "@/lib/plans/text/reading";
import { linesOf, withLine, withoutLines } from "@/lib/plans/text/lines";
import { composeReb } from "@/lib/plans/kinds/reb/composer";
import { inspectReb } from "@/lib/plans/kinds/reb/inspection";
import { rebContent, rebRequest, type RebContent } from "@/lib/plans/kinds/reb/schema";
import { rebTools } from "@/lib/plans/kinds/reb/tools";
import { requestFromPlan } from "@/lib/plans/kinds/reb/rules";
import { planTrialOf, toolSectionsOf } from "@/lib/plans/kinds/trial";
import type { PlanTrial } from "@/lib/plans/kinds/tools";
import type { SectionChange } from "@/lib/plans/suggestions/constants";
import { withFirstSentence, withVerbs } from "@/lib/plans/suggestions/changes";
import { composeSuggestion } from "@/lib/plans/suggestions/composing";

const background = { unit: null };
const sections = toolSectionsOf(rebTools);

function aTrial(language: RebContent["language"]): PlanTrial {
  const plan = composeReb({ request: rebRequest.parse(aRebRequest({ language })), background, seed: 7 });
  const spec = {
    summarise: (content: RebContent) => content,
    inspect: inspectReb,
    generation: { requestFromPlan, compose: composeReb },
    tools: rebTools,
  };
  return planTrialOf(spec, { plan, background, parse: (value) => rebContent.parse(value) });
}

async function wished(trial: PlanTrial, name: string, wish: SectionChange): Promise<Record<string, string>> {
  const section = sections.find((candidate) => candidate.name === name);
  if (!section) throw new Error(name);
  const fields = await composeSuggestion(trial, section, { wish, round: 0 });
  return Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, String(text)]));
}

describe.each(planLanguages)("what the composer makes of a wish in %s", (language) => {
  const trial = aTrial(language);
  const teacher = String(trial.content.developmentTeachingActivities);
  const learners = String(trial.content.developmentLearningActivities);

  it("is shorter, with the same steps and minutes", async () => {
    const { developmentTeachingActivities: text = "" } = await wished(trial, "development", "shorter");
    expect(text.length).toBeLessThan(teacher.length);
    expect(stepHeads(text)).toEqual(stepHeads(teacher));
  });

  it("is harder by a task at the end in which learners apply what they know", async () => {
    const { developmentLearningActivities: text = "" } = await wished(trial, "development", "harder");
    expect(linesOf(text).length).toBe(linesOf(learners).length + 1);
    expect(isApplied(linesOf(text).at(-1) ?? "", language)).toBe(true);
  });

  it("is easier by help early on, and more detailed by a question with its answer", async () => {
    const easier = await wished(trial, "development", "easier");
    expect(linesOf(easier.developmentTeachingActivities ?? "").length).toBe(linesOf(teacher).length + 1);
    expect(easier.developmentLearningActivities).not.toBe(learners);
    const detail = await wished(trial, "development", "detail");
    expect(detail.developmentTeachingActivities).toContain(String(trial.samples(0).question));
    expect(detail.developmentTeachingActivities).toContain(String(trial.samples(0).answer));
  });

  it("never lowers the score or touches official lists", async () => {
    const before = trial.inspect({}).score;
    for (const wish of ["easier", "harder", "shorter", "detail"] as const)
      for (const { name } of sections) {
        const fields = await wished(trial, name, wish);
        expect(trial.inspect(fields).score, `${name} ${wish}`).toBeGreaterThanOrEqual(before);
        for (const list of ["references", "crosscuttingIssues", "developmentCrosscuttingIssues"])
          expect(fields[list] ?? trial.content[list]).toBe(trial.content[list]);
      }
  });
});

describe("lines of a text", () => {
  const text = "1. Discovery activity (8 min)\n- One.\n- Two.\n2. Synthesis (4 min)\n- Three.";

  it("are added with the marks of the others and left out without their headings", () => {
    expect(withLine(text, "New.", { block: "first", place: "early" })).toContain("- One.\n- New.\n- Two.");
    expect(withLine(text, "New.", { block: "last", place: "end" })).toMatch(/- Three\.\n- New\.$/);
    expect(withoutLines(text, new Set([1]))).toBe(text.replace("- Two.\n", ""));
  });

  it("change their verbs as whole words, with their capitals", () => {
    const pairs = [["justify", "explain"]];
    expect(withVerbs("Justify it, then justify. Unjustifyable.", pairs)).toBe(
      "Explain it, then explain. Unjustifyable.",
    );
  });

  it("are cut to a first sentence that says enough", () => {
    const long = "- Ask the learners in turn what they have seen at the market. Then wait.\n- Short. Really.";
    expect(withFirstSentence(long, 0)).toBe(
      "- Ask the learners in turn what they have seen at the market.\n- Short. Really.",
    );
    expect(withFirstSentence(long, 1)).toBe(long);
  });
});
