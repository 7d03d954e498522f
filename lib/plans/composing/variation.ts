import { at, hash, searchable, type Pick } from "./rules";

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
export function inTurn(course: Course, seed: number): Pick {
  const { level, shift } = classOf(course.className);
  const key = [course.teacher, course.subject].map((text) => searchable(text).trim()).join("|");
  const step = Math.trunc(seed) + shift;
  return (place, items) => {
    const start = hash(0, `${key}|${level}|${place}`) % items.length;
    const turn = ((step % items.length) + items.length) % items.length;
    return at(items, start + turn);
  };
}
