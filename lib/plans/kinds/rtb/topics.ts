import { callForCalm } from "../../safety/constants";
import { trainsSkill } from "../../safety/focus";
import { withoutLearners } from "../../needs/persons";
import { sensitiveTopicsIn } from "../../safety/recognition";
import { inAnyLanguage, type Spoken } from "../../text/spoken";
import { searchable } from "../../text/wording";
import type { RtbRequest } from "./schema";

type TopicFields = Pick<
  RtbRequest,
  "topicOfSession" | "moduleTitle" | "learningOutcomes" | "indicativeContent" | "range" | "sector" | "trade"
>;

/** The sensitive topics of a session, from what its trainer says of it. */
export function sessionTopics(given: TopicFields) {
  const { topicOfSession, moduleTitle, learningOutcomes, indicativeContent, range, sector, trade } = given;
  const about = [topicOfSession, moduleTitle, learningOutcomes, indicativeContent, withoutLearners(range)];
  return sensitiveTopicsIn(about, [sector, trade]);
}

/** Work with people in need: its sessions are on what these people live through. */
const caringTrades: Spoken = {
  en: ["nurs", "(?<!animal )health", "social work", "midwi", "counsel", "psycho"],
  fr: ["travail social", "soins", "sante", "psycho"],
  rw: ["buforomo", "ubuzima"],
  sw: ["uuguzi", "afya", "jamii"],
};
const isCaring = new RegExp(inAnyLanguage(caringTrades));

/** Whether the session is one of its trade that only touches on a sensitive topic: what is made, installed, mended, counted. */
export function isBeside(given: TopicFields): boolean {
  const topics = sessionTopics(given);
  if (topics.length === 0 || isCaring.test(searchable(`${given.trade} ${given.sector}`))) return false;
  return trainsSkill(given.topicOfSession, topics, ["trades", "computing", "numbers", "languages", "arts"]);
}

/** Whether a sensitive topic makes the session one of another kind: calm moves, and no job sheet. */
export function isCalm(given: TopicFields): boolean {
  return callForCalm(sessionTopics(given)) && !isBeside(given);
}
