import { describe, expect, it } from "vitest";
import { editsBetween, isAnagram, isOneLetterOff, isTurned, soundOf } from "@/lib/core/spelling";

describe("the spelling of a word", () => {
  it("is heard in the order of its spellings, however often it is asked for", () => {
    const sound = soundOf([
      [/ph/g, "f"],
      [/(.)\1/g, "$1"],
    ]);
    const long = "off".repeat(30);
    for (const _ of [1, 2])
      expect([sound("phaff"), sound("graph"), sound(long)]).toEqual(["faf", "graf", "of".repeat(30)]);
  });

  it.each([
    ["maltrance", "maltraitance", false],
    ["genocid", "genocide", true],
    ["genoccide", "genocide", true],
    ["genoicde", "genocide", true],
    ["xenocide", "genocide", false],
  ])("is one letter off, but never the first: %s, %s", (word, right, isOff) => {
    expect(isOneLetterOff(word, right, { isOpen: false })).toBe(isOff);
  });

  it("is one letter off at the beginning of a longer word, where that goes on", () => {
    expect(isOneLetterOff("genoicdaire", "genocid", { isOpen: true })).toBe(true);
    expect(isOneLetterOff("genoicdaire", "genocid", { isOpen: false })).toBe(false);
  });

  it("has two letters that changed places as one edit, in the whole and in a beginning", () => {
    expect(editsBetween("light", "ligth", { isWhole: true })).toBe(1);
    expect(editsBetween("light", "ligthening", { isWhole: false })).toBe(1);
    expect([isTurned("light", "ligth"), isTurned("light", "tighl")]).toEqual([true, false]);
    expect([isAnagram("light", "tighl"), isAnagram("light", "lights")]).toEqual([true, false]);
  });
});
