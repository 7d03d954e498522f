import { describe, expect, it } from "vitest";
import { findLesson, findLessonBefore, findSession, loadBank } from "@/lib/bank/queries";
import { indexTitles } from "@/lib/bank/search/titles";
import wishes from "./wishes.json" with { type: "json" };

const language = "en";

describe("a lesson of the bank", () => {
  it("is found misspelt, in the words of another subject's name, for a class a year away", () => {
    const wanted = { title: "Photosinthesis", subject: "Sciences", className: "Primary 6", language } as const;
    expect(findLesson(wanted).sure?.entry.id).toBe("science-and-elementary-technology/p5/photosynthesis");
  });

  it("is not taken for another subject's, another stage's or a neighbour's", () => {
    const photosynthesis = { title: "Photosynthesis", subject: "SET", className: "P5", language } as const;
    const sure = (change: Partial<Record<"title" | "subject" | "className", string>>) =>
      findLesson({ ...photosynthesis, ...change }).sure;
    expect(sure({ subject: "Entrepreneurship" })).toBeNull();
    expect(sure({ className: "N1" })).toBeNull();
    expect(sure({ title: "Respiration in plants" })?.entry.id).not.toBe(
      "science-and-elementary-technology/p5/photosynthesis",
    );
    expect(sure({ title: "Revision" })).toBeNull();
  });

  it("is looked for in as much of a text as a title may have", () => {
    const photosynthesis = { title: "Photosynthesis", subject: "SET", className: "P5", language } as const;
    const endless = " ".repeat(300) + "mitosis osmosis ".repeat(600);
    const typed = Object.entries(photosynthesis).map(([name, text]) => [
      name,
      name === "language" ? text : text + endless,
    ]);
    expect(findLesson(Object.fromEntries(typed) as typeof photosynthesis)).toEqual(findLesson(photosynthesis));
    const joint = { title: "Butt joint", trade: "Welding", language } as const;
    expect(findSession({ ...joint, title: joint.title + endless })).toEqual(findSession(joint));
  });

  it("in another language is offered, not taken", () => {
    const found = findLesson({ title: "Photosynthesis", subject: "SET", className: "P5", language: "sw" });
    expect(found.sure).toBeNull();
    expect(found.elsewhere?.entry.id).toBe("science-and-elementary-technology/p5/photosynthesis");
  });

  it("knows the lesson before it", () => {
    const following = loadBank().lessons.find(({ before }) => before.length > 0);
    if (following) expect(findLessonBefore(following)?.id).toBe(following.before[0]);
    const first = loadBank().lessons.find(({ before }) => before.length === 0);
    expect(first && findLessonBefore(first)).toBeNull();
  });
});

/** "S2 Physics": the class, then the subject as teachers name it. */
function lessonFor(place: string, title: string) {
  const [className = "", ...subject] = place.split(" ");
  return findLesson({ title, className, subject: subject.join(" "), language });
}

describe("a wish in a teacher's own words", () => {
  it.each(wishes.lessons.found)("of %s, %s, finds its lesson", (...[place = "", title = "", id = ""]) => {
    expect(lessonFor(place, title).sure?.entry.id ?? "").toMatch(new RegExp(`/${id}$`));
  });

  // The bank grows: one that has the very title by now is not another lesson.
  const isOther = ({ sure }: ReturnType<typeof findLesson | typeof findSession>) => sure && sure.reason.fit !== "same";

  it.each(wishes.lessons.absent)("of %s, %s, is taken for no other lesson", (place = "", title = "") => {
    expect(isOther(lessonFor(place, title))).toBeFalsy();
  });

  it.each(wishes.sessions.found)("in %s, %s, finds its job sheet", (trade = "", title = "") => {
    expect(findSession({ trade, title, language }).sure).not.toBeNull();
  });

  it.each(wishes.sessions.absent)("in %s, %s, is taken for no other job sheet", (trade = "", title = "") => {
    expect(isOther(findSession({ trade, title, language }))).toBeFalsy();
  });

  it("takes a lesson of the year after only under its own title, word for word", () => {
    expect(lessonFor("P4 Mathematics", "Multiplication of fractions").sure?.entry.id).toMatch(/p5/);
    expect(lessonFor("P4 Mathematics", "Multiplication of fractions: three ways").sure).toBeNull();
    expect(lessonFor("P3 Mathematics", "Multiplication of fractions").sure).toBeNull();
  });

  it("tells what is turned into what", () => {
    const titles = ["Converting fractions to decimals", "Converting decimals to fractions"];
    const index = indexTitles(titles, (title) => ({ titles: [title], name: title }));
    for (const title of titles) expect(index.find(title)[0]?.entry).toBe(title);
    expect(index.find("fractions to decimals").map(({ likeness }) => likeness.fit)).toEqual(["part", "contrary"]);
  });

  it("shows no neighbours that share but a common word", () => {
    const near = (place: string, title: string) =>
      lessonFor(place, title)
        .near.map(({ entry }) => entry.id)
        .join();
    expect(near("P5 SET", "Rabbit farming")).not.toContain("tools");
    expect(near("P5 SET", "types of soil")).not.toContain("diet");
    expect(near("P6 SET", "HIV and AIDS")).not.toContain("first-aid");
    expect(near("S3 Chemistry", "the water cycle")).not.toContain("hardness");
  });
});

