import { rtbNotes } from "../fields";
import type { RtbContent } from "../schema";
import { drawingsField } from "../../drawings";
import { phraseBanks } from "./banks";

/** Whether all that a plan's notes hold are the prompts of a frame. */
export function isUnfilled(content: RtbContent): boolean {
  const { notes } = phraseBanks[content.language].frame;
  return rtbNotes.every((name) => name === drawingsField || !content[name] || content[name] === notes[name]);
}
