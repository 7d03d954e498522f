"use client";

import type { ReactNode } from "react";
import { Pagination } from "@/components/ui/pagination";
import { isFiltered, listHref } from "./address";
import type { PlanListData } from "./list-data";
import { ListEmpty } from "./list-empty";
import { PlanFilters } from "./plan-filters";

type PlanListProps = {
  list: Omit<PlanListData, "rows" | "context">;
  /** The rows as table or cards; null when there are none. */
  children: ReactNode;
};

/** Filters, rows or why there are none, and paging: what every list of plans consists of, whatever its kind. */
export function PlanList({ list, children }: PlanListProps) {
  const { path, filters, fields, totalPages, create, reason, labels } = list;
  const { page, size: _size, ...values } = filters;
  const filtered = isFiltered(filters);
  const onlyBin = filters.status === "deleted" && !isFiltered({ ...filters, status: "" });
  if (!children && !filtered) return <ListEmpty reason={reason} create={create} labels={labels.empty} />;
  return (
    <div className="grid grid-cols-1 gap-5">
      <PlanFilters path={path} values={values} fields={fields} results={labels.results} labels={labels.filters} />
      {children ?? <ListEmpty reason={onlyBin ? "bin" : "filters"} create={create} labels={labels.empty} />}
      <Pagination
        page={page}
        totalPages={totalPages}
        hrefFor={(target) => listHref(path, { ...filters, page: target })}
        labels={labels.pagination}
      />
    </div>
  );
}
