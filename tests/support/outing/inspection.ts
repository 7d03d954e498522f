import { bothScores, inspectWith } from "@/lib/plans/inspection/engine";
import type { Inspection, Rule } from "@/lib/plans/inspection/types";

type Outing = { route: string };

const rules: readonly Rule<Outing>[] = [
  {
    id: "missing",
    criterion: "form",
    severity: "hard",
    find: ({ route }) => (route === "" ? [{ field: "route" }] : []),
  },
];

/** What somebody who knows outings would say of one. */
export function inspectOuting(plan: Outing): Inspection {
  return bothScores(inspectWith<Outing>(rules, plan), { score: 100, findings: [], asked: [] }, []);
}
