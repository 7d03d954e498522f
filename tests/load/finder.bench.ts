import { readFileSync } from "node:fs";
import { findLesson, loadBank } from "@/lib/bank/queries";
import { bankFile } from "@/lib/bank/constants";
import { lessonFinder } from "@/lib/bank/search/finder";
import { titleOf } from "@/lib/bank/rules";
import type { benchContext } from "@/scripts/lib/bench.mjs";

export const name = "finder";

/** As many entries as the bank may come to have. */
const entries = 3000;
/** Titles are looked up from all over the bank, so far apart. */
const step = 37;
const megabyte = 1024 * 1024;

function heap(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / megabyte;
}

/** A look for a lesson in the bank and in one of 3000 entries, and what the bank takes to be loaded and to be kept. */
export async function run(context: ReturnType<typeof benchContext>) {
  const before = heap();
  const started = performance.now();
  const { lessons } = loadBank();
  findLesson({ title: "Photosynthesis", subject: "Physics", className: "S3", language: "en" });
  const loaded = performance.now() - started;
  const kept = heap() - before;
  const many = Array.from({ length: entries }, (_, at) => {
    const lesson = lessons[at % lessons.length];
    if (!lesson) throw new RangeError("The bank is empty.");
    return at < lessons.length ? lesson : { ...lesson, id: `${lesson.id}-${at}` };
  });
  const find = lessonFinder(many);
  const wishes = lessons.map((lesson) => {
    const { subject, classes, language } = lesson;
    return { title: `${titleOf(lesson)} in dayly live`, subject, className: classes[0] ?? "", language };
  });
  const looks = (search: typeof findLesson) => {
    let at = 0;
    return context.timed(() => {
      const wish = wishes[(at += step) % wishes.length];
      return Promise.resolve(wish && search(wish));
    }, 300);
  };
  const [own, large] = [await looks(findLesson), await looks(find)];
  const size = readFileSync(bankFile).byteLength / megabyte;
  return [
    { measure: `a title in the bank of ${lessons.length} lessons, p50`, value: own.p50, unit: "ms" },
    { measure: `a title in the bank of ${lessons.length} lessons, p99`, value: own.p99, unit: "ms", target: "< 20" },
    { measure: `a title in ${entries} lessons, p50`, value: large.p50, unit: "ms" },
    { measure: `a title in ${entries} lessons, p99`, value: large.p99, unit: "ms", target: "< 20" },
    { measure: "the bank loaded and the first title looked up", value: loaded, unit: "ms", target: "< 1000" },
    { measure: "memory that the bank keeps", value: kept, unit: "MB", target: "< 150" },
    { measure: "the bank on disk", value: size, unit: "MB" },
  ];
}
