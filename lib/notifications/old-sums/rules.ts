/**
 * The francs of a sum that a notification was kept with as English writes it, "3,000 RWF": so were those until November
 * 2026. Null for any other text.
 */
export function francsOf(written: string): number | null {
  const digits = /^(\d{1,3}(?:,\d{3})*) RWF$/.exec(written)?.[1];
  return digits === undefined ? null : Number(digits.replaceAll(",", ""));
}
