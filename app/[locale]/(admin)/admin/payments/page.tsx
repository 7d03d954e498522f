import { noteReading } from "@/lib/administration/reading/service";
import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { CasesTable } from "@/components/administration/finance/cases-table";
import { FinanceOverview } from "@/components/administration/finance/finance-overview";
import { MailsTable } from "@/components/administration/finance/mails-table";
import { toCaseRow } from "@/components/administration/finance/order-rows";
import { ModelUsage } from "@/components/administration/finance/model-usage";
import { OnTheWay } from "@/components/administration/finance/on-the-way";
import { OrdersSection } from "@/components/administration/finance/orders-section";
import { localeHref } from "@/components/layout/paths";
import { shownCases, shownOnTheWay } from "@/lib/administration/finance/constants";
import { findLoneLimit, getFinance, listFailedMessages, listOrders } from "@/lib/administration/finance/queries";
import { boundsOf } from "@/lib/administration/finance/rules";
import { manualFilters, readRange } from "@/lib/administration/finance/schema";
import { getUsage } from "@/lib/ai/usage/queries";
import { formatDateTime } from "@/lib/i18n/format";
import { loadMessages } from "@/lib/i18n/messages";
import { listOpenCases } from "@/lib/payments/cases/queries";
import { listOnTheWay } from "@/lib/payments/queries";
import { requireAdministrator } from "@/lib/web/session";

const path = "/admin/payments";

export async function generateMetadata(): Promise<Metadata> {
  return { title: loadMessages(await getLocale()).administration.payments.title };
}

type PageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function PaymentsPage({ searchParams }: PageProps) {
  const [actor, locale, query] = await Promise.all([requireAdministrator(), getLocale(), searchParams]);
  const asked = readRange(query);
  const filters = manualFilters.parse(query);
  await noteReading(actor, "payments");
  const [finance, cases, orders, onTheWay, mails, usage] = await Promise.all([
    getFinance(actor, asked.range),
    listOpenCases(actor, { page: 0, size: shownCases }),
    listOrders(actor, filters),
    listOnTheWay(actor, shownOnTheWay),
    listFailedMessages(actor),
    getUsage(actor, boundsOf(asked.range)),
  ]);
  const { administration, common, errors } = loadMessages(locale);
  const words = administration.payments;
  const here = localeHref(locale, path);
  const loneLimit = await findLoneLimit(actor, orders.items);
  const manual = (
    <OrdersSection
      locale={locale}
      {...{ orders, filters, loneLimit }}
      range={asked.range}
      path={here}
      labels={words}
      pagination={common.pagination}
    />
  );
  return (
    <>
      {/* What waits for somebody comes before the figures. */}
      {cases.items.length > 0 ? (
        <section className="grid grid-cols-1 gap-3">
          <h2>{words.cases.title}</h2>
          <p className="text-muted-foreground max-w-prose">{words.cases.intro}</p>
          <CasesTable
            rows={cases.items.map((item) => toCaseRow(item, { ...words, locale }))}
            labels={words.cases}
            failed={words.failed.close}
          />
        </section>
      ) : null}
      {manual}
      <OnTheWay payments={onTheWay} labels={words} locale={locale} />
      <FinanceOverview
        finance={finance}
        asked={asked}
        path={here}
        labels={words}
        locale={locale}
        errors={errors.fields}
      />
      <ModelUsage usage={usage} labels={words.models} locale={locale} />
      <section className="grid grid-cols-1 gap-3">
        <h2>{words.mails.title}</h2>
        {mails.items.length > 0 ? (
          <MailsTable
            rows={mails.items.map(({ id, recipient, subject, lastError, createdAt }) => ({
              id,
              recipient,
              subject,
              reason: lastError,
              created: formatDateTime(createdAt),
            }))}
            labels={{ mails: words.mails, failed: words.failed }}
          />
        ) : (
          <p className="text-muted-foreground">{words.mails.none}</p>
        )}
      </section>
    </>
  );
}
