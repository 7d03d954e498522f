const naming = /^[a-z0-9-]+(?:\/[a-z0-9-]+){1,2}$/;

/** The names of drawings, with their brackets, wherever they stand in a text. */
export const drawingNames = /\[[a-z0-9-]+(?:\/[a-z0-9-]+){1,2}\]/g;

type DrawingLine = { caption: string; name: string | null };

function drawingLine(line: string): DrawingLine {
  const said = line.trimEnd();
  const at = said.endsWith("]") ? said.lastIndexOf("[") : -1;
  const name = at < 0 ? "" : said.slice(at + 1, -1);
  return naming.test(name) ? { caption: said.slice(0, at).trim(), name } : { caption: line, name: null };
}

/**
 * The lines of the notes about drawings: what is said of one, and which it is; null where a line names none, or one that a line
 * before has named, for each is drawn once.
 */
export function drawingLines(text: string): DrawingLine[] {
  const named = new Set<string>();
  return text.split("\n").map((line) => {
    const { caption, name } = drawingLine(line);
    const isFirst = name !== null && !named.has(name);
    if (name !== null) named.add(name);
    return { caption, name: isFirst ? name : null };
  });
}
