/** Defaults of the create form. Source: REB-2. */
export const rebDefaults = { totalDuration: 40, classSize: 30, location: "Classroom" } as const;

export const rebStages = ["introduction", "development", "conclusion"] as const;
export type RebStage = (typeof rebStages)[number];

/** The share of a unit title's words that a lesson title must have for the unit to be meant. */
export const unitTitleShare = 0.6;
