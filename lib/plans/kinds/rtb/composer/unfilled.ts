import { rtbNotes } from "../fields";
import type { RtbContent } from "../schema";
import { phraseBanks } from "./banks";

/** Whether all that a plan's notes hold are the prompts of a frame. */
export function isUnfilled(content: RtbContent): boolean {
  const { notes } = phraseBanks[content.language].frame;
  return rtbNotes.every((name) => !content[name] || content[name] === notes[name]);
}
