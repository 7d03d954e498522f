import type { Lesson, Session } from "./schema";
import type { BankAnswer, Neighbours, Offered } from "./types";

/** The title that an entry is printed with. */
export function titleOf({ titles, language }: Lesson | Session): string {
  return titles[language]?.[0] ?? "";
}

/** The name of a drawing: the folder of its entry, and its file without the ending. */
export function drawingName({ id }: Pick<Lesson | Session, "id">, file: string): string {
  return `${id.slice(0, id.lastIndexOf("/"))}/${file.replace(/\.svg$/, "")}`;
}

/** An entry as a person chooses it: its title, and the classes or the trade that it is for. */
export function offeredOf(entry: Lesson | Session): Offered {
  const place = "classes" in entry ? entry.classes.join(", ") : entry.trade;
  return { id: entry.id, title: titleOf(entry), class: place };
}

/** What the bank has beside a topic, as it is told to a person. `isUsable` says of which entries a plan may be made. */
export function neighboursOf<Entry extends Lesson | Session>(
  { elsewhere, near }: BankAnswer<Entry>,
  isUsable: (entry: Entry) => boolean,
): Neighbours {
  return {
    elsewhere: elsewhere && { title: titleOf(elsewhere.entry), language: elsewhere.entry.language },
    near: near.map(({ entry }) => ({ title: titleOf(entry), id: isUsable(entry) ? entry.id : null })),
  };
}
