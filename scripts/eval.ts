// npm run eval: composes the requests of the evaluation, inspects them and the plans of strangers, looks ordinary titles up, and
// writes docs/evaluation.md and its chart. npm run eval -- plans <good.json> <poor.json>: only inspects those plans, and prints how
// each is taken.
import { writeFileSync } from "node:fs";
import { calibrationFigures, confusion, judgeStrangers } from "./eval/calibration";
import type { Figure } from "./eval/figure";
import { reportChart, reportPage } from "./eval/report";
import { evaluate } from "./eval/results";
import { formatted } from "./lib/formatted.mjs";

function print({ name, value, floor }: Figure): void {
  console.log(`${value >= floor ? "ok  " : "LOW "} ${(value * 100).toFixed(1).padStart(6)} %  ${name}`);
}

async function writeReport(): Promise<boolean> {
  const page = "docs/evaluation.md";
  const results = evaluate();
  writeFileSync(page, await formatted(page, reportPage(results)));
  writeFileSync("docs/evaluation.svg", reportChart(results));
  const { caught, falseAlarms } = results.check;
  const figures = [...results.figures, ...results.strangers.figures, ...results.finding.figures, caught];
  figures.forEach(print);
  const alarms = `${falseAlarms.name} (at most ${falseAlarms.floor * 100} %)`;
  console.log(`     ${(falseAlarms.value * 100).toFixed(1).padStart(6)} %  ${alarms}`);
  return figures.every(({ value, floor }) => value >= floor) && falseAlarms.value <= falseAlarms.floor;
}

/** Prints what the check says of plans that are not of the repository. */
function judge(good: string, poor: string): void {
  const judged = judgeStrangers({ good, poor });
  for (const { id, fault, isGood, inspection } of judged) {
    const rules = [
      ...new Set(inspection.findings.map(({ rule, severity }) => (severity === "hard" ? rule.toUpperCase() : rule))),
    ];
    const scores = `${inspection.score} (form ${inspection.form}, content ${inspection.content})`;
    console.log(
      `${isGood ? "good" : "poor"} ${id} ${fault}: ${scores} ${inspection.unjudged.join(" ")} ${rules.join(" ")}`,
    );
  }
  console.table(Object.fromEntries(confusion(judged).map(({ name, counts }) => [name, counts])));
  calibrationFigures(judged).forEach(print);
}

const [command, good, poor] = process.argv.slice(2);
if (command === "plans" && good && poor) judge(good, poor);
else process.exitCode = (await writeReport()) ? 0 : 1;
