import type { Lesson, Session } from "./schema";
import type { BankAnswer, FoundEntry, Neighbours, OfferedEntry } from "./types";

/** The title that an entry is printed with. */
export function titleOf({ titles, language }: Lesson | Session): string {
  return titles[language]?.[0] ?? "";
}

/** The name of a drawing: the folder of its entry, and its file without the ending. */
export function drawingName({ id }: Pick<Lesson | Session, "id">, file: string): string {
  return `${id.slice(0, id.lastIndexOf("/"))}/${file.replace(/\.svg$/, "")}`;
}

/** An entry as a person chooses it: its title, the classes or the trade that it is for, and what of the wish it teaches. */
export function offeredOf({ entry, treats, lacks }: FoundEntry<Lesson | Session>): OfferedEntry {
  const place = "classes" in entry ? entry.classes.join(", ") : entry.trade;
  return { id: entry.id, title: titleOf(entry), class: place, treats, lacks };
}

/** Where an entry is taught: "P6, Mathematics", "Masonry". */
function placeOf(entry: Lesson | Session): string {
  return "classes" in entry ? [...entry.classes, entry.subject].join(", ") : entry.trade;
}

/**
 * What the bank has beside a topic, as it is told to a person: what a plan may be made of, and the same in another language.
 * `isUsable` says it of those that lie near, the contrary of the topic among them.
 */
export function neighboursOf<Entry extends Lesson | Session>(
  { elsewhere, choices, near }: BankAnswer<Entry>,
  isUsable: (entry: Entry) => boolean,
): Neighbours {
  const found = [...choices, ...near].filter(({ entry }) => isUsable(entry));
  const usable = new Map(found.map(({ entry, lacks }) => [entry, lacks]));
  return {
    elsewhere: elsewhere && {
      title: titleOf(elsewhere.entry),
      place: placeOf(elsewhere.entry),
      language: elsewhere.entry.language,
    },
    near: [...usable]
      .slice(0, 3)
      .map(([entry, lacks]) => ({ id: entry.id, title: titleOf(entry), place: placeOf(entry), lacks })),
  };
}
