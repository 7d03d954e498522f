/** How a session is shared: minutes of the opening, share of the middle (0 to 1); the end takes the rest. */
export type MinuteShares = { opening: number; middle: number };

/** Whole minutes of the middle, rounded down. */
export function middleMinutes(total: number, { middle }: MinuteShares): number {
  return Math.max(0, Math.floor(total * middle));
}

/**
 * Shares out `total` minutes: the opening, `count` middle parts as equal as whole minutes allow (the first take what is
 * left over), and the end; they add up to the total exactly.
 */
export function splitMinutes(session: { total: number; count: number; shares: MinuteShares }): {
  opening: number;
  middle: number[];
  end: number;
} {
  const { total, count, shares } = session;
  const whole = Math.max(0, Math.round(total));
  const sum = middleMinutes(whole, shares);
  const opening = Math.min(shares.opening, whole - sum);
  const each = Math.floor(sum / count);
  const middle = Array.from({ length: count }, (_, index) => each + (index < sum % count ? 1 : 0));
  return { opening, middle, end: whole - opening - sum };
}
