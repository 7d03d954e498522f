/** Defaults of the create form. Source: REB-2. */
export const rebDefaults = { totalDuration: 40, classSize: 30, location: "Classroom" } as const;

export const rebStages = ["introduction", "development", "conclusion"] as const;
export type RebStage = (typeof rebStages)[number];
