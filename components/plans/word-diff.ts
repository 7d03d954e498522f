export type DiffPart = { type: "same" | "removed" | "added"; text: string };

/** Cells of the largest table that is worked out: 2 MB of memory, a few milliseconds on a cheap phone. */
const maximalCells = 1_000_000;

function words(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? [];
}

function lines(text: string): string[] {
  return text.match(/[^\n]*\n|[^\n]+/g) ?? [];
}

/** Lengths of the longest common subsequences of all ends, row by row. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint16Array {
  const width = after.length + 1;
  const table = new Uint16Array((before.length + 1) * width);
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      const here = row * width + column;
      const below = table[here + width] ?? 0;
      const right = table[here + 1] ?? 0;
      const diagonal = table[here + width + 1] ?? 0;
      table[here] = before[row] === after[column] ? diagonal + 1 : Math.max(below, right);
    }
  }
  return table;
}

function align(before: readonly string[], after: readonly string[]): DiffPart[] {
  const table = commonLengths(before, after);
  const width = after.length + 1;
  const parts: DiffPart[] = [];
  let row = 0;
  let column = 0;
  while (row < before.length || column < after.length) {
    const removed = before[row];
    const added = after[column];
    const here = row * width + column;
    if (removed !== undefined && removed === added) {
      parts.push({ type: "same", text: removed });
      row += 1;
      column += 1;
    } else if (removed !== undefined && (added === undefined || (table[here + width] ?? 0) >= (table[here + 1] ?? 0))) {
      parts.push({ type: "removed", text: removed });
      row += 1;
    } else {
      parts.push({ type: "added", text: added ?? "" });
      column += 1;
    }
  }
  return parts;
}

/**
 * Neighbours of one type as one part; within a change, what was removed comes before what was added. A phrase that took
 * another's place is one change, though the spaces between its words are the same.
 */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const result: DiffPart[] = [];
  let removed = "";
  let added = "";
  function close() {
    if (removed) result.push({ type: "removed", text: removed });
    if (added) result.push({ type: "added", text: added });
    removed = "";
    added = "";
  }
  for (const [at, part] of parts.entries()) {
    const bridges =
      part.type === "same" && part.text === " " && removed && added && (parts[at + 1] ?? part).type !== "same";
    if (bridges || part.type === "removed") removed += part.text;
    if (bridges || part.type === "added") added += part.text;
    if (bridges || part.type !== "same") continue;
    close();
    const last = result.at(-1);
    if (last?.type === "same") last.text += part.text;
    else result.push({ ...part });
  }
  close();
  return result;
}

function fits(before: readonly string[], after: readonly string[]): boolean {
  return (before.length + 1) * (after.length + 1) <= maximalCells;
}

/**
 * What changed between two texts, word by word. Long texts are compared line by line first, and only the changed lines
 * word by word; where even that is too much, the whole stretch counts as changed. Joining the parts without the added
 * ones gives `before`, without the removed ones `after`.
 */
export function diffWords(before: string, after: string): DiffPart[] {
  const left = words(before);
  const right = words(after);
  if (fits(left, right)) return joined(align(left, right));
  const leftLines = lines(before);
  const rightLines = lines(after);
  const several = leftLines.length > 1 && rightLines.length > 1;
  if (!several || !fits(leftLines, rightLines)) {
    return joined([
      { type: "removed", text: before },
      { type: "added", text: after },
    ]);
  }
  const byLine = joined(align(leftLines, rightLines));
  return joined(
    byLine.flatMap((part, index) => {
      const next = byLine[index + 1];
      if (part.type === "removed" && next?.type === "added") {
        const small = fits(words(part.text), words(next.text));
        return small ? align(words(part.text), words(next.text)) : [part, next];
      }
      return part.type === "added" && byLine[index - 1]?.type === "removed" ? [] : [part];
    }),
  );
}
