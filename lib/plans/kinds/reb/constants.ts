/** Defaults of the create form. Source: REB-2. */
export const rebDefaults = { totalDuration: 40, classSize: 30, location: "Classroom" } as const;

export const rebStages = ["introduction", "development", "conclusion"] as const;
export type RebStage = (typeof rebStages)[number];

/** Words in four languages for a lesson out of doors. */
export const outdoors =
  /outside|outdoor|hanze|\bnje\b|dehors|exterieur|\bcour\b|field|ikibuga|uwanja|playground|garden|ubusitani|bustani|jardin|terrain/;
