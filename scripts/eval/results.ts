import { checkFigures, composerFigures, scores } from "./measure";
import type { Results } from "./report";
import { tryAll } from "./run";
import { seedDefects } from "./seeded";

/** Composes, inspects and breaks everything once. */
export function evaluate(): Results {
  const tried = tryAll();
  const all = [...tried.reb, ...tried.rtb];
  const seeded = seedDefects(tried);
  return {
    figures: composerFigures(tried),
    check: checkFigures(
      all.filter(({ hostile }) => !hostile),
      seeded,
    ),
    scores: scores(all),
    seeded,
    broken: all.flatMap(({ id, kind, inspection }) =>
      inspection.findings.map(({ rule, severity }) => ({ id, kind, severity, rule })),
    ),
    requests: {
      reb: tried.reb.length,
      rtb: tried.rtb.length,
      hostile: all.filter(({ hostile }) => hostile).length,
    },
  };
}
