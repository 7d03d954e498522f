/** Topics that are taught calmly, with facts; the gravest first, which gives a lesson on several its frame. */
export const sensitiveTopics = [
  "genocide",
  "holocaust",
  "otherGenocide",
  "suicide",
  "abuse",
  "death",
  "war",
  "slavery",
  "hiv",
  "contraception",
  "menstruation",
  "puberty",
  "substances",
  "disability",
] as const;
export type SensitiveTopic = (typeof sensitiveTopics)[number];

/**
 * Biology and craft that are taught as such, with care but without warning: where nothing was written for them, their lesson is the
 * ordinary one of its subject.
 */
const taughtAsUsual: ReadonlySet<SensitiveTopic> = new Set(["menstruation", "puberty"]);

/** Whether the topics call for care alone, and not for a lesson of another kind. */
export function areTaughtAsUsual(topics: readonly SensitiveTopic[]): boolean {
  return topics.length > 0 && topics.every((topic) => taughtAsUsual.has(topic));
}

/** Whether the topics make a lesson that is on them one of another kind: calm moves, and no entry but one written for it. */
export function callForCalm(topics: readonly SensitiveTopic[]): boolean {
  return topics.length > 0 && !areTaughtAsUsual(topics);
}

/** What a lesson on a sensitive topic never asks for. */
export const harms = [
  "rolePlay",
  "contest",
  "experiment",
  "counterExample",
  "invention",
  "ownLife",
  "askingHome",
  "sides",
  "energiser",
] as const;
export type Harm = (typeof harms)[number];

/** Rules of the check by what they forbid; a plan that breaks one of them, or the official wording, is no plan to teach from. */
export const harmRules: Record<Harm, string> = {
  rolePlay: "safetyRolePlay",
  contest: "safetyContest",
  experiment: "safetyExperiment",
  counterExample: "safetyCounterExample",
  invention: "safetyInvention",
  ownLife: "safetyOwnLife",
  askingHome: "safetyAskingHome",
  sides: "safetySides",
  energiser: "safetyEnergiser",
};
export const wordingRule = "safetyWording";

/** What no writer may bring into a plan. */
export const unsafeRules: ReadonlySet<string> = new Set([...Object.values(harmRules), wordingRule]);

/** Words of one text that are looked at, so that a hostile one costs little. */
export const mostWords = 3_000;
