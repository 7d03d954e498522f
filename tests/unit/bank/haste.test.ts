import { describe, expect, it } from "vitest";
import { findLesson, findSession } from "@/lib/bank/queries";
import { mendingOf } from "@/lib/bank/search/mending";
import { shortForms } from "@/lib/bank/search/short-forms";
import { indexTitles } from "@/lib/bank/search/titles";
import { titleKey, titleKeys, topicWords } from "@/lib/bank/search/vocabulary/words";

describe("the beginning of a word", () => {
  const titles = ["Significant figures", "Signals of a referee", "The respiratory system", "Respect in the family"];
  const known = [...titles, "Present perfect", "Perfume as a present", "The present simple tense"];
  const asked: Record<string, "none" | "all"> = { system: "none", tense: "none", pres: "all" };
  const whole = shortForms(known, (word) => asked[word] ?? "some");

  it.each([
    ["sig. figs", "significant figures"],
    ["resp system", "respiratory system"],
    ["sig flags", "sig flags"],
    ["resp", "resp"],
    ["pres perf tense", "present perf tense"],
    ["pres perf", "pres perf"],
  ])("is known by the company that it keeps: %s", (typed, meant) => {
    expect(whole(typed)).toBe(meant);
  });
});

describe("a word without some of its vowels, or with others", () => {
  const known = new Set(["omelet", "bisnes"]);
  const { text } = mendingOf(["Making an omelette", "A business plan", "A plane mirror"], {
    isKnown: (root) => known.has(root),
    isSpelt: (typed) => typed === "plan",
    isUsual: () => false,
  });

  it.each([
    ["omlet", "omelette"],
    ["bizness", "business"],
    ["plan", "plan"],
    ["plin", "plin"],
  ])("is the one that has its consonants: %s", (typed, meant) => {
    expect(text(typed).word(typed)).toBe(meant);
  });
});

describe("words that are one", () => {
  it.each([
    ["centimeters to kilometers", "centimetres to kilometres"],
    ["20% of a number", "20 percent of a number"],
    ["numbers upto ten thousand", "numbers up to 10000"],
    ["safety of strings", "safely string"],
  ])("by their spelling or as signs and numbers: %s, %s", (one, other) => {
    expect(topicWords(one)).toEqual(topicWords(other));
  });

  it("are little words in any order, where a title has no others", () => {
    expect(titleKey("this these that those")).toBe(titleKey("This, that, these and those"));
    for (const typed of ["Unit 4: this and that", "Introduction to this and that", "using this and that P2"])
      expect(titleKeys(typed)).toContain(titleKey("This and that"));
    expect(titleKey("adding, subtracting")).not.toBe(titleKey("subtracting, adding"));
  });
});

describe("what only texts say", () => {
  const texts = [
    "kwashiorkor and marasmus come from a poor diet; kwashiorkor: protein, marasmus: energy",
    "sublimation, sublimation: iodine; sublimation of ice; sublimation",
    ...[
      "salt",
      "sand",
      "iron",
      "water",
      "ice and protein: a poor diet, a poor diet",
      ...["ice", "rain", "fog"].map((word) => `${word}: a poor diet, a poor diet`),
    ],
  ];
  const index = indexTitles(texts, (text) => ({ titles: [`Lesson of ${text.slice(-4)}`], whole: () => text }));
  const found = (title: string) => index.findInTexts(title, () => true).map(({ entry }) => texts.indexOf(entry));

  it("is offered where few say its words, or one often its only word", () => {
    expect(found("kwashiorkor marasmus")).toEqual([0]);
    expect(found("sublimation")).toEqual([1]);
  });

  it("is not where words are many entries' or one is missing", () => {
    expect(found("poor diet")).toEqual([]);
    expect(found("kwashiorkor xylophone")).toEqual([]);
    expect(found("iodine")).toEqual([]);
  });
});

describe("a name that no text of the bank has", () => {
  it("is more than what an entry shares with it", () => {
    const wanted = { title: "zorbian programming", subject: "ICT", className: "S2", language: "en" } as const;
    expect(findLesson(wanted).choices).toEqual([]);
  });
});

const typed = [
  ["S1 Mathematics", "sig. figs", /significant-figures/],
  ["P6 English", "pres perf tense", /present-perfect/],
  ["S2 ICT", "algos & flow charts", /flowcharts/],
  ["P4 English", "this these that those", /this-that-these-those/],
  ["P6 Mathematics", "20% of 5000 frw", /percentage-of-a-quantity/],
  ["P4 Mathematics", "Area and perimeter of a rectangle", /(?:area|perimeter)-of-rectangle/],
  ["P5 Mathematics", "LCM and HCF", /p5\/(?:lowest-common-multiple|highest-common-factor)/],
  ["S1 Biology and Health Sciences", "MRS GREN", /characteristics/],
  ["P4 SET", "incisors canines and molars", /teeth/],
  ["Crop Production", "worms eating maize leaves", /armyworm/],
  ["Food and Beverage Operations", "guest is angry food is cold what to do", /handling-a-complaint/],
  ["P4 ICT", "parts of compter", /parts-of-a-computer/],
  ["Welding", "grinder safety", /angle-grinder/],
] as const;

describe("a title as it is typed on a phone", () => {
  it.each(typed)("leads to its lesson at once or as the first offer: %s, %s", (place, title, id) => {
    const [className = "", ...subject] = place.split(" ");
    const isClass = /^[PS]\d$/.test(className);
    const found = isClass
      ? findLesson({ title, className, subject: subject.join(" "), language: "en" })
      : findSession({ title, trade: place, language: "en" });
    expect((found.sure ?? found.choices[0])?.entry.id ?? "").toMatch(id);
  });
});
