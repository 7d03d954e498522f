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

/** A class of so many learners works as one group. */
export const mostInOneGroup = 5;

/** Sizes of work groups by the learners of a class, the first that divides it; where none does, groups of about `near`. */
export const workGroupSizes = {
  large: { above: 72, sizes: [8, 7, 6], near: 7 },
  usual: { above: 12, sizes: [5, 4, 6], near: 5 },
  small: { above: 0, sizes: [4, 5, 3], near: 5 },
} as const;
