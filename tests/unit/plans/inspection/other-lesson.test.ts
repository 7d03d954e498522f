import { describe, expect, it } from "vitest";
import { inspectReb } from "@/lib/plans/kinds/reb/inspection";
import { inspectRtb } from "@/lib/plans/kinds/rtb/inspection";
import { thirdFiles } from "@/scripts/eval/calibration";
import { readStrangers, type Stranger } from "@/scripts/eval/strangers";

function rulesIn(plan: Stranger | undefined): string[] {
  if (!plan) throw new Error("the plan is gone");
  const { findings } =
    plan.kind === "reb" ? inspectReb(plan.content, { unit: null }) : inspectRtb(plan.content, { module: null });
  return findings.map(({ rule }) => rule);
}

const [good, poor] = [thirdFiles.good, thirdFiles.poor].map(readStrangers);

describe("a lesson about something else than its title", () => {
  it.each([
    ["has words in common with it", "k001"],
    ["is in Kiswahili", "k002"],
    ["is near to it, and the title is silent", "k013"],
  ])("is found where it %s", (_, id) => {
    expect(rulesIn(poor?.find((plan) => plan.id === id))).toContain("aboutTitle");
  });

  it("is not what words with other prefixes make of it", () => {
    for (const plan of good?.filter(({ content }) => ["rw", "sw"].includes(content.language)) ?? [])
      expect(rulesIn(plan), plan.id).not.toContain("aboutTitle");
  });
});

describe("steps in other words", () => {
  it("are found in Kinyarwanda, whatever stands before the roots", () => {
    expect(rulesIn(poor?.find(({ id }) => id === "k006"))).toContain("stepsDiffer");
  });
});
