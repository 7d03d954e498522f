import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { lesson, session, type Lesson, type Session } from "@/lib/bank/schema";

/** Something wrong with a file, in words that its author can act on. */
export type Fault = { file: string; line: number; message: string };

export type Entry<Content> = {
  file: string;
  content: Content;
  /** The line of the file in which the value at this path begins. */
  lineOf: (path: readonly PropertyKey[]) => number;
};

export type Bank = { lessons: Entry<Lesson>[]; sessions: Entry<Session>[]; faults: Fault[] };

function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".yaml")).sort();
}

/**
 * What does not agree with the name of the file: `<id>.yaml`, or `<id>.<language>.yaml` for the same lesson in a language other
 * than the one it was first written in.
 */
function misplaced(name: string, { id, language }: { id: string; language: string }): string[] {
  const [, path = "", suffix] = /^(.*?)(?:\.([a-z]{2}))?\.yaml$/.exec(name) ?? [];
  return [
    ...(id === path ? [] : [`id: the path says ${path}`]),
    ...(suffix && suffix !== language ? [`language: the file says ${suffix}`] : []),
  ];
}

type Schema<Content> = z.ZodType<Content>;

function readEntry<Content extends { id: string; language: string }>(
  place: { root: string; folder: string; name: string },
  schema: Schema<Content>,
): { entry: Entry<Content> | null; faults: Fault[] } {
  const file = join("content", place.folder, place.name);
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(join(place.root, file), "utf8"), { lineCounter: lines });
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let depth = path.length; depth > 0; depth -= 1) {
      const node = document.getIn(path.slice(0, depth), true) as { range?: [number, number, number] } | undefined;
      if (node?.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  const broken = document.errors.map(({ message, pos }) => ({ file, line: lines.linePos(pos[0]).line, message }));
  if (broken.length > 0) return { entry: null, faults: broken };
  const parsed = schema.safeParse(document.toJS());
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => ({
      file,
      line: lineOf(path),
      message: `${path.join(".") || "the file"}: ${message}`,
    }));
    return { entry: null, faults };
  }
  const wrong = misplaced(place.name, parsed.data).map((message) => ({
    file,
    line: lineOf([message.slice(0, message.indexOf(":"))]),
    message,
  }));
  return { entry: { file, content: parsed.data, lineOf }, faults: wrong };
}

function readAll<Content extends { id: string; language: string }>(
  { root, folder, beginning }: { root: string; folder: string; beginning: string },
  schema: Schema<Content>,
): { entries: Entry<Content>[]; faults: Fault[] } {
  const names = filesUnder(join(root, "content", folder)).filter((name) => name.startsWith(beginning));
  const read = names.map((name) => readEntry({ root, folder, name }, schema));
  return { entries: read.flatMap(({ entry }) => entry ?? []), faults: read.flatMap(({ faults }) => faults) };
}

/**
 * The entries under `root`/content that can be read, and what is wrong with the others: all of them, or those whose id begins
 * so.
 */
export function readBank(root: string, beginning = ""): Bank {
  const lessons = readAll({ root, folder: "lessons", beginning }, lesson);
  const sessions = readAll({ root, folder: "sessions", beginning }, session);
  return {
    lessons: lessons.entries,
    sessions: sessions.entries,
    faults: [...lessons.faults, ...sessions.faults],
  };
}

/** The path of a drawing that an entry names. */
export function diagramPath(root: string, entryFile: string, name: string): string {
  return join(root, dirname(entryFile), name);
}
