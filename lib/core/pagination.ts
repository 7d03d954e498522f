/** Rows of a page and where they stand. `currentPage` counts from 0. */
export type Page<Item> = { items: Item[]; currentPage: number; totalPages: number; totalItems: number };

export const pageSize = 20;

export function toPage<Item>(items: Item[], place: { page: number; size: number; total: number }): Page<Item> {
  return {
    items,
    currentPage: place.page,
    totalPages: Math.ceil(place.total / place.size),
    totalItems: place.total,
  };
}

/** How many rows there are when the page that was read is the last one, which needs no counting; undefined otherwise. */
export function totalOfLastPage(found: number, { page, size }: { page: number; size: number }): number | undefined {
  const last = found < size && (found > 0 || page === 0);
  return last ? page * size + found : undefined;
}
