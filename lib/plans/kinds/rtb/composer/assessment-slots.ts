export const leastSlot = 3;
const mostSlot = 12;

/**
 * When whom the trainer assesses: `together` groups in each slot of some minutes, from a minute of the conclusion on; then second
 * tries.
 */
export type Slots = { from: number; minutes: number; count: number; together: number; spare: number };

/** Slots of at least three minutes, with as few groups at a time as that allows. */
export function assessmentSlots(minutes: number, { groups, from }: { groups: number; from: number }): Slots {
  const slots = (together: number, count: number, each: number): Slots => ({
    from,
    together,
    count,
    minutes: each,
    spare: Math.max(0, minutes - count * each),
  });
  for (let together = 1; together < groups; together++) {
    const count = Math.ceil(groups / together);
    const each = Math.min(mostSlot, Math.floor(minutes / count));
    if (each >= leastSlot) return slots(together, count, each);
  }
  return slots(groups, 1, Math.min(mostSlot, Math.max(1, minutes)));
}
