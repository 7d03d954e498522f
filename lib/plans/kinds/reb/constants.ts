/** Defaults of the create form. Source: REB-2. */
export const rebDefaults = { totalDuration: 40, classSize: 30, location: "Classroom" } as const;

export const rebPhases = ["introduction", "development", "conclusion"] as const;
export type RebPhase = (typeof rebPhases)[number];

/** The parts of a REB plan in the order in which they are written. */
export const rebSectionNames = [
  "objectives",
  "materials",
  "introduction",
  "development",
  "conclusion",
  "assessment",
  "overview",
  "notes",
] as const;
export type RebSectionName = (typeof rebSectionNames)[number];

/** What the teacher has in hand beside the official form; printed after it as an annex. */
export const rebNotes = [
  "notesSummary",
  "notesTexts",
  "notesExamples",
  "notesExercises",
  "notesAnswers",
  "notesVocabulary",
] as const;

/** What the plan is about, in its owner's words. */
export const givenFields = ["lessonTitle", "unitTitle", "keyUnitCompetence"] as const;
