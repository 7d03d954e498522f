import { describe, expect, it } from "vitest";
import { z } from "zod";
import { readAnswer, unfinishedSection, validSection } from "@/lib/ai/engines/answer";
import { costOf, countedTokens } from "@/lib/ai/usage/rules";

/** So long that whoever looks through it again at each of its places goes beyond the time that the runner leaves a test. */
const gap = " ".repeat(500_000);

describe("a model that writes nothing but spaces", () => {
  it("holds nobody up, inside a text, between fields and behind a number", async () => {
    for (const answer of [`{"a": {"b": "x"},${gap}`, `{"a": {"b": "x${gap}`, `{"a": {"b": 7${gap}x`])
      expect((await readAnswer(answer, ["a"])).complete).toBe(false);
    expect(Object.keys(unfinishedSection({ b: `7${gap}x!` }, ["b"]))).toEqual(["b"]);
  });

  it("leaves no long gaps in a text", () => {
    const section = validSection(z.object({ b: z.string() }), { b: `one${gap}two\n\n\n\n\nthree` });
    expect(section).toEqual({ b: "one two\n\nthree" });
  });
});

describe("what a server says that an answer took", () => {
  it.each([
    [12, 12],
    [12.4, 12],
    [-5, 0],
    [Number.NaN, 0],
    [1e15, 2_147_483_647],
  ])("%d is kept as %d", (said, kept) => {
    expect(countedTokens(said)).toBe(kept);
  });

  it("costs what the prices say", () => {
    expect(costOf({ inputTokens: 1_000, outputTokens: 200 }, { input: 0.15, output: 0.6 })).toBe(270);
  });
});
