import { inspectReb } from "@/lib/plans/kinds/reb/inspection";
import type { RebContent } from "@/lib/plans/kinds/reb/schema";
import { calibrationFiles } from "@/scripts/eval/calibration";
import { readStrangers } from "@/scripts/eval/strangers";

/** A stranger's plan on tests for starch in which the check finds nothing wrong. */
export function starchPlan(): RebContent {
  const [found] = readStrangers(calibrationFiles.good).filter(({ id }) => id === "g005");
  if (found?.kind !== "reb") throw new Error("the plan on tests for starch is gone");
  return found.content;
}

const good = starchPlan();

/** The rules that the plan breaks with some of it changed. */
export function rulesOf(changed: Partial<RebContent>): string[] {
  return inspectReb({ ...good, ...changed }, { unit: null }).findings.map(({ rule }) => rule);
}
