/** Groups of a class: `count` of them, of `size` or, where the class does not divide, one more. */
export type WorkGroups = { count: number; size: number; uneven: boolean };

/** Groups as near to the sheet's size as the class allows; nobody is left alone with work for two. */
export function workGroups(classSize: number, size: number): WorkGroups {
  const trainees = Math.max(1, classSize);
  const near = Math.max(1, Math.round(trainees / size));
  const count = size > 1 && near > 1 && Math.floor(trainees / near) < 2 ? near - 1 : near;
  return { count, size: Math.floor(trainees / count), uneven: trainees % count > 0 };
}
