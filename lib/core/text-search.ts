import { like, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { indexedPattern, likePattern } from "./searchable";

/**
 * Whether a column that is kept for search holds the words: by its index first, then in full; the second condition is
 * written so that no index is asked for it.
 */
export function holdsWords(column: PgColumn, search: string): SQL[] {
  return [like(column, indexedPattern(search)), sql`${column} || '' like ${likePattern(search)}`];
}
