// Just enough of the ICU message syntax to compare translations: arguments, their kinds, tags, and the words between.

type Piece = { words: string; parts: Map<string, string> };

/** Reads from `start` to the closing brace or the end; returns where it stopped. */
function readText(source: string, start: number, piece: Piece): number {
  let at = start;
  while (at < source.length && source[at] !== "}") {
    const escaped = /^'(?:'|[{}<][^']*'?)/.exec(source.slice(at));
    const tag = /^<\/?([A-Za-z][\w-]*)\s*\/?>/.exec(source.slice(at));
    if (escaped) {
      piece.words += escaped[0] === "''" ? "'" : escaped[0].replaceAll("'", "");
      at += escaped[0].length;
    } else if (tag) {
      piece.parts.set(`<${tag[1]}>`, "");
      piece.words += " ";
      at += tag[0].length;
    } else if (source[at] === "{") {
      at = readArgument(source, at + 1, piece);
    } else {
      piece.words += source[at];
      at += 1;
    }
  }
  return at;
}

/** Reads `name}`, `name, number, style}` or `name, plural, one {...} other {...}}`. */
function readArgument(source: string, start: number, piece: Piece): number {
  const head = /^\s*([\w.-]+)\s*(?:,\s*(\w+)\s*)?/.exec(source.slice(start));
  if (!head) return start;
  const [, name = "", kind = ""] = head;
  piece.parts.set(name, kind);
  piece.words += " ";
  let at = start + head[0].length;
  while (at < source.length && source[at] !== "}") {
    if (source[at] === "{") {
      at = readText(source, at + 1, piece);
      piece.words += " ";
    }
    at += 1;
  }
  return at + 1;
}

function read(message: string): Piece {
  const piece: Piece = { words: "", parts: new Map() };
  let at = 0;
  while (at < message.length) at = readText(message, at, piece) + 1;
  return piece;
}

/** The arguments and tags of a message, sorted, as one comparable string: "count:plural, name, <b>". */
export function argumentsOf(message: string): string {
  const parts = [...read(message).parts].map(([name, kind]) => (kind ? `${name}:${kind}` : name));
  return parts.sort().join(", ");
}

/** The words that people read, without arguments and tags. */
export function plainTextOf(message: string): string {
  return read(message).words.replace(/\s+/g, " ").trim();
}

/** Whether an ordinary space stands where French wants one that does not break: before ? ! ; : and inside « ». */
export function breaksBeforeMark(message: string): boolean {
  return / [?!;:»](?!\w)|« /.test(message);
}
