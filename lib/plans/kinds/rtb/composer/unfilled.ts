import { rtbNotes } from "../fields";
import type { RtbContent } from "../schema";
import { calmTradePhrases } from "../../../safety/calm";
import { drawingsField } from "../../drawings";
import { phraseBanks } from "./banks";

/** Whether all that a plan's notes hold are the prompts of a frame. */
export function isUnfilled(content: RtbContent): boolean {
  const { notes } = phraseBanks[content.language].frame;
  return rtbNotes.every((name) => name === drawingsField || !content[name] || content[name] === notes[name]);
}

/** Whether the form still says that its content is the trainer's to bring. */
export function isNoticed({ language, introductionTrainerActivity }: RtbContent): boolean {
  const notices = [phraseBanks[language].frame.notice, calmTradePhrases(language).notice];
  return notices.some((notice) => introductionTrainerActivity.includes(notice));
}
