import { carefulContent } from "../../../../safety/care";
import type { PlanLanguage } from "@/lib/core/language";
import { isShownFamily } from "../../course/family";
import type { SubjectFamily } from "../../course/constants";
import { entryContent } from "../entry/taught";
import type { LessonContent, RebPhraseBank } from "../types";
import { calmContent } from "./calm";
import type { TeachingMode } from "./held";

/** Where the bank has no lesson, the sentences point to the boxes of the notes, which are the teacher's to fill. */
function frameContent({ frame }: RebPhraseBank, family: SubjectFamily): LessonContent {
  const { hook, task, findings, apply, material } = frame;
  const questions = isShownFamily(family) ? frame.shown : frame.questions;
  return { hook, task, findings, apply, material, questions };
}

/** What the sentences of a lesson are filled with, by what it is held by. */
export function contentOf(
  held: TeachingMode,
  { bank, family, language }: { bank: RebPhraseBank; family: SubjectFamily; language: PlanLanguage },
): LessonContent {
  if (held.way === "calm") return calmContent(held.calm);
  const own = held.way === "entry" ? entryContent(held.entry) : frameContent(bank, family);
  return held.care ? carefulContent(own, calmContent(held.care), language) : own;
}
