import { held, ratio, type Figure } from "./figure";
import { counted, findTitles, sheetPlace, type FoundTitle } from "./finding";
import { planFigures } from "./ordinary-plans";
import { readNearMisses, readOrdinary } from "./title-sets";

/** Titles whose lesson the bank has. */
function had(titles: readonly FoundTitle[]): FoundTitle[] {
  return titles.filter((title) => title.isInBank);
}

function foundFigure(name: string, titles: readonly FoundTitle[], target: number): Figure {
  return {
    name,
    value: ratio(counted(titles, "at once", "by one tap"), titles.length),
    of: titles.length,
    ...held(target),
  };
}

function notWrong(name: string, titles: readonly FoundTitle[]): Figure {
  return {
    name,
    value: ratio(titles.length - counted(titles, "wrong"), titles.length),
    of: titles.length,
    ...held(0.99),
  };
}

export function titleFigures({
  ordinary,
  nearMisses,
}: Record<"ordinary" | "nearMisses", readonly FoundTitle[]>): Figure[] {
  const lessons = ordinary.filter(({ place }) => place !== sheetPlace);
  const sheets = ordinary.filter(({ place }) => place === sheetPlace);
  return [
    foundFigure("ordinary titles with their lesson at once or by one tap", lessons, 0.8),
    foundFigure("the same where the bank has the lesson", had(lessons), 0.95),
    foundFigure("ordinary topics with their job sheet, where the bank has it", had(sheets), 0.95),
    notWrong("ordinary titles not taken for another lesson", ordinary),
    notWrong("near misses not taken for another lesson", nearMisses),
  ];
}

/** What ordinary titles and near misses lead to. */
export function findingResults() {
  const [ordinary, near] = [readOrdinary(), readNearMisses()];
  const titles = { ordinary: findTitles(ordinary), nearMisses: findTitles(near) };
  const plans = planFigures(ordinary);
  return { ...titles, figures: [...titleFigures(titles), ...plans.figures], faults: plans.faults };
}

export type FindingResults = ReturnType<typeof findingResults>;
