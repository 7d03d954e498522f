import { describe, expect, it } from "vitest";
import { findLesson, findLessonBefore, findSession, loadBank } from "@/lib/bank/queries";

const language = "en";

describe("a lesson of the bank", () => {
  it("is found by each of its own titles, in each of its classes", () => {
    const lost = loadBank().lessons.flatMap((lesson) =>
      Object.values(lesson.titles)
        .flat()
        .flatMap((title) => lesson.classes.map((className) => ({ title, className })))
        .filter(({ title, className }) => {
          const { sure } = findLesson({ title, className, subject: lesson.subject, language: lesson.language });
          return sure?.entry.id !== lesson.id;
        })
        .map(({ title, className }) => `${lesson.id} ${className}: ${title}`),
    );
    expect(lost).toEqual([]);
  });

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

describe("a job sheet of the bank", () => {
  it("is found by each of its own titles and its trade", () => {
    const lost = loadBank().sessions.flatMap((sheet) =>
      Object.values(sheet.titles)
        .flat()
        .filter((title) => findSession({ title, trade: sheet.trade, language: sheet.language }).sure?.entry !== sheet)
        .map((title) => `${sheet.id}: ${title}`),
    );
    expect(lost).toEqual([]);
  });

  it("is not taken for another trade's", () => {
    const wanted = { title: "two way switch", language } as const;
    expect(findSession({ ...wanted, trade: "Electrical Technology" }).sure).not.toBeNull();
    expect(findSession({ ...wanted, trade: "Tailoring" }).sure).toBeNull();
  });
});
