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
