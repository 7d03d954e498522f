/** One line per value that production cannot do without and that is missing or weak. */
export function productionProblems(settings: Readonly<Record<string, string | undefined>>): string[];
