/** What the form of a new tier starts with. Source: ADM-6. */
export const tierDefaults = { price: 3_000, lessonPlansPerMonth: 0, maxUsers: 1, durationDays: 30 } as const;
