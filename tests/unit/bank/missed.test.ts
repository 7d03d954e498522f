import { describe, expect, it } from "vitest";
import { findLesson, findSession } from "@/lib/bank/queries";

const language = "en";

/** "S6 English": the class, then the subject. */
function lessonsFor(place: string, title: string) {
  const [className = "", ...subject] = place.split(" ");
  const { sure, choices } = findLesson({ title, className, subject: subject.join(" "), language });
  return { sure: sure?.entry.id, offered: choices.map(({ entry }) => entry.id) };
}

describe("a slip that is mended in company", () => {
  it.each([
    ["P4 Science and Elementary Technology", "Balanced diat", "science-and-elementary-technology/p4/balanced-diet"],
    ["S2 Physics", "Archimede's principal", "physics/s2/archimedes-principle"],
    ["S2 Biology", "Components of blud and their functions", "biology-and-health-sciences/s2/composition-of-blood"],
    ["S1 Physics", "Frixion force", "physics/s1/friction-force"],
  ])("leads to the lesson where all else fits: %s, %s", (place, title, id) => {
    expect(lessonsFor(place, title).sure).toBe(id);
  });

  it("is none where the word is one of its own", () => {
    expect(lessonsFor("S3 Chemistry", "Alkynes").sure).toBeUndefined();
    expect(findSession({ title: "Loops in Java", trade: "Software Development", language }).sure).toBeNull();
    expect(lessonsFor("S1 Mathematics", "Finding the principal").sure).not.toBe("physics/s2/archimedes-principle");
  });

  it("keeps the consonants that were typed", () => {
    const { sure, offered } = lessonsFor("S2 Geography", "Folding and falting");
    expect(sure).toBeUndefined();
    expect(offered.slice(0, 2).sort()).toEqual([
      "geography-and-environment/s2/faulting-and-rift-valley",
      "geography-and-environment/s2/folding",
    ]);
  });
});

describe("a wish of two topics", () => {
  it("takes none of them surely where each has a lesson of its own", () => {
    const { sure, offered } = lessonsFor("S2 Geography", "Folding and faulting");
    expect(sure).toBeUndefined();
    expect(offered).toContain("geography-and-environment/s2/faulting-and-rift-valley");
  });

  it("offers the lesson on one whose other is far away", () => {
    const { offered } = lessonsFor("S3 Entrepreneurship", "Taxation and importance to business");
    expect(offered[0]).toBe("entrepreneurship/s2/taxes-in-rwanda");
  });
});

describe("a lesson that is printed with the wish as its name", () => {
  it("comes before one that has it among its other titles", () => {
    expect(lessonsFor("S3 Physics", "Electromagnetic induction").sure).toBe(
      "physics/s3/electromagnetic-induction-faraday-lenz",
    );
  });

  it("is found though its own words tell little, and its title ends with its class", () => {
    expect(lessonsFor("S1 English", "Describing my school").sure).toBe("english/s1/describing-my-school");
    expect(lessonsFor("S2 English", "Describing my school").offered).toContain("english/s1/describing-my-school");
  });
});

describe("what is written around a title", () => {
  it.each([
    [
      "P3 Social and Religious Studies",
      "Symbols of the Republic of Rwanda",
      "social-and-religious-studies/p3/national-symbols-of-rwanda",
    ],
    ["P6 Science and Elementary Technology", "electric magnets", "science-and-elementary-technology/p6/electromagnets"],
  ])("leads to the lesson all the same: %s, %s", (place, title, id) => {
    expect(lessonsFor(place, title).sure).toBe(id);
  });

  it("joins no class to the word before it", () => {
    expect(lessonsFor("S6 Biology", "nitrogen cycle s6")).toEqual(lessonsFor("S6 Biology", "nitrogen cycle"));
  });

  it("is the range of numbers, of which the end counts", () => {
    const { offered } = lessonsFor("P1 Mathematics", "Tens and ones in numbers from 0 to 100");
    expect(offered[0]).toBe("mathematics/p1/numbers-to-100-and-comparing");
    expect(lessonsFor("P1 Mathematics", "Addition of numbers from 0 to 10").offered.slice(0, 3)).toContain(
      "mathematics/p1/adding-to-20-by-making-ten",
    );
  });
});

describe("what stands before a narrowing word", () => {
  it.each([
    ["S2 Physical Education and Sports", "Dribbling in basketball"],
    ["P4 Creative Arts", "Weaving a basket"],
  ])("is the topic, or what is done with one: %s, %s", (place, title) => {
    expect(lessonsFor(place, title).sure).toBeUndefined();
  });
});
