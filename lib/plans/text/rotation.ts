import { plainLetters as searchable } from "@/lib/core/searchable";

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

/** Whose lessons take turns: one teacher's, in one subject, with one class. */
export type Course = { teacher: string; subject: string; className: string };

const stream = /(\d)\s*[-.]?\s*([a-h])$/;

/** Classes side by side are told by a last letter ("P4 B", "L3 B"); it moves them apart, and the rest is their level. */
function classOf(name: string): { level: string; shift: number } {
  const text = searchable(name).trim();
  const letter = stream.exec(text)?.[2];
  if (!letter) return { level: text, shift: 0 };
  return { level: text.replace(stream, "$1"), shift: letter.charCodeAt(0) - "a".charCodeAt(0) };
}

/**
 * Chooses from lists in turn. Each place starts where the course says and moves on by one with each step of `seed` and
 * of the class's letter, so that plans of neighbouring seeds, and of classes side by side, differ in every place, and a
 * choice comes back only after all others of its list. The lists must not be empty.
 */
export function rotationFor(course: Course, seed: number): Pick {
  const { level, shift } = classOf(course.className);
  const key = [course.teacher, course.subject].map((text) => searchable(text).trim()).join("|");
  const step = Math.trunc(seed) + shift;
  return (place, items) => {
    const start = hash(0, `${key}|${level}|${place}`) % items.length;
    const turn = ((step % items.length) + items.length) % items.length;
    return at(items, start + turn);
  };
}

/** The item at an index that is taken round the list; the list must not be empty. */
export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError("Nothing to choose from");
  return item;
}
