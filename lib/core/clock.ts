/** The time; tests replace it with vi.setSystemTime. */
export function now(): Date {
  return new Date();
}

export function seconds(count: number): number {
  return count * 1_000;
}

export function minutes(count: number): number {
  return count * 60_000;
}

export function hours(count: number): number {
  return count * 3_600_000;
}

export function days(count: number): number {
  return count * 86_400_000;
}

/** The time of day there: 16:05. */
export function timeInKigali(moment: Date): string {
  return new Date(moment.getTime() + hours(2)).toISOString().slice(11, 16);
}

/** Rwanda's clock is UTC+2 all year; the ISO date of a moment there. */
export function dateInKigali(moment: Date): string {
  return new Date(moment.getTime() + hours(2)).toISOString().slice(0, 10);
}
