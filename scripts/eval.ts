// npm run eval: composes the requests of the evaluation, inspects them, and writes docs/evaluation.md and its chart.
import { writeFileSync } from "node:fs";
import { format, resolveConfig } from "prettier";
import { reportChart, reportPage } from "./eval/report";
import { evaluate } from "./eval/results";

const page = "docs/evaluation.md";
const results = evaluate();
const options = await resolveConfig(page);
writeFileSync(page, await format(reportPage(results), { ...options, parser: "markdown" }));
writeFileSync("docs/evaluation.svg", reportChart(results));

const { caught, falseAlarms } = results.check;
for (const { name, value, floor } of [...results.figures, caught])
  console.log(`${value >= floor ? "ok  " : "LOW "} ${(value * 100).toFixed(1).padStart(6)} %  ${name}`);
console.log(
  `     ${(falseAlarms.value * 100).toFixed(1).padStart(6)} %  ${falseAlarms.name} (at most ${falseAlarms.floor * 100} %)`,
);
const isLow =
  [...results.figures, caught].some(({ value, floor }) => value < floor) || falseAlarms.value > falseAlarms.floor;
process.exitCode = isLow ? 1 : 0;
