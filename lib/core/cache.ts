import { LRUCache } from "lru-cache";

const caches = new Set<{ clear: () => void }>();

/**
 * Results kept for a bounded time and number. Keys carry the revision of whom they belong to, so that a write makes
 * the old entry unreachable in every process at once; the time bound only frees memory.
 */
export function createCache<Value extends object>(options: { max: number; ttl: number }) {
  const entries = new LRUCache<string, Promise<Value>>(options);
  caches.add(entries);
  return function cached(key: string, load: () => Promise<Value>): Promise<Value> {
    const known = entries.get(key);
    if (known) return known;
    const loading = load();
    entries.set(key, loading);
    loading.catch(() => entries.delete(key));
    return loading;
  };
}

/** Forgets all results, for a process that turns to another database: revisions and ids are of one database alone. */
export function clearCaches(): void {
  for (const entries of caches) entries.clear();
}
