/** Gaps of two spaces and more inside a line: what follows them stands in a column. */
const gap = /(?<=\S) {2,}(?=\S)/g;

/** Where the columns of a line begin; one that begins far to the right has an empty first cell. */
function columnsOf(line: string): number[] {
  const inner = [...line.matchAll(gap)].map((found) => found.index + found[0].length);
  const begin = /^ {4,}(?=\S)/.exec(line)?.[0].length;
  return begin === undefined || inner.length === 0 ? inner : [begin, ...inner];
}

/** A line's cells: a column that the text before it runs into has no cell of its own. */
function cellsOf(line: string, columns: readonly number[]): string[] {
  const own = columns.filter(
    (column) => line.length < column || /^\s*$/.test(line.slice(Math.max(0, column - 2), column)),
  );
  if (own.length < columns.length && columnsOf(line).length === columns.length) return line.split(/ {2,}/);
  return [0, ...own].map((start, index) => line.slice(start, own[index]).trim());
}

/** A calculation in columns, or a line with bars of its own: its spaces are its sense. */
function isDrawn(line: string): boolean {
  return line.includes("|") || /^\s*[-+×÷]?[\s\d.,)]+$/.test(line) || /^\s+[-+] /.test(line);
}

/** Lines of one table: each shares a column with the line before it. */
function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [];
  for (const line of lines) {
    const last = blocks.at(-1);
    const before = last?.at(-1);
    const columns = columnsOf(line);
    if (last && before !== undefined && columnsOf(before).some((column) => columns.includes(column))) last.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

/** The rows of a block as cells, if it is a table of words: three rows, or two of three cells. */
function tableRows(block: readonly string[]): string[] | null {
  const all = block.flatMap(columnsOf);
  const columns = [...new Set(all)]
    .filter((column) => all.filter((other) => other === column).length > 1)
    .sort((a, b) => a - b);
  if (block.length < 2 || block.length + columns.length < 4 || block.some(isDrawn)) return null;
  const rows = block.map((line) => cellsOf(line, columns));
  const isFormula = rows.flat().some((cell) => /^(?:=|->)|\d {2,}\d/.test(cell));
  if (isFormula) return null;
  return rows.map((cells) => cells.join(" | ").replace(/^ | [| ]*$/g, ""));
}

/**
 * The summary of the chalkboard as it can be printed in letters of unequal width: the cells of its tables are parted by bars, and
 * every other line keeps its spaces.
 */
export function boardLines(board: string): string[] {
  const lines = board
    .replace(/^\n+|\s+$/g, "")
    .split("\n")
    .map((line) => line.trimEnd());
  return blocksOf(lines).flatMap((block) => tableRows(block) ?? block);
}
