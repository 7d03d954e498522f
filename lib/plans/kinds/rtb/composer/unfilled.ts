import { rtbNotes } from "../fields";
import type { RtbContent } from "../schema";
import { calmTradePhrases } from "../../../safety/calm";
import { drawingsField } from "../../drawings";
import { phraseBanks } from "./banks";

/** Whether all that a plan's notes hold are the prompts of a frame. */
export function isUnfilled(content: RtbContent): boolean {
  const { notes, former } = phraseBanks[content.language].frame;
  const prompts = new Set([former.sheet, ...Object.values(notes)].join("\n").split("\n"));
  return rtbNotes.every(
    (name) => name === drawingsField || content[name].split("\n").every((line) => !line || prompts.has(line)),
  );
}

/** Whether the form still says that its content is the trainer's to bring. */
export function isNoticed({ language, objectives, introductionTrainerActivity }: RtbContent): boolean {
  const { notice, former } = phraseBanks[language].frame;
  const notices = [notice, former.notice, calmTradePhrases(language).notice].filter(Boolean);
  return notices.some((said) => `${objectives}\n${introductionTrainerActivity}`.includes(said));
}
