/** How many characters of a unit's title and of its names in the catalogue a reference takes. */
export const longestInReference = { unitTitle: 160, subject: 60, class: 40 } as const;
