/** Text that the server does not have yet, kept in the browser under the account's own key and shown to nobody else. */
export type UnsentPlace = { accountId: number; /** Which form, for instance "create" or "edit-12". */ form: string };

function keyOf({ accountId, form }: UnsentPlace): string {
  return `isomo.unsent.${accountId}.${form}`;
}

/** What was kept, or null; what cannot be read counts as nothing. */
export function readUnsent(place: UnsentPlace): Record<string, unknown> | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? "null");
    return typeof kept === "object" && kept !== null && !Array.isArray(kept) ? { ...kept } : null;
  } catch {
    return null;
  }
}

/** Keeps the values; null forgets them. Without storage (private window, full disk) the form still works. */
export function keepUnsent(place: UnsentPlace, values: Record<string, unknown> | null): void {
  try {
    if (values === null) localStorage.removeItem(keyOf(place));
    else localStorage.setItem(keyOf(place), JSON.stringify(values));
  } catch {
    return;
  }
}
