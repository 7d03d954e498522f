import { describe, expect, it } from "vitest";
import { loadBank } from "@/lib/bank/queries";
import { bankSpelling } from "@/lib/bank/search/spelling";
import { bankClass, yearsBeyond } from "@/lib/bank/search/classes";
import { subjectsNamed, tradesNamed } from "@/lib/bank/search/names";
import { indexTitles } from "@/lib/bank/search/titles";
import { topicWords } from "@/lib/bank/search/vocabulary/words";

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
const index = indexTitles(titles, (title) => ({ titles: [title], name: title }));

function best(wish: string): { title: string; fit: string } {
  const [found] = index.find(wish);
  return { title: found?.entry ?? "", fit: found?.likeness.fit ?? "" };
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
    expect(["same", "whole"]).toContain(found.fit);
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
    expect(["", "near", "contrary"]).toContain(best(wish).fit);
  });

  it("is known word for word, even without a word that tells it", () => {
    const small = indexTitles(["A, an or the", "This and that"], (title) => ({ titles: [title], name: title }));
    expect(small.find("a/an or the?").map(({ entry }) => entry)).toEqual(["A, an or the"]);
  });

  it("says nothing for words without a topic", () => {
    expect(topicWords("Lesson 2: introduction to the unit")).toEqual([]);
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
    expect(yearsBeyond("P5", ["P4"])).toBe(1);
    expect(yearsBeyond("P4", ["P5", "P6"])).toBe(-1);
    expect(yearsBeyond("P6", ["S1"])).toBeNull();
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

describe("the bank's spelling", () => {
  const { lessons } = loadBank();
  const spelt = (id: string, typed: string) => {
    const entry = lessons.find((lesson) => lesson.id === id);
    return entry && bankSpelling(typed, entry);
  };

  it.each([
    ["mathematics/p5/simple-interest", "simple intrest calculations", "Simple interest calculations"],
    ["mathematics/p5/subtracting-integers", "SUBTRACTION OF INTEGERS", "Subtraction of integers"],
    ["english/p5/informal-letter", "writing a informal letter", "Writing an informal letter"],
    ["science-and-elementary-technology/p6/digestive-system", "Human digestive sistem", "Human digestive system"],
    ["science-and-elementary-technology/p5/photosynthesis", "fotosynthesis in leaves", "Photosynthesis in leaves"],
    [
      "science-and-elementary-technology/p4/domestic-and-wild-animals",
      "domestic animals and there importance",
      "Domestic animals and their importance",
    ],
    [
      "science-and-elementary-technology/p5/photosynthesis",
      "Photosynthesis and it's uses",
      "Photosynthesis and its uses",
    ],
    ["mathematics/p6/speed-distance-time", "finding speed of my bicycle", "finding speed of my bicycle"],
  ])("of %s: %j", (id, typed, right) => {
    expect(spelt(id, typed)).toBe(right);
  });

  it("changes no title of an entry's own", () => {
    const changed = lessons.flatMap((entry) =>
      Object.values(entry.titles)
        .flat()
        .filter((title) => bankSpelling(title, entry) !== title),
    );
    expect(changed).toEqual([]);
  });
});
