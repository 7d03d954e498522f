import { checkFigures, composerFigures, isBoxOfFrame, scores } from "./measure";
import { findingResults } from "./finding-figures";
import { calibrationFigures, calibrationFiles, confusion, judgeStrangers, secondFiles } from "./calibration";
import type { Results } from "./report";
import { tryAll } from "./run";
import { seedDefects } from "./seeded";

/** Composes, inspects and breaks everything once. */
export function evaluate(): Results {
  const tried = tryAll();
  const all = [...tried.reb, ...tried.rtb];
  const seeded = seedDefects(tried);
  const strangers = [calibrationFiles, secondFiles].flatMap(judgeStrangers);
  return {
    figures: composerFigures(tried),
    check: checkFigures(
      all.filter(({ hostile }) => !hostile),
      seeded,
    ),
    scores: scores(all),
    strangers: { figures: calibrationFigures(strangers), confusion: confusion(strangers) },
    finding: findingResults(),
    seeded,
    broken: all.flatMap(({ id, kind, inspection }) =>
      inspection.findings
        .filter(({ rule }) => rule !== "frameOnly" && !isBoxOfFrame({ inspection }, rule))
        .map(({ rule, severity }) => ({ id, kind, severity, rule })),
    ),
    requests: {
      reb: tried.reb.length,
      rtb: tried.rtb.length,
      hostile: all.filter(({ hostile }) => hostile).length,
    },
  };
}
