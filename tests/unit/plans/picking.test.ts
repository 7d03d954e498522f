import { describe, expect, it } from "vitest";
import { isSameClass } from "@/lib/bank/search/classes";
import { isSameSubject } from "@/lib/bank/search/names";
import type { ListedUnit } from "@/lib/curriculum/types";
import { lessonAfter, unitOffers, type OwnLesson } from "@/lib/plans/picking/rules";

function listed(given: Partial<ListedUnit> = {}): ListedUnit {
  return {
    classLevel: "P4",
    subject: "Mathematics",
    unitNo: 3,
    unitTitle: "Fractions",
    keyUnitCompetence: "To add",
    source: "Syllabus",
    term: null,
    lessonCount: 8,
    lessons: ["Halves"],
    origin: "sourced",
    confirmed: true,
    shared: null,
    ...given,
  };
}

function own(given: Partial<OwnLesson> = {}): OwnLesson {
  return {
    classLevel: "P4",
    unitNo: "3",
    unitTitle: "Fractions",
    keyUnitCompetence: "To add",
    term: "1",
    lessonNo: "2 of 8",
    lessonTitle: "Quarters",
    ...given,
  };
}

describe("the number of the next lesson", () => {
  it.each([
    [null, null, "1"],
    [null, 12, "1 of 12"],
    ["3", null, "4"],
    ["3", 12, "4 of 12"],
    ["3 of 7", 12, "4 of 7"],
    ["3/7", null, "4/7"],
    ["3 sur 7", null, "4 sur 7"],
    ["3 kuri 7", null, "4 kuri 7"],
    ["7 of 7", 12, ""],
    ["12", 12, ""],
    ["second half", 12, ""],
    ["", 12, ""],
  ])("after %s of a unit of %s is %s", (last, lessonCount, expected) => {
    expect(lessonAfter(last, lessonCount)).toBe(expected);
  });
});

describe("a class and a subject", () => {
  it("are known by all their names", () => {
    expect([isSameClass("Primary 4 B", "P4"), isSameClass("P4", "P5"), isSameClass("Year 1", "year 1")]).toEqual([
      ...[true, false, true],
    ]);
    expect([isSameSubject("maths", "Imibare"), isSameSubject("Biology", "Physics")]).toEqual([true, false]);
    expect(isSameSubject("Kinyarwanda (other streams)", "Ikinyarwanda")).toBe(true);
    expect(isSameSubject("Alchemy", "alchemy ")).toBe(true);
  });
});

describe("the units on offer", () => {
  it("go on from the last plan of the unit, of the very class before a parallel one", () => {
    const plans = [own({ classLevel: "P4 B", lessonNo: "6 of 8" }), own({ classLevel: "P4 A", lessonNo: "3 of 8" })];
    const [unit] = unitOffers([listed()], plans, "p4 a");
    expect(unit).toMatchObject({ lessonNo: "4 of 8", standing: "verified" });
    expect(unitOffers([listed()], plans, "P4")[0]?.lessonNo).toBe("7 of 8");
    expect(unitOffers([listed()], [], "P4")[0]?.lessonNo).toBe("1 of 8");
  });

  it("hold what teachers typed beside a source: with its words where they are sure, and else alone", () => {
    const shared = { unitNo: 7, keyUnitCompetence: null, term: 2 };
    const sure = { standing: "shared", unitNo: "3", keyUnitCompetence: "To add", term: "2", lessonCount: 8 };
    expect(unitOffers([listed({ shared })], [], "P4")[1]).toMatchObject(sure);
    const alone = { standing: "shared", unitNo: "7", keyUnitCompetence: "", term: "2", lessonCount: null, lessons: [] };
    const [source, typed, ...rest] = unitOffers([listed({ shared, confirmed: false })], [], "P4");
    expect(source).toMatchObject({ standing: "unconfirmed", source: "Syllabus", unitNo: "3", lessonCount: 8 });
    expect([typed, rest]).toMatchObject([{ ...alone, source: "" }, []]);
    const same = { unitNo: 3, keyUnitCompetence: null, term: null };
    expect(unitOffers([listed({ shared: same, confirmed: false })], [], "P4")).toHaveLength(1);
  });

  it("hold the reader's own, marked as hers, where they say what the catalogue does not", () => {
    const plans = [own({ unitTitle: "Our village", unitNo: "9", lessonNo: "1" }), own()];
    const offers = unitOffers([listed()], plans, "P4");
    expect(offers.map(({ unitTitle, standing }) => [unitTitle, standing])).toEqual([
      ["Fractions", "verified"],
      ["Our village", "yours"],
    ]);
    expect(offers[1]).toMatchObject({
      unitNo: "9",
      lessonNo: "2",
      lessons: [{ title: "Quarters", standing: "yours" }],
    });
    const corrected = unitOffers([listed()], [own({ keyUnitCompetence: "To compare and to add" })], "P4");
    expect(corrected).toMatchObject([
      { keyUnitCompetence: "To add", standing: "verified" },
      { keyUnitCompetence: "To compare and to add", standing: "yours" },
    ]);
  });

  it("say how sure they are", () => {
    const standing = (given: Partial<ListedUnit>) => unitOffers([listed(given)], [], "P4")[0]?.standing;
    expect([standing({ confirmed: false }), standing({ origin: "teachers" }), standing({})]).toEqual([
      ...["unconfirmed", "shared", "verified"],
    ]);
  });

  it("name each lesson once", () => {
    const plans = [own({ lessonTitle: "HALVES" }), own({ lessonTitle: "Quarters" }), own({ lessonTitle: "quarters " })];
    expect(unitOffers([listed()], plans, "P4")[0]?.lessons).toEqual([
      { title: "Halves", id: null, standing: "listed" },
      { title: "Quarters", id: null, standing: "yours" },
    ]);
  });
});
