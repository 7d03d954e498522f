import { rtbNotes } from "../fields";
import type { RtbContent } from "../schema";
import { calmTradePhrases } from "../../../safety/calm";
import { isPrompt, promptsOf, renewed } from "../../../text/former-words";
import { drawingsField } from "../../drawings";
import { phraseBanks } from "./banks";

/** Whether all that a plan's notes hold are the prompts of a frame. */
export function isUnfilled(content: RtbContent): boolean {
  const prompts = promptsOf(phraseBanks[content.language].frame.notes);
  return rtbNotes.every((name) => name === drawingsField || isPrompt(content[name], prompts));
}

/** Whether the form still says that its content is the trainer's to bring. */
export function isNoticed({ language, objectives, introductionTrainerActivity }: RtbContent): boolean {
  const notices = [phraseBanks[language].frame.notice, calmTradePhrases(language).notice];
  const said = renewed(`${objectives}\n${introductionTrainerActivity}`);
  return notices.some((notice) => said.includes(notice));
}
