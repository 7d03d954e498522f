import type { Calm } from "../../../../safety/calm";
import type { Values } from "../../../../text/wording";
import type { AgeBand } from "../../course/constants";
import type { RebRequest } from "../../schema";
import type { RebBackground } from "../../types";
import { readTaught, type TaughtEntry } from "../entry/taught";
import type { LessonMinutes } from "../timing/lesson";
import type { RebPhraseBank } from "../types";
import { calmByEntry, readSensitivity } from "./calm";
import { readGuide } from "./guide";

/**
 * How a lesson is held: calmly, since its topic is sensitive, by what the bank has on it, if anything; by the bank's lesson on its
 * topic; or as a frame, whose content is the teacher's. `care` is what a lesson of its own subject says of a sensitive topic that
 * it only touches on; null in most.
 */
export type TeachingMode =
  | { way: "calm"; calm: Calm; entry: TaughtEntry | null }
  | { way: "entry"; entry: TaughtEntry; care: Calm | null }
  | { way: "frame"; care: Calm | null };

export type HeldCalmly = Extract<TeachingMode, { way: "calm" }>;

/** The entry of the bank that a lesson is held by, calmly or not; null for none. */
export function entryOf(held: TeachingMode): TaughtEntry | null {
  return held.way === "frame" ? null : held.entry;
}

/** What a lesson says of a sensitive topic that it only touches on; null for none. */
export function careOf(held: TeachingMode): Calm | null {
  return held.way === "calm" ? null : held.care;
}

/** What is minded of a sensitive topic, whether the lesson is on it or touches on it; null without one. */
export function mindedIn(held: TeachingMode): Calm | null {
  return held.way === "calm" ? held.calm : held.care;
}

/** Reads how a lesson is held, from its topic and from what the bank has on it. */
export function readHeld(
  { request, background, bank }: { request: RebRequest; background: RebBackground; bank: RebPhraseBank },
  {
    band,
    minutes,
    values,
    questions,
  }: { band: AgeBand; minutes: LessonMinutes; values: Values; questions: number | null },
): TeachingMode {
  const found = background.known ?? null;
  const plan = { phrases: bank.entry, minutes, title: request.lessonTitle, questions };
  const sensitivity = readSensitivity(request, { band, values, entry: found?.entry });
  if (sensitivity?.isHeldCalm) {
    const { calm } = sensitivity;
    const entry = found && readGuide(found, calm, plan);
    return { way: "calm", calm: entry ? calmByEntry(calm, entry) : calm, entry };
  }
  const care = sensitivity?.calm ?? null;
  return found ? { way: "entry", entry: readTaught(found, plan), care } : { way: "frame", care };
}
