"use client";

import type { ReactNode } from "react";
import { Pagination, type PaginationLabels } from "@/components/ui/pagination";
import type { PlanFilters as Filters } from "@/lib/plans/schema";
import { isFiltered, listHref } from "./address";
import { ListEmpty } from "./list-empty";
import { PlanFilters, type FilterField } from "./plan-filters";

type PlanListProps = {
  /** Address of the list in the reader's language. */
  path: string;
  filters: Filters;
  fields: readonly FilterField[];
  totalPages: number;
  createHref: string;
  labels: {
    results: string;
    filters: Parameters<typeof PlanFilters>[0]["labels"];
    empty: Parameters<typeof ListEmpty>[0]["labels"];
    pagination: PaginationLabels;
  };
  /** The rows as table or cards; null when there are none. */
  children: ReactNode;
};

/** Filters, rows or why there are none, and paging: what every list of plans consists of, whatever its kind. */
export function PlanList({ path, filters, fields, totalPages, createHref, labels, children }: PlanListProps) {
  const { page, size: _size, ...values } = filters;
  const filtered = isFiltered(filters);
  const onlyBin = filters.status === "deleted" && !isFiltered({ ...filters, status: "" });
  if (!children && !filtered) return <ListEmpty reason="first" createHref={createHref} labels={labels.empty} />;
  return (
    <div className="grid grid-cols-1 gap-5">
      <PlanFilters path={path} values={values} fields={fields} results={labels.results} labels={labels.filters} />
      {children ?? <ListEmpty reason={onlyBin ? "bin" : "filters"} createHref={createHref} labels={labels.empty} />}
      <Pagination
        page={page}
        totalPages={totalPages}
        hrefFor={(target) => listHref(path, { ...filters, page: target })}
        labels={labels.pagination}
      />
    </div>
  );
}
