/** Families of subjects that are taught alike. */
export const subjectFamilies = [
  "languages",
  "mathematics",
  "sciences",
  "social",
  "arts",
  "sport",
  "ict",
  "business",
  "general",
] as const;
export type SubjectFamily = (typeof subjectFamilies)[number];

/** Ages that are taught in different ways: pre-primary to P3, P4-P6, S1-S3, S4-S6 and TTC. */
export type AgeBand = "early" | "primary" | "lower" | "upper";

/** Steps of the development, in order. Source: teacher's guides of the competence-based curriculum. */
export const stepNames = ["discovery", "presentation", "exploitation", "synthesis", "application"] as const;
export type StepName = (typeof stepNames)[number];

/** Generic competences of the competence-based curriculum, as in the catalogue. */
export const genericCompetences = [
  "criticalThinking",
  "creativity",
  "research",
  "communication",
  "cooperation",
  "lifelongLearning",
] as const;
export type GenericCompetence = (typeof genericCompetences)[number];

/** The eight cross-cutting issues of the curriculum framework. */
export const crossCuttingIssues = [
  "genocideStudies",
  "environment",
  "gender",
  "sexuality",
  "peace",
  "finance",
  "standardization",
  "inclusion",
] as const;
export type CrossCuttingIssue = (typeof crossCuttingIssues)[number];

/** Special educational needs that the composer knows an adaptation for. */
export const needKinds = [
  "deafBlind",
  "blind",
  "lowVision",
  "visual",
  "deaf",
  "hardOfHearing",
  "hearing",
  "wheelchair",
  "physical",
  "albinism",
  "epilepsy",
  "trauma",
  "speech",
  "autism",
  "attention",
  "dyslexia",
  "intellectual",
  "slow",
  "gifted",
  "illness",
  "pregnancy",
  "dyscalculia",
  "leftHand",
  "hand",
  "lipReading",
  "motherhood",
  "bereaved",
  "language",
  "other",
] as const;
export type NeedKind = (typeof needKinds)[number];

/** Needs that nobody but the teacher may learn of. */
export const discreetNeeds: readonly NeedKind[] = ["trauma", "illness", "pregnancy", "motherhood", "bereaved"];

/** What teachers write beside the needs of learners, and what the room or the class is like. */
export const roomConditions = ["electricity", "crowded", "books"] as const;
export type RoomCondition = (typeof roomConditions)[number];

/** Words in four languages for a lesson out of doors. */
export const outdoors =
  /outside|outdoor|hanze|\bnje\b|dehors|exterieur|\bcour\b|field|ikibuga|uwanja|playground|garden|ubusitani|bustani|jardin|terrain/;
