import { describe, expect, it } from "vitest";
import { findLesson, findSession } from "@/lib/bank/queries";

const language = "en";

function offered([subject, className, title]: readonly [string, string, string]) {
  return findLesson({ title, subject, className, language }).choices;
}

describe("what a lesson that lies near does not treat", () => {
  it.each([
    { wish: ["Mathematics", "S1", "Angles on parallel lines cut by a transversal"] as const, term: "transversal" },
    {
      wish: ["History and Citizenship", "S3", "The independence of Rwanda and the first republic"] as const,
      term: "republic",
    },
    { wish: ["Mathematics", "P6", "Circumference and area of a circle"] as const, term: "area" },
    { wish: ["Mathematics", "S5", "Matrices: determinant and inverse of order 3"] as const, term: "inverse" },
  ])("is named in the words of the title: $wish", ({ wish, term }) => {
    const partial = offered(wish).find(({ lacks }) => lacks.join(" ").includes(term));
    expect(partial?.treats.length).toBeGreaterThan(0);
    expect(partial?.treats.join(" ")).not.toContain(term);
  });

  it("is named in other languages and of job sheets as well", () => {
    const title = "Le passé composé avec avoir et le subjonctif";
    const [french] = findLesson({ title, subject: "French", className: "S2", language: "fr" }).choices;
    expect(french).toMatchObject({ lacks: ["subjonctif"] });
    expect(french?.treats).toContain("passé composé");
    const wish = { title: "Joining PVC pipes and testing for leaks", trade: "Plumbing", language } as const;
    const sheet = findSession(wish).choices.find(({ entry }) => entry.id === "plumbing/pressure-test");
    expect(sheet?.lacks.join(" ")).toContain("PVC");
  });

  it("puts it behind what has all that was asked for", () => {
    for (const title of [
      "Joining PVC pipes and testing for leaks",
      "english bond and flemish bond",
      "Creating HTML tables",
    ])
      for (const trade of ["Plumbing", "Masonry", "Software Development"]) {
        const partial = findSession({ title, trade, language }).choices.map(({ lacks }) => lacks.length > 0);
        expect(partial).toEqual([...partial].sort());
      }
  });

  it("is no word of every day, no slip of one, and nothing that the lesson teaches in other words", () => {
    for (const [subject, className, title] of [
      ["Mathematics", "P2", "mesuring length in m, dm and cm"],
      ["Mathematics", "P3", "kg to g conversion"],
      ["Mathematics", "P2", "Telling time: full hours on the clock face"],
      ["Mathematics", "P5", "Probability: chance of events happening"],
      ["Science and Elementary Technology", "P3", "domestic animals and there importance"],
      ["English", "P2", "what time is it oclock n half past"],
      ["English", "P6", "Passive voise present simple"],
      ["Science and Elementary Technology", "P6", "reflection of ligth"],
      ["Mathematics", "P5", "integers on numberline"],
      ["Economics", "S4", "price elasticity of demand calc n meaning"],
    ] as const)
      expect(offered([subject, className, title])[0]?.lacks, title).toEqual([]);
  });
});
