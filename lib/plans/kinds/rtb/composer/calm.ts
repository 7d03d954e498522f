import type { PlanLanguage } from "@/lib/core/language";
import { searchable } from "../../../text/wording";
import { calmOf, type Calm } from "../../../safety/calm";
import { trainsSkill } from "../../../safety/focus";
import { areTaughtAsUsual } from "../../../safety/constants";
import { sensitiveTopicsIn } from "../../../safety/recognition";
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

/** Work with people in need: its sessions are on what these people live through. */
const caring =
  /nurs|(?<!animal )health|social work|midwi|counsel|psycho|buforomo|ubuforomo|uuguzi|travail social|soins|sante|ubuzima|afya|jamii/;

/** Whether the session is one of its trade that only touches on a sensitive topic: what is made, installed, mended, counted. */
export function isBeside(given: Given): boolean {
  const topics = sessionTopics(given);
  if (topics.length === 0 || caring.test(searchable(`${given.trade} ${given.sector}`))) return false;
  return trainsSkill(given.topicOfSession, topics, ["trades", "computing", "numbers", "languages", "arts"]);
}

/** Whether a sensitive topic makes the session one of another kind: calm moves, and no job sheet. */
export function isCalm(given: Given): boolean {
  const topics = sessionTopics(given);
  return topics.length > 0 && !areTaughtAsUsual(topics) && !isBeside(given);
}

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
