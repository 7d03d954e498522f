/** Suggested minutes of the parts of a plan. Source: REB-7, RTB-12. */
export const suggestedMinutes = {
  reb: { lesson: "40–80", introduction: "5–10", development: "25–60", conclusion: "5–10" },
  rtb: { introduction: "10–15", demonstration: "20–30", guided: "30–45", independent: "30–60", review: "10–15" },
} as const;
