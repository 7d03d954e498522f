import { describe, expect, it, vi } from "vitest";
import { aRebRequest, aRtbRequest } from "@/db/seed/makers";
import type { PlanContent } from "@/lib/plans/kinds/contract";
import { planKinds } from "@/lib/plans/kinds/registry";
import { fieldBounds } from "@/lib/plans/constants";
import { composeSuggestion } from "@/lib/plans/suggestions/composing";

vi.mock("@/lib/curriculum/queries", () => ({ findUnit: async () => null, getCatalogue: async () => ({}) }));

const requests = { reb: aRebRequest(), rtb: aRtbRequest() };

/** A plan whose every text is as long as a text may be, and the same few characters over and over. */
async function filledWith(kind: keyof typeof requests, piece: string): Promise<PlanContent> {
  const plan = await planKinds[kind].compose({ request: requests[kind], seed: 1 });
  const text = `${piece.repeat(fieldBounds.text).slice(0, fieldBounds.text - 1)}a`;
  const texts = Object.entries(plan).filter(
    ([name, value]) => typeof value === "string" && name !== "language" && name !== "date",
  );
  return { ...plan, ...Object.fromEntries(texts.map(([name]) => [name, text])) };
}

const pieces = ["_", ".", "“", '"', "«", " ", "\n", "1", "[name", "learners ", "• ", "a\n", "(", "5 min "].concat([
  "1 = ",
  "1 + ",
  "table 1 ",
  "1 111 ",
  "A → ",
  "malaria virus mosquito trachea food stomach ",
  "1. a\n",
  "What is it? ",
  "1 blind, ",
  "‘aaa",
]);

/** What grows faster than with the square of a text ends in the time limit; what it costs is measured by npm run bench. */
const patience = 120_000;

describe("a text as long as a text may be", { timeout: patience }, () => {
  it.each(pieces)("of nothing but %j holds nobody up in the check", async (piece) => {
    for (const kind of ["reb", "rtb"] as const) {
      const content = await filledWith(kind, piece);
      const { score } = await planKinds[kind].inspect(content);
      expect(score).toBeLessThan(100);
    }
  });

  it.each(["a\n", "Learners count ten beans.\n", "“"])(
    "of nothing but %j can be made longer or shorter",
    async (piece) => {
      const content = await filledWith("reb", piece);
      const bench = await planKinds.reb.trial(content);
      const [section] = planKinds.reb.toolSections.filter(({ name }) => name === "development");
      if (!section) throw new Error("no section");
      for (const wish of ["easier", "shorter"] as const) {
        const fields = await composeSuggestion(bench, section, { wish, round: 0 });
        for (const text of Object.values(fields)) expect(String(text).length).toBeLessThanOrEqual(fieldBounds.text);
      }
    },
  );
});

describe("lines left to be filled in", () => {
  it.each([
    ["Name: ______", true],
    ["______", true],
    ["- ______ (20)", true],
    ["Learners write 6 + __ = 10.", false],
    ["Learners complete the sentence: the hen ____ an egg.", false],
  ])("%j", async (text, isOpen) => {
    const plan = await planKinds.reb.compose({ request: requests.reb, seed: 1 });
    const { findings } = await planKinds.reb.inspect({ ...plan, assessmentMethods: `Oral questions.\n${text}` });
    expect(findings.some(({ rule }) => rule === "placeholder")).toBe(isOpen);
  });
});
