import { describe, expect, it } from "vitest";
import said from "@/lib/plans/prompts/findings.json";
import { findingAdvice } from "@/lib/plans/prompts/findings";
import english from "@/messages/en/inspection.json";

function placeholders(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
}

describe("what a model is told of a finding", () => {
  it("there is for every rule that people are told of, with the same values", () => {
    const values = (rules: Record<string, string>) =>
      Object.fromEntries(Object.entries(rules).map(([rule, text]) => [rule, placeholders(text)]));
    expect(values(said)).toEqual(values(english.rules));
  });

  it("holds the values of the finding", () => {
    expect(findingAdvice({ rule: "timings", values: { sum: 35, minutes: 40 } })).toBe(
      "The steps take 35 minutes, the whole 40.",
    );
  });
});
