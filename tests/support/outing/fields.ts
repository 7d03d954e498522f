import type { FieldTable, GroupSpec } from "@/lib/plans/kinds/table";

export const outingFields = {
  place: { type: "line", title: true, searched: true, asked: { as: "line", error: "lessonTitleRequired" } },
  day: { type: "date", asked: { as: "date", error: "dateRequired" } },
  language: { type: "language", optional: true, asked: { as: "language", error: "languageRequired" } },
  route: { type: "text", section: "development", role: "prose", hint: "route: where to walk." },
} as const satisfies FieldTable;

export const outingGroups: readonly GroupSpec<keyof typeof outingFields>[] = [
  { name: "trip", fields: ["place", "day", "language"] },
  { name: "way", fields: ["route"] },
];
export const outingSections = [{ name: "development" }] as const;
