import { counted, outcomes, type FoundTitle } from "./finding";
import type { FindingResults } from "./finding-figures";
import { figureHead, figureRow, percent, table } from "./tables";

function placeRow(place: string, titles: readonly FoundTitle[]): string[] {
  const found = counted(titles, "at once", "by one tap");
  const counts = outcomes.map((outcome) => String(counted(titles, outcome)));
  return [place, String(titles.length), ...counts, percent(found / titles.length)];
}

function placeTable(titles: readonly FoundTitle[]): string {
  const places = [...Map.groupBy(titles, ({ place }) => place)].map(([place, own]) => placeRow(place, own));
  return table(["Subject", "Titles", ...outcomes, "at once or by one tap"], [...places, placeRow("**All**", titles)]);
}

function confusions(titles: readonly FoundTitle[]): string[][] {
  const confused = titles.filter(({ outcome }) => ["wrong", "half", "unjudged", "missed"].includes(outcome));
  return confused.map(({ place, className, title, outcome, sure, offered }) => {
    return [`${place} ${className}`, title, outcome, sure ?? offered.join(", ")];
  });
}

/** What titles lead to, as a part of the report. */
export function findingParts({ figures, ordinary, nearMisses, faults }: FindingResults): string[] {
  const head = ["Where", "Title", "Outcome", "Taken, or else offered"];
  return [
    "## Finding lessons",
    "300 ordinary titles of lessons and 60 of job sheets, written by a stranger and judged by another, and 378 near misses: titles that look like an entry and are another lesson (`tests/fixtures/finding`; the head of each file says who wrote it and when). “At once” is a lesson taken surely, “by one tap” one among the first three offered; “half” was taken surely and has a part of the topic, “wrong” is another lesson, “unjudged” an entry that was written after `judged-entries.json`: who writes one that a title lacks adds it to the title’s `right`, and to that list. The sets are known to who works on the finder: titles that nobody has seen fare worse. No plan is made of an offer, so that what is not taken at once is composed as a frame.",
    table(figureHead, figures.map(figureRow)),
    ...faults,
    "### Ordinary titles",
    placeTable(ordinary),
    table(head, confusions(ordinary)),
    "### Near misses",
    placeTable(nearMisses),
    table(head, confusions(nearMisses)),
  ];
}
