/** Digits of a transaction id of MTN Rwanda. Source: the network's messages of 2024 to 2026 ("TxId:28597730434*S*"). */
const digits = 11;

const canonical = new RegExp(`^[1-9]\\d{${digits - 1}}$`);
const run = `(?<!\\d)([1-9]\\d{${digits - 1}})(?!\\d)`;

/** By how surely what follows is the id. A message can also hold the number of somebody else's system. */
const places = [
  new RegExp(`(?:tx\\s*id|ft\\s*id|financial transaction id)\\W{0,5}${run}`, "gi"),
  new RegExp(`(?:transaction\\s*(?:id|number)|ref(?:erence)?)\\W{0,5}${run}`, "gi"),
  new RegExp(run, "g"),
];

/**
 * The transaction id in what a payer typed or pasted: the id itself, or the network's whole message ("TxId: 12345678901.
 * Your payment of ..."). Always the same digits for the same payment; null when there is none, or more than one.
 */
export function momoReference(written: string): string | null {
  const text = written.normalize("NFKC").trim();
  const alone = text.replaceAll(/[\s.,'-]/g, "");
  if (canonical.test(alone)) return alone;
  for (const place of places) {
    const found = new Set([...text.matchAll(place)].map(([, id]) => id));
    const [id = null] = found;
    if (found.size > 0) return found.size === 1 ? id : null;
  }
  return null;
}

/** What the id becomes by one wrong digit or by two neighbours that changed places: how people mistype, and how cheats vary. */
export function nearReferences(id: string): string[] {
  const near = new Set<string>();
  for (let at = 0; at < id.length; at += 1) {
    for (const digit of "0123456789") near.add(id.slice(0, at) + digit + id.slice(at + 1));
    near.add(id.slice(0, at) + id.slice(at + 1, at + 2) + id.slice(at, at + 1) + id.slice(at + 2));
  }
  near.delete(id);
  return [...near].filter((other) => canonical.test(other));
}
