import { describe, expect, it } from "vitest";
import { findLesson, findSession } from "@/lib/bank/queries";

const language = "en";

/** "S6 English": the class, then the subject. */
function lessonsFor(place: string, title: string) {
  const [className = "", ...subject] = place.split(" ");
  return findLesson({ title, className, subject: subject.join(" "), language });
}

describe("a lesson of classes far away", () => {
  it.each([
    ["S6 English", "Summary writing", "english/s2/summary-writing"],
    ["S6 Biology", "Energy flow in an ecosystem", "biology-and-health-sciences/s3/food-webs-and-energy-flow"],
    [
      "S5 Geography",
      "Formation of the rift valley by faulting",
      "geography-and-environment/s2/faulting-and-rift-valley",
    ],
  ])("is offered, with its class and never taken, where it has the whole of a wish: %s, %s", (place, title, id) => {
    const { sure, near, choices } = lessonsFor(place, title);
    expect(sure).toBeNull();
    expect(choices.map(({ entry }) => entry.id)).toContain(id);
    expect(near.map(({ entry }) => entry.id)).not.toContain(id);
  });

  it("is not offered for a part of the wish, nor where it is further away than four years", () => {
    const ids = (place: string, title: string) => lessonsFor(place, title).choices.map(({ entry }) => entry.id);
    expect(ids("S6 English", "Summary writing of Kinyarwanda poems in verse")).not.toContain(
      "english/s2/summary-writing",
    );
    expect(ids("P3 English", "Summary writing")).not.toContain("english/s2/summary-writing");
  });
});

describe("what is sure", () => {
  it("goes as far in numbers as the wish does", () => {
    expect(lessonsFor("P1 Mathematics", "Addition within 10").sure).toBeNull();
    expect(lessonsFor("P1 Mathematics", "Addition within 20").sure?.entry.id).toBe(
      "mathematics/p1/adding-to-20-by-making-ten",
    );
  });

  it("is no entry that names a word of the wish as another's", () => {
    expect(findSession({ title: "brick wall in stretcher bond", trade: "Masonry", language }).sure).toBeNull();
    expect(findSession({ title: "brick wall in English bond", trade: "Masonry", language }).sure?.entry.id).toBe(
      "masonry/english-bond-wall",
    );
  });
});

describe("what an offered entry does not treat", () => {
  it.each([
    ["Food and Beverage Service", "Folding table napkins", "food-and-beverage-service/laying-a-table", "Folding"],
    ["Domestic Electricity", "lamp with a one-way switch", "domestic-electricity/intermediate-switch", "one-way"],
    ["Animal Health", "goat kidding", "animal-health/deworming-by-weight", "kidding"],
  ])("is named though its texts say the word: in %s, %s", (...[trade = "", title = "", id = "", term = ""]) => {
    const found = findSession({ title, trade, language }).choices.find(({ entry }) => entry.id === id);
    expect(found?.lacks.join(" ") ?? term).toContain(term);
  });

  it("leaves no lesson first that has another thing in the place of the wish's own", () => {
    const [first] = lessonsFor("P4 Science and Elementary Technology", "composition of air").choices;
    expect(first?.entry.id).not.toContain("composition-of-soil");
  });

  it.each([
    ["P6 Mathematics", "how to divide a fraction by another fraction", "mathematics/p6/dividing-fractions"],
    [
      "P1 Science and Elementary Technology",
      "the five senses and what they do for us",
      "science-and-elementary-technology/p2/our-sense-organs",
    ],
    ["S3 Mathematics", "base 10 to base 2 & back", "mathematics/s3/number-bases-conversion"],
  ])("is no little word: %s, %s", (place, title, id) => {
    expect(lessonsFor(place, title).choices.find(({ entry }) => entry.id === id)?.lacks).toEqual([]);
  });
});
