import { describe, expect, it } from "vitest";
import { proposalConfirmation, proposalRejection } from "@/lib/curriculum/growth/schema";
import { keyText, moduleParts, readKey, schoolKey } from "@/lib/curriculum/growth/rules";
import { planKind } from "@/lib/plans/kinds/registry";

describe("a school", () => {
  it("is the same however its name is shortened or written", () => {
    const names = ["G.S. Kacyiru", "GS KACYIRU", "Groupe  Scolaire Kacyiru"];
    expect(new Set(names.map(schoolKey)).size).toBe(1);
    expect(new Set(["École Primaire Gahini", "EP Gahini", "Gahini Primary School"].map(schoolKey)).size).toBe(2);
    expect(schoolKey(" - ")).toBe("");
  });
});

describe("a module that was typed", () => {
  it.each([
    ["SWDJF301 Apply JavaScript", "SWDJF301", "Apply JavaScript"],
    ["swdjf301: Apply JavaScript", "SWDJF301", "Apply JavaScript"],
    ["Maßnahmen: swdjf301 Straße bauen", "SWDJF301", "Maßnahmen: Straße bauen"],
    ["ﬁnal work SWDJF301", "SWDJF301", "ﬁnal work"],
    ["Apply JavaScript", "", "Apply JavaScript"],
    ["SWDJF301", "SWDJF301", "SWDJF301"],
  ])("%s", (typed, code, title) => {
    expect(moduleParts(typed)).toEqual({ code, title });
  });
});

describe("the key of a proposal", () => {
  it("can be sent back however long its words are", () => {
    const long = (count: number) => "각".repeat(count);
    const use = planKind("reb").use({ classLevel: long(50), subject: long(200), unitTitle: long(300) });
    expect(use).not.toBeNull();
    if (use) expect(proposalRejection.safeParse({ key: keyText(use) }).success).toBe(true);
  });

  it("leads back to what it names, and a text that is none to nothing", () => {
    const key = { kind: "unit", placeKey: "p4/mathematics", titleKey: "fractions" } as const;
    expect(readKey(keyText(key))).toEqual(key);
    expect(["", "unit|a", "xyz|a|b", "unit|a|b|c"].map(readKey)).toEqual([null, null, null, null]);
  });
});

describe("what a plan says of its unit", () => {
  const plan = {
    classLevel: "Primary 4 B",
    subject: "Maths",
    unitTitle: " Fractions ",
    unitNo: "Unit 3",
    term: "Term 1",
  };

  it("is known by class and subject, whatever they are called", () => {
    const use = planKind("reb").use({ ...plan, keyUnitCompetence: "To add\n fractions" });
    expect(use).toMatchObject({ level: "P4", unitNo: 3, term: 1, title: "Fractions", details: ["To add fractions"] });
    expect(use?.placeKey).toBe(planKind("reb").use({ ...plan, classLevel: "P4", subject: "Imibare" })?.placeKey);
    expect(use?.placeKey).not.toBe(planKind("reb").use({ ...plan, subject: "Mathematics (ECLPE)" })?.placeKey);
    expect(planKind("reb").use({ ...plan, classLevel: "TTC 1" })?.level).toBe("Year 1");
  });

  it("is nothing where it names none", () => {
    expect(planKind("reb").use({ ...plan, unitTitle: "..." })).toBeNull();
    expect(planKind("rtb").use({ trade: "Masonry", moduleTitle: "" })).toBeNull();
  });

  it("keeps a module's outcomes line by line", () => {
    const use = planKind("rtb").use({
      trade: "Masonry",
      moduleTitle: "MASWT301 Walls",
      learningOutcomes: "Lay bricks\n\nMix ",
    });
    expect(use).toMatchObject({ titleKey: "maswt301", details: ["Lay bricks", "Mix"] });
  });
});

describe("a proposal that is confirmed", () => {
  const said = { level: "P4", subject: "Maths", title: "Fractions" };
  const isTaken = (key: string, details: string) => proposalConfirmation.safeParse({ ...said, key, details }).success;

  it("says no more than a plan has room for", () => {
    expect([isTaken("unit|a|b", "x".repeat(2_000)), isTaken("unit|a|b", "x".repeat(2_001))]).toEqual([true, false]);
    const lines = (length: number) => Array.from({ length: 8 }, () => "x".repeat(length)).join("\n");
    expect([isTaken("module|a|b", lines(300)), isTaken("module|a|b", lines(301))]).toEqual([true, false]);
  });
});
