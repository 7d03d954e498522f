/** What the form of a new tier starts with. Source: specification 2, section 5. */
export const tierDefaults = { price: 3_000, lessonPlansPerMonth: 0, maxUsers: 1, durationDays: 30 } as const;
