import type { Locale } from "@/lib/core/language";
import type { AuditEntry } from "@/lib/audit/types";
import { interpolate } from "@/lib/core/interpolate";
import { formatDateTime, formatNumber } from "@/lib/i18n/format";
import type audit from "@/messages/en/audit.json";

export type AuditRow = { id: number; what: string; whom: string; who: string; when: string; moment: string };

type Words = Pick<typeof audit, "acts" | "subjects" | "settings" | "ways" | "erased" | "you"> & {
  roles: Readonly<Record<string, string>>;
  locale: Locale;
};

/** The log as sentences. `reader` is the account that looks at it. */
export function toAuditRows(entries: readonly AuditEntry[], words: Words, reader: number): AuditRow[] {
  const named = (id: number, email: string | null) => {
    const name = email ?? interpolate(words.erased, { id });
    return id === reader ? `${name} ${words.you}` : name;
  };
  return entries.map((entry) => ({
    id: entry.id,
    what: interpolate(words.acts[entry.act], spoken(entry.details, words)),
    whom: whomOf(entry, words, named),
    who: named(entry.actorId, entry.actorEmail),
    when: formatDateTime(entry.createdAt),
    moment: entry.createdAt,
  }));
}

function whomOf(entry: AuditEntry, words: Words, named: (id: number, email: string | null) => string): string {
  const { subjectType, subjectId, subjectEmail } = entry;
  if (subjectType === "account" && subjectId !== null) return named(subjectId, subjectEmail);
  return interpolate(words.subjects[subjectType], { id: subjectId ?? "" });
}

/** Numbers with their thousands apart, roles and settings by their names. */
function spoken(details: AuditEntry["details"], words: Words): Record<string, string> {
  const names: Readonly<Record<string, string>> = { ...words.roles, ...words.settings, ...words.ways };
  const entries = Object.entries(details).map(([name, value]) => [
    name,
    typeof value === "number" ? formatNumber(value, words.locale) : (names[value] ?? value),
  ]);
  return Object.fromEntries(entries);
}
