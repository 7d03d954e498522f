import { classNames } from "@/lib/bank/schema";
import type { Bank } from "./files";

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

function unread(entries: readonly { content: { review?: unknown } }[]): number {
  return entries.filter(({ content }) => !content.review).length;
}

/** How much of what Rwanda teaches the bank holds, as a page of docs/. */
export function coverage({ lessons, sessions }: Bank): string {
  const subjects = [...new Set(lessons.map(({ content }) => content.subject))].sort();
  const trades = [...new Set(sessions.map(({ content }) => content.trade))].sort();
  const bySubject = subjects.map((subject) => {
    const own = lessons.filter(({ content }) => content.subject === subject);
    const counts = classNames.map((name) => own.filter(({ content }) => content.classes.includes(name)).length || "");
    return [subject, ...counts, own.length, unread(own)];
  });
  const byTrade = trades.map((trade) => {
    const own = sessions.filter(({ content }) => content.trade === trade);
    return [trade, own.length, unread(own)];
  });
  return [
    "# What the content bank covers",
    "",
    "Made by `npm run content`. A lesson counts in each class that it serves; “unread” are those that no second reader has solved yet.",
    "",
    `${lessons.length} lessons, ${sessions.length} job sheets.`,
    "",
    table(["Subject", ...classNames, "Lessons", "Unread"], bySubject),
    "",
    table(["Trade", "Job sheets", "Unread"], byTrade),
    "",
  ].join("\n");
}
