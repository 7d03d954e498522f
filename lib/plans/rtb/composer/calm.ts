import type { PlanLanguage } from "@/lib/core/language";
import { calmOf, type Calm } from "../../safety/calm";
import { sensitiveTopicsIn } from "../../safety/recognition";
import type { RtbRequest } from "../schema";

type Given = Pick<
  RtbRequest,
  "topicOfSession" | "moduleTitle" | "learningOutcomes" | "indicativeContent" | "range" | "sector" | "trade"
>;

/** The sensitive topics of a session, from what its trainer says of it. */
export function sessionTopics(given: Given) {
  const { topicOfSession, moduleTitle, learningOutcomes, indicativeContent, range, sector, trade } = given;
  const about = [topicOfSession, moduleTitle, learningOutcomes, indicativeContent, range];
  return sensitiveTopicsIn(about, [sector, trade]);
}

/** The calm way of a session on a sensitive topic, or null. */
export function readCalm(request: RtbRequest, title: string): Calm | null {
  const values = { title, onBoard: boards[request.language], total: "5" };
  return calmOf(sessionTopics(request), { language: request.language, isYoung: false, isTrade: true, values });
}

const boards: Record<PlanLanguage, string> = {
  en: "on the board",
  fr: "au tableau",
  rw: "ku kibaho",
  sw: "ubaoni",
};
