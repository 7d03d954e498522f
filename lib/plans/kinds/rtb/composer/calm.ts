import type { PlanLanguage } from "@/lib/core/language";
import { calmOf, type Calm } from "../../../safety/calm";
import type { RtbRequest } from "../schema";
import { isCalm, sessionTopics } from "../topics";

/** The calm way of a session on a sensitive topic, or null; `care` is the same for one that only touches on it. */
export function readCalm(request: RtbRequest, title: string): { calm: Calm | null; care: Calm | null } {
  const values = { title, onBoard: boards[request.language], total: "5" };
  const source = { language: request.language, isYoung: false, isTrade: true, values };
  const found = calmOf(sessionTopics(request), source);
  return isCalm(request) ? { calm: found, care: null } : { calm: null, care: found };
}

const boards: Record<PlanLanguage, string> = {
  en: "on the board",
  fr: "au tableau",
  rw: "ku kibaho",
  sw: "ubaoni",
};
