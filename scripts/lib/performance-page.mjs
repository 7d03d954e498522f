// docs/performance.md: what the benchmarks measured last, each between its own pair of marks, so that a run of one leaves the
// others.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { root } from "./process.mjs";

const file = join(root, "docs", "performance.md");

/** A number as a person reads it, anything else as it is. */
export function display(value) {
  if (typeof value !== "number") return value ?? "";
  return Math.abs(value) >= 100 ? String(Math.round(value)) : value.toFixed(value === 0 ? 0 : 2);
}

/** A table of Markdown; columns of which nothing is known are left out. */
export function markdownTable(head, rows) {
  const known = head.filter((column) => rows.some((row) => display(row[column]) !== ""));
  const line = (cells) => `| ${cells.join(" | ")} |`;
  const cells = rows.map((row) => line(known.map((column) => display(row[column]).replaceAll("|", "\\|"))));
  return [line(known), line(known.map(() => "---")), ...cells].join("\n");
}

/** The page with other figures between the marks of `name`. Throws where it has no such marks. */
export function withFigures(page, name, figures) {
  const [begin, end] = [`<!-- figures:${name} -->`, `<!-- /figures:${name} -->`];
  const [from, to] = [page.indexOf(begin), page.indexOf(end)];
  if (from === -1 || to < from) throw new Error(`docs/performance.md has no place for the figures of "${name}".`);
  return `${page.slice(0, from + begin.length)}\n\n${figures.trim()}\n\n${page.slice(to)}`;
}

/** When, of which commit and on what they were measured. */
function circumstances(moment) {
  const git = (...args) => execFileSync("git", args, { cwd: root, encoding: "utf8" }).trim();
  const commit =
    git("rev-parse", "--short", "HEAD") + (git("status", "--porcelain", "--untracked-files=no") ? " and changes" : "");
  const day = moment.toISOString().slice(0, 10);
  return `${day}, commit ${commit}, ${availableParallelism()} cores, load ${display(loadavg()[0])}, Node ${process.versions.node}:`;
}

/** Puts the figures, by name, into the page, under when and on what they were measured. */
export async function writeFigures(figures, moment = new Date()) {
  const { formatted } = await import("./formatted.mjs");
  const said = circumstances(moment);
  const page = Object.entries(figures).reduce(
    (text, [name, table]) => withFigures(text, name, `${said}\n\n${table}`),
    readFileSync(file, "utf8"),
  );
  writeFileSync(file, await formatted(file, page));
}
