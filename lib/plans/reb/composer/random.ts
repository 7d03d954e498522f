/** A whole number made of the seed and the name of the place it is used in; the same for the same input. */
export function hash(seed: number, place: string): number {
  let value = (Math.trunc(seed) ^ 0x9e3779b9) >>> 0;
  for (const character of place) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x85ebca6b) >>> 0;
    value = (value ^ (value >>> 13)) >>> 0;
  }
  value = Math.imul(value, 0xc2b2ae35) >>> 0;
  return (value ^ (value >>> 16)) >>> 0;
}

export type Pick = <Item>(place: string, items: readonly Item[]) => Item;

/** Chooses from lists by the seed, each place for itself. The lists must not be empty. */
export function picker(seed: number): Pick {
  return (place, items) => at(items, hash(seed, place));
}

/** The item at an index that is taken round the list; the list must not be empty. */
export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError("Nothing to choose from");
  return item;
}
