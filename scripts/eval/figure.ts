/** One figure of the report: what was measured, over how many, what it should be, and what it must not fall under. */
export type Figure = { name: string; value: number; of: number; target: number; floor: number };

/** A target that is reached, and so is not to be lost. */
export function held(target: number) {
  return { target, floor: target };
}

export function ratio(part: number, of: number): number {
  return of === 0 ? 1 : part / of;
}

/** What teachers and learners do, as the plan's fields have it. */
export function activityTexts(content: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(content)
    .filter(([field]) => /Activit(?:y|ies)$/.test(field))
    .map(([, text]) => String(text));
}