describe("a title as it is typed in haste", () => {
  it.each([
    ["numbers with their unit", "P1 Mathematics", "coins 5F 10F 20F 50F 100F", "p1/money-to-100"],
    ["two words as one", "P2 Mathematics", "placevalue hundreds tens ones", "p2/place-value-to-1000"],
    ["words in short", "S1 Mathematics", "solve linear eqn in one unknown", "s1/linear-equations"],
    ["words in short", "P2 English", "Days of the wk", "p2/days-of-the-week"],
    [
      "the beginning of a word",
      "S1 Physics",
      "shadow & eclipse rectilinear propag",
      "s1/rectilinear-propagation-of-light",
    ],
    ["a formula", "S2 Physics", "eqn of motion v=u+at", "s2/acceleration"],
    ["letters in another order", "P6 SET", "reflection of ligth", "p6/reflection-of-light"],
    ["a slip in a word that tells little", "S3 Chemistry", "moles calculaton n=m/M", "s3/moles-and-relative-mass"],
    ["a subject that has another name below", "P4 ICT", "parts of compter", "p4/parts-of-a-computer"],
  ])("finds its lesson: %s (%s, %s)", (...[, place = "", title = "", id = ""]) => {
    expect(lessonFor(place, title).sure?.entry.id ?? "").toMatch(new RegExp(`/${id}$`));
  });

  it("keeps a word that is right though no title has it", () => {
    // "Quantitative analysis of linear motion" is a title; "liver" is no lever, "bottle" no battle.
    expect(lessonFor("S1 Physics", "Qualitative analysis of linear motion").sure).toBeNull();
    expect(lessonFor("S1 Physics", "Density of liquids (using density bottle)").sure?.entry.id).toBe(
      "physics/s1/density",
    );
  });
});

describe("what is offered", () => {
  it("is not put back for a number that its text does not name", () => {
    const [first] = lessonFor("P4 Mathematics", "prime factorization of nos up to 100").choices;
    expect(first?.entry.id).toBe("mathematics/p5/prime-factors");
  });

  it.each([
    ["P6 Mathematics", "bodmas", "mathematics/s1/order-of-operations"],
    ["S1 Mathematics", "angles on straight line and at a point", "mathematics/p5/angles-on-a-straight-line"],
    ["S2 Entrepreneurship", "making simple budjet", "entrepreneurship/s1/personal-budget"],
    ["P3 Music", "rhythm clap crotchet quaver", "creative-arts/p3/song-with-body-percussion"],
  ])(
    "to %s for %s is the lesson that teaches it, of the next stage or under another subject, too",
    (place, title, id) => {
      expect(lessonFor(place, title).choices.map(({ entry }) => entry.id)).toContain(id);
    },
  );

  it.each([
    ["S6 Biology", "cardiac cycle"],
    ["S3 History", "french revolution causes"],
    ["P5 Art and Craft", "imigongo patern"],
    ["S6 ICT", "SQL select where"],
    ["P5 English", "direct to indirect speach"],
  ])("to %s for %s is no lesson that shares but a part of the topic", (place, title) => {
    expect(lessonFor(place, title).choices.filter(({ lacks }) => lacks.length > 0)).toEqual([]);
  });
});

describe("a title of two topics", () => {
  it("is not surely one of them where another lesson has the other, and both are offered", () => {
    const { sure, choices } = lessonFor("S3 English", "CV and application letter");
    expect(sure).toBeNull();
    expect(choices.slice(0, 2).map(({ entry }) => entry.id)).toEqual([
      "english/s3/writing-a-cv",
      "english/s3/application-letter",
    ]);
  });
});

describe("a job sheet of the bank", () => {
  it.each([
    ["Masonry", "Lay english bond corner, check plumb n level", "masonry/english-bond-wall"],
    ["Automobile Technology", "replace front brake pads n bleed", "automobile-technology/brake-fluid-bleeding"],
    ["Tailoring", "take measurements and draft skirt pattern half scale", "tailoring/straight-skirt-pattern"],
  ])("of %s is offered for %s, which names several works at once", (trade, title, id) => {
    expect(findSession({ trade, title, language }).choices.map(({ entry }) => entry.id)).toContain(id);
  });

  it("is not taken for another trade's", () => {
    const wanted = { title: "two way switch", language } as const;
    expect(findSession({ ...wanted, trade: "Electrical Technology" }).sure).not.toBeNull();
    expect(findSession({ ...wanted, trade: "Tailoring" }).sure).toBeNull();
  });
});
