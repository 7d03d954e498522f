/** The time; tests replace it with vi.setSystemTime. */
export function now(): Date {
  return new Date();
}

export const seconds = (count: number) => count * 1_000;
export const minutes = (count: number) => count * 60_000;
export const hours = (count: number) => count * 3_600_000;
export const days = (count: number) => count * 86_400_000;

/** Rwanda's clock is UTC+2 all year; the ISO date of a moment there. */
export function dateInKigali(moment: Date): string {
  return new Date(moment.getTime() + hours(2)).toISOString().slice(0, 10);
}
