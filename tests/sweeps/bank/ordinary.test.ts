import { expect, it } from "vitest";
import { findTitles } from "@/scripts/eval/finding";
import { titleFigures } from "@/scripts/eval/finding-figures";
import { readNearMisses, readOrdinary } from "@/scripts/eval/title-sets";
import { findLessonById, findSessionById } from "@/lib/bank/queries";

const [ordinarySet, nearSet] = [readOrdinary(), readNearMisses()];
const titles = { ordinary: findTitles(ordinarySet), nearMisses: findTitles(nearSet) };

it("the sets are as large as was promised, and name entries that the bank has", () => {
  expect(ordinarySet.lessons.length).toBeGreaterThanOrEqual(300);
  expect(titles.nearMisses.length).toBeGreaterThanOrEqual(150);
  const judged = [...ordinarySet.lessons, ...ordinarySet.sheets, ...nearSet.lessons, ...nearSet.sheets];
  const likes = [...nearSet.lessons, ...nearSet.sheets].map(({ like }) => like);
  const named = [...judged.flatMap(({ right, half }) => [...right, ...half]), ...likes];
  expect(named.filter((id) => !findLessonById(id) && !findSessionById(id))).toEqual([]);
});

it("ordinary titles and near misses are found as the evaluation asks", () => {
  const low = titleFigures(titles).filter(({ value, floor }) => value < floor);
  expect(low).toEqual([]);
});

it("no ordinary title is taken for another lesson", () => {
  const wrong = titles.ordinary.filter(({ outcome }) => outcome === "wrong");
  expect(wrong).toEqual([]);
});
