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

describe("a job sheet of the bank", () => {
  it("is not taken for another trade's", () => {
    const wanted = { title: "two way switch", language } as const;
    expect(findSession({ ...wanted, trade: "Electrical Technology" }).sure).not.toBeNull();
    expect(findSession({ ...wanted, trade: "Tailoring" }).sure).toBeNull();
  });
});
