import { describe, expect, it } from "vitest";
import { bankClass, yearsBetween } from "@/lib/bank/search/classes";
import { subjectsNamed, tradesNamed } from "@/lib/bank/search/names";
import { indexTitles, shared } from "@/lib/bank/search/titles";
import { topicWords } from "@/lib/bank/search/words";

const titles = [
  "Adding fractions with the same denominator",
  "Subtracting fractions with the same denominator",
  "Equivalent fractions",
  "Multiplying decimals",
  "Multiples of a number",
  "Endothermic reactions",
  "Exothermic reactions",
  "Photosynthesis",
  "Lowest common multiple",
];
const index = indexTitles(titles, (title) => ({ titles: [title], others: "" }));

function best(wish: string): { title: string; share: number } {
  const [found] = index.find(wish);
  return { title: found?.entry ?? "", share: found ? shared(found.likeness) : 0 };
}

describe("what a title is about", () => {
  it.each([
    ["Addition of fractions with same denominators", "Adding fractions with the same denominator"],
    ["subtraction of fractions with the same denominator", "Subtracting fractions with the same denominator"],
    ["Equivalent fraction", "Equivalent fractions"],
    ["PHOTOSINTHESIS", "Photosynthesis"],
    ["exothermic reaction", "Exothermic reactions"],
    ["LCM", "Lowest common multiple"],
    ["Finding the lowest common multiple", "Lowest common multiple"],
    ["fotosynthesis", "Photosynthesis"],
    ["Introduction to photosynthesis", "Photosynthesis"],
  ])("of %j is that of %j", (wish, title) => {
    const found = best(wish);
    expect(found.title).toBe(title);
    expect(found.share).toBeGreaterThan(0.8);
  });

  it.each([
    "Adding decimals",
    "Multiplication of fractions",
    "Adding fractions with different denominators",
    "Comparing fractions",
    "multiples and decimals",
    "respiration in plants",
    "reactions",
  ])("of %j is none of them for sure", (wish) => {
    expect(best(wish).share).toBeLessThan(0.85);
  });

  it("is known word for word, even without a word that tells it", () => {
    const small = indexTitles(["A, an or the", "This and that"], (title) => ({ titles: [title], others: "" }));
    expect(small.find("a/an or the?").map(({ entry }) => entry)).toEqual(["A, an or the"]);
  });

  it("says nothing for words without a topic", () => {
    expect(topicWords("Lesson 2: introduction to the unit")).toEqual(["2"]);
    expect(index.find("")).toEqual([]);
    expect(index.find("of the")).toEqual([]);
  });
});

describe("where a lesson belongs", () => {
  it.each([
    ["P5 B", "P5"],
    ["Primary 5", "P5"],
    ["Senior 2", "S2"],
    ["S.3", "S3"],
    ["Umwaka wa kabiri", null],
    ["Level 3", null],
    ["Nursery 2", "N2"],
  ])("is told from the class %j", (words, name) => {
    expect(bankClass(words)).toBe(name);
  });

  it("counts years within a stage alone", () => {
    expect(yearsBetween("P5", ["P4"])).toBe(1);
    expect(yearsBetween("P6", ["S1"])).toBeNull();
  });

  it.each([
    ["Imibare", "Mathematics"],
    ["SET", "Science and Elementary Technology"],
    ["Biology", "Biology and Health Sciences"],
    ["Anglais", "English"],
  ])("is told from the subject %j", (words, subject) => {
    expect([...subjectsNamed(words)]).toEqual([subject]);
  });

  it("may be one of several trades of one name", () => {
    expect(tradesNamed("Renewable Energy")).toEqual(new Set(["Domestic Electricity", "Solar"]));
    expect(tradesNamed("Basket weaving").size).toBe(0);
  });
});
