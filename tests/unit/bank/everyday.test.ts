import { describe, expect, it } from "vitest";
import { findLesson, findSession } from "@/lib/bank/queries";

const language = "en";
const classNamed = /^[PS]\d (.+)$/;

/** What is found for "P4 Mathematics", or for a trade. */
function foundFor(place: string, title: string) {
  const subject = classNamed.exec(place)?.[1];
  if (subject === undefined) return findSession({ title, trade: place, language });
  return findLesson({ title, subject, className: place.slice(0, 2), language });
}

function choicesFor(place: string, title: string) {
  return foundFor(place, title).choices.map(({ entry, lacks }) => ({ id: entry.id, lacks }));
}

describe("a title in words of every day", () => {
  it.each([
    ["Networking", "pc cant get ip adress from router dhcp troubleshoot", /network-troubleshooting$/],
    ["Animal Health", "Taking the vital signs of a cow", /cow-temperature$/],
    ["P4 Social and Religious Studies", "saying no to bad touch", /child-protection$/],
    ["S3 ICT", "staying safe on facebook n whatsapp", /internet-safety$/],
    ["P1 Mathematics", "Addition of whole numbers whose sum is not greater than 9", /adding-within-9$/],
    ["P2 Mathematics", "Multiplication of whole numbers by 3", /p2\/tables-of-3-and-4$/],
    ["S6 Physics", "radio activity half live", /radioactive-decay$/],
  ])("is offered the lesson whose text says it: %s, %s", (place, title, id) => {
    expect(foundFor(place, title).sure).toBeNull();
    expect(choicesFor(place, title).some((choice) => id.test(choice.id))).toBe(true);
  });

  it.each([
    ["S1 Chemistry", "Chemical bonding"],
    ["P3 Physical Education and Sports", "swimming games"],
    ["P6 Mathematics", "dividing shapes by a graph"],
  ])("is offered nothing whose text says but some of it: %s, %s", (place, title) => {
    expect(choicesFor(place, title)).toEqual([]);
  });
});

describe("what an offer lacks", () => {
  it.each([
    ["S4 Mathematics", "combination and permutation dif", /permutations-and-combinations$/, ""],
    ["P5 Science and Elementary Technology", "Ways of controlling soil erosion", /soil-conservation$/, ""],
    ["P5 Science and Elementary Technology", "rabit farming how to feed", /rearing-rabbits$/, ""],
    ["S5 English", "argumentatif essay structure", /argumentative-essay$/, ""],
    ["S3 Biology", "hiv aids how spread and prevent", /hiv-prevention$/, ""],
    ["Automobile Technology", "batery not charging check alternator", /battery-test$/, ""],
    ["S2 Entrepreneurship", "how to save money n make buget", /personal-budget$/, ""],
    ["S5 ICT", "Creating a form with HTML", /html-basics$/, "form"],
  ])("is what none of its texts says: %s, %s", (...[place, title, id, lacks]) => {
    expect(
      choicesFor(place, title)
        .find((choice) => id.test(choice.id))
        ?.lacks.join(" "),
    ).toBe(lacks);
  });
});

describe("one lesson of several that a title may mean", () => {
  it.each([
    ["S4 English", "conditionals 2 n 3", ["english/s2/second-conditional"]],
    [
      "S1 Entrepreneurship",
      "Needs, wants, goods and services",
      ["entrepreneurship/s1/needs-and-wants", "entrepreneurship/s1/goods-and-services"],
    ],
    [
      "P3 Mathematics",
      "Adding and subtracting fractions with the same denominator",
      ["mathematics/p4/adding-fractions-same-denominator", "mathematics/p3/fractions-up-to-10"],
    ],
  ])("is asked for, not taken: %s, %s", (place, title, ids) => {
    expect(foundFor(place, title).sure).toBeNull();
    expect(choicesFor(place, title).map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  });

  it("is the one that has the very words, also where it names what they are made from", () => {
    expect(foundFor("P6 English", "reported spech statments").sure?.entry.id).toBe("english/p6/reported-statements");
  });

  it("may be one in another language that has nearly the whole title", () => {
    const title = "Le filetage d'un tube en acier galvanisé";
    const found = findSession({ title, trade: "Plumbing", language: "fr" });
    expect(found.elsewhere?.entry.id).toBe("plumbing/threading-galvanised-pipe");
  });
});
