import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Drawing } from "@/lib/documents/drawing";
import { bankFile, claimsFile, collocationsFile, saidFile, usageFile } from "./constants";
import type { Claim, Lesson, Session } from "./schema";
import { tellsSubject, unknownYears } from "./search/constants";
import { lessonFinder, sessionFinder } from "./search/finder";
import type { SaidWords } from "./search/said";
import type { Bank, Collocations, BankAnswer, Usages, EntryRequest, WantedSession } from "./types";

let bank: Bank | undefined;
let usages: Usages | undefined;
let collocations: Collocations | undefined;
let claims: readonly Claim[] | undefined;
let lessons: ReturnType<typeof lessonFinder> | undefined;
let sessions: ReturnType<typeof sessionFinder> | undefined;

/**
 * The content bank of this process, read at the first call. Throws when it was never compiled: a service without its lessons
 * would silently write frames.
 */
export function loadBank(): Bank {
  // Checked against the schema when it was compiled.
  bank ??= JSON.parse(readFileSync(bankFile, "utf8")) as Bank;
  return bank;
}

/** What sentences against well-known facts look like, read at the first call. */
export function loadClaims(): readonly Claim[] {
  claims ??= JSON.parse(readFileSync(claimsFile, "utf8")) as Claim[];
  return claims;
}

/** Which words and which pairs of little words the bank's texts have, by language; read at the first call. */
export function loadUsage(): Usages {
  usages ??= JSON.parse(readFileSync(usageFile, "utf8")) as Usages;
  return usages;
}

/** Which words stand together in the bank's texts, by language; read at the first call. */
export function loadCollocations(): Collocations {
  collocations ??= JSON.parse(readFileSync(collocationsFile, "utf8")) as Collocations;
  return collocations;
}

/** The words of the bank's texts, for those who find; read when a title has a word that no title of the bank has, and not kept. */
function readSaid(): Record<"lessons" | "sessions", SaidWords> {
  return JSON.parse(readFileSync(saidFile, "utf8")) as Record<"lessons" | "sessions", SaidWords>;
}

/** Characters of what was typed that are looked at: no title of a lesson, name of a subject or class is longer. */
const longestTyped = 300;

function clipped<Typed extends Record<string, string>>(typed: Typed): Typed {
  const entries = Object.entries(typed).map(([name, text]) => [name, text.slice(0, longestTyped)] as const);
  return { ...typed, ...Object.fromEntries(entries) };
}

/** Lessons of the bank for a wish: a sure one only where subject, class and nearly every word of the title agree. */
export function findLesson(wanted: EntryRequest): BankAnswer<Lesson> {
  lessons ??= lessonFinder(loadBank().lessons, () => readSaid().lessons);
  return lessons(clipped(wanted));
}

/** Job sheets of the bank for a wish: a sure one only where the trade and nearly every word of the topic agree. */
export function findSession(wanted: WantedSession): BankAnswer<Session> {
  sessions ??= sessionFinder(loadBank().sessions, () => readSaid().sessions);
  return sessions(clipped(wanted));
}

/** The lesson of that id; null where the bank has none, or no longer. */
export function findLessonById(id: string): Lesson | null {
  return loadBank().lessons.find((lesson) => lesson.id === id) ?? null;
}

/** The job sheet of that id; null where the bank has none, or no longer. */
export function findSessionById(id: string): Session | null {
  return loadBank().sessions.find((session) => session.id === id) ?? null;
}

/** Names the content that an entry has now; null where the bank has none of that id. */
export function entryVersionOf(id: string): string | null {
  const entry = findLessonById(id) ?? findSessionById(id);
  return entry && createHash("sha256").update(JSON.stringify(entry)).digest("hex").slice(0, 12);
}

/** The drawing of that name (`drawingName`); null where the bank has none, or no longer. */
export function findDrawing(name: string): Drawing | null {
  const { drawings } = loadBank();
  return (Object.hasOwn(drawings, name) && drawings[name]) || null;
}

/**
 * The subject that teaches a topic: that of the bank's lesson on it, or of one for this age with most of its words; null where
 * none has.
 */
export function findTaughtSubject(wanted: Omit<EntryRequest, "subject">): string | null {
  const { sure, elsewhere, near } = findLesson({ ...wanted, subject: "" });
  const like = near.find(
    ({ reason }) => reason.ofWish > tellsSubject.ofWish && Math.abs(reason.years ?? unknownYears) <= tellsSubject.years,
  );
  return (sure ?? elsewhere ?? like)?.entry.subject ?? null;
}

/** The lesson that comes before one of the bank, in the same language; null where the bank names none. */
export function findLessonBefore({ before, language }: Lesson): Lesson | null {
  return loadBank().lessons.find((lesson) => lesson.language === language && lesson.id === before[0]) ?? null;
}
