import { expect, it } from "vitest";
import { findLesson, findSession, loadBank } from "@/lib/bank/queries";

it("a lesson is found by each of its own titles, in each of its classes", () => {
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

it("a job sheet is found by each of its own titles and its trade", () => {
  const lost = loadBank().sessions.flatMap((sheet) =>
    Object.values(sheet.titles)
      .flat()
      .filter((title) => findSession({ title, trade: sheet.trade, language: sheet.language }).sure?.entry !== sheet)
      .map((title) => `${sheet.id}: ${title}`),
  );
  expect(lost).toEqual([]);
});
