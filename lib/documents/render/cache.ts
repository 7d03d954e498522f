type Entry = { file: Promise<Uint8Array>; bytes: number };

/**
 * Files by key, the least recently used dropped once their bytes exceed `maxBytes`. Callers of one key share one
 * making; a failed one is forgotten.
 */
export function createFileCache(maxBytes: number) {
  const entries = new Map<string, Entry>();
  let total = 0;

  function forget(key: string): void {
    total -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  function settle(key: string, { entry, bytes }: { entry: Entry; bytes: number }): void {
    if (entries.get(key) !== entry) return;
    entry.bytes = bytes;
    total += bytes;
    for (const [oldest] of entries) {
      if (total <= maxBytes) return;
      forget(oldest);
    }
  }

  return function cached(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const known = entries.get(key);
    if (known) {
      entries.delete(key);
      entries.set(key, known);
      return known.file;
    }
    const entry: Entry = { file: make(), bytes: 0 };
    entries.set(key, entry);
    entry.file.then(
      (file) => settle(key, { entry, bytes: file.byteLength }),
      () => forget(key),
    );
    return entry.file;
  };
}
