import type { Locale } from "@/lib/core/language";
import { Alert } from "@/components/ui/alert";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Pagination } from "@/components/ui/pagination";
import type { ManualFilters } from "@/lib/administration/finance/schema";
import type { DateRange } from "@/lib/administration/finance/types";
import { interpolate } from "@/lib/core/interpolate";
import type { Page } from "@/lib/core/pagination";
import { formatMoney } from "@/lib/i18n/format";
import type { ManualOrder } from "@/lib/payments/types";
import type administration from "@/messages/en/administration.json";
import type common from "@/messages/en/common.json";
import { adminHref } from "../address";
import { AddressSelect } from "../address-select";
import { toOrderRow } from "./order-rows";
import { OrdersTable } from "./orders-table";

type OrdersSectionProps = {
  orders: Page<ManualOrder>;
  filters: ManualFilters;
  range: DateRange;
  /** What one administrator may confirm, where somebody should know that there is no other. */
  loneLimit: number | null;
  path: string;
  labels: (typeof administration)["payments"];
  locale: Locale;
  pagination: (typeof common)["pagination"];
};

const statuses = ["pending", "successful", "failed"] as const;

/** Manual payments of a status, or the one that a notification leads to. */
export function OrdersSection(props: OrdersSectionProps) {
  const { orders, filters, range, loneLimit, path, labels, pagination, locale } = props;
  return (
    <section id="manual" className="grid scroll-mt-20 grid-cols-1 gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2>{labels.manual}</h2>
        {filters.order ? null : (
          <AddressSelect
            path={path}
            name="status"
            value={filters.status}
            label={labels.orders.status}
            options={[
              ...statuses.map((value) => ({ value, label: labels.statuses[value] })),
              { value: "all", label: labels.allOrders },
            ]}
            others={range}
          />
        )}
      </div>
      {filters.order ? (
        <p className="flex flex-wrap gap-x-3">
          {labels.oneOrder}{" "}
          <a href={`${path}#manual`} className="link">
            {labels.showAll}
          </a>
        </p>
      ) : null}
      {loneLimit === null ? null : (
        <Alert tone="warning">{interpolate(labels.onlyOne, { amount: formatMoney(loneLimit, locale) })}</Alert>
      )}
      {orders.items.length > 0 ? (
        <OrdersTable rows={orders.items.map((order) => toOrderRow(order, { ...labels, locale }))} labels={labels} />
      ) : (
        <EmptyState title={labels.noOrders} icon={<Icon name="circle-check" className="size-6" />} level={3} />
      )}
      <Pagination
        page={filters.page}
        totalPages={orders.totalPages}
        hrefFor={(page) => adminHref(path, { ...range, status: filters.status, page })}
        labels={pagination}
      />
    </section>
  );
}
