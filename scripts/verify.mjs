// npm run verify: everything that can be checked quickly without a database. Two steps at a time; one line each. What is tried
// on every lesson and request there is (tests/sweeps), npm test adds. `static` as an
// argument: what reads the sources alone, so that it can go beside a build; `rest`: the others.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { refuse, root, run } from "./lib/process.mjs";

/** What needs no types: it looks only at files that have changed since nothing was found in them. */
const cached = ["--cache", "--cache-strategy", "content", "--cache-location", "node_modules/.cache/eslint/"];
const lint = ["eslint", ".", "--max-warnings", "0", ...cached];
/** What needs types, by a compiler in a quarter of the time. */
const typedLint = ["oxlint", "--type-aware", "--deny-warnings", "app", "components", "lib", "db"];

/** The compiler that checks in a quarter of the time; the other one is for the tools that are written upon it. */
const compiler = join(root, "node_modules", "typescript-7", "bin", "tsc");

// The longest first, so that the two lanes end at about the same time.
const steps = [
  { name: "unit tests", commands: [["vitest", "run", "--project", "unit*"]] },
  { name: "types", commands: [existsSync(join(root, "app")) && ["next", "typegen"], ["node", compiler, "--noEmit"]] },
  { name: "lint", isStatic: true, commands: [typedLint, lint] },
  { name: "dead code", isStatic: true, commands: [["knip", "--no-config-hints"]] },
  { name: "format", isStatic: true, commands: [["oxfmt", "--check"]] },
  { name: "boundaries", isStatic: true, commands: [["depcruise", "."]] },
  { name: "content", commands: [["tsx", "scripts/content.ts", "--check", "--entries"]] },
  { name: "messages", isStatic: true, commands: [["tsx", "scripts/check-messages.ts"]] },
];

async function runStep({ name, commands }) {
  let seconds = 0;
  for (const [command, ...args] of commands.filter(Boolean)) {
    const result = await run(command, args, { env: { ...process.env, FORCE_COLOR: "0" } });
    seconds += result.seconds;
    if (result.code !== 0) return { name, seconds, failure: result.output.trimEnd() };
  }
  return { name, seconds, failure: null };
}

function report({ name, seconds, failure }) {
  process.stdout.write(
    `${failure === null ? "ok    " : "FAILED"}  ${name.padEnd(11)} ${seconds.toFixed(1).padStart(5)} s\n`,
  );
  if (failure) process.stdout.write(`${failure}\n`);
}

/** The steps of a part, all of them where none is named. */
function stepsOf(part) {
  if (!part) return steps;
  if (part !== "static" && part !== "rest") refuse(`verify has the parts static and rest, not ${part}.`);
  return steps.filter((step) => Boolean(step.isStatic) === (part === "static"));
}

async function verify(part) {
  const waiting = [...stepsOf(part)];
  let failed = 0;
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const result = await runStep(step);
      report(result);
      if (result.failure !== null) failed += 1;
    }
  };
  await Promise.all([lane(), lane()]);
  process.exitCode = failed === 0 ? 0 : 1;
}

await verify(process.argv[2]);
