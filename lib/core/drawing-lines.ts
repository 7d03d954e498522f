const named = /^(.*?)\s*\[([a-z0-9-]+(?:\/[a-z0-9-]+){1,2})\]\s*$/;

/** The names of drawings, with their brackets, wherever they stand in a text. */
export const drawingNames = /\[[a-z0-9-]+(?:\/[a-z0-9-]+){1,2}\]/g;

/** A line of the notes about drawings: what is said of one, and which it is; null where it names none. */
export function drawingLine(line: string): { caption: string; name: string | null } {
  const [, caption, name] = named.exec(line) ?? [];
  return name ? { caption: (caption ?? "").trim(), name } : { caption: line, name: null };
}
