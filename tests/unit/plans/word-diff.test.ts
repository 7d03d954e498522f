import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { diffWords, type DiffPart } from "@/components/plans/word-diff";

function side(parts: DiffPart[], without: DiffPart["type"]): string {
  return parts
    .filter((part) => part.type !== without)
    .map((part) => part.text)
    .join("");
}

describe("diffWords", () => {
  it("marks the words that changed and keeps the rest", () => {
    expect(diffWords("Learners count stones.", "Learners count bottle tops.")).toEqual([
      { type: "same", text: "Learners count " },
      { type: "removed", text: "stones." },
      { type: "added", text: "bottle tops." },
    ]);
  });

  it("shows a phrase that took another's place as one change", () => {
    expect(diffWords("Have each learner write.", "Number all members first. Write.")).toEqual([
      { type: "removed", text: "Have each learner write." },
      { type: "added", text: "Number all members first. Write." },
    ]);
  });

  it("says nothing of equal texts but the text", () => {
    expect(diffWords("a b", "a b")).toEqual([{ type: "same", text: "a b" }]);
    expect(diffWords("", "")).toEqual([]);
  });

  it("gives both texts back, whatever they are", () => {
    const text = fc
      .array(fc.constantFrom("a", "b", "é", " ", "\n", "🙂", "ab"), { maxLength: 40 })
      .map((all) => all.join(""));
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = diffWords(before, after);
        expect(side(parts, "added")).toBe(before);
        expect(side(parts, "removed")).toBe(after);
      }),
    );
  });

  it("stays quick and right with the longest texts", () => {
    const long = Array.from({ length: 900 }, (_, at) => `line ${at} of it`).join("\n");
    const changed = long.replace("line 400 of it", "line 400 changed");
    const parts = diffWords(long, changed);
    expect(side(parts, "added")).toBe(long);
    expect(side(parts, "removed")).toBe(changed);
    expect(parts.filter((part) => part.type === "added")).toEqual([{ type: "added", text: "changed" }]);
    const wall = "x ".repeat(5_000);
    expect(side(diffWords(wall, `${wall}y`), "removed")).toBe(`${wall}y`);
  });
});
