import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale } from "next-intl/server";
import { planForms } from "@/components/plans/forms";
import { ReportPage } from "@/components/plans/reports/report-page";
import { loadMessages } from "@/lib/i18n/messages";
import type { PlanKind } from "@/lib/plans/kinds/traits";
import { planKind } from "@/lib/plans/kinds/registry";
import { getPlan } from "@/lib/plans/queries";
import { listOwnReports } from "@/lib/plans/reports/queries";
import { requireActor } from "@/lib/web/session";
import { nameOf, sharedReader } from "./opened-plan";

type PageProps = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The page on which a mistake in a plan of a kind is reported, with its title. */
export function planReportPage(kind: PlanKind) {
  const readPlan = sharedReader(kind, getPlan);

  async function generateMetadata({ params }: PageProps): Promise<Metadata> {
    const [{ id }, locale] = await Promise.all([params, getLocale()]);
    const { reports, editor } = loadMessages(locale);
    return { title: `${reports.title} · ${(await nameOf(readPlan(id))) || editor.detail.untitled}` };
  }

  async function Page({ params, searchParams }: PageProps) {
    const [{ id }, { part }, actor, locale] = await Promise.all([params, searchParams, requireActor(), getLocale()]);
    const plan = await readPlan(id);
    if (!plan || plan.deletedAt) return notFound();
    const messages = loadMessages(locale);
    return (
      <ReportPage
        plan={plan}
        title={planKind(plan.kind).summarise(plan.content).title}
        groups={planForms[plan.kind].groups(messages)}
        part={typeof part === "string" ? part : undefined}
        own={await listOwnReports(actor, plan)}
        locale={locale}
        messages={messages}
      />
    );
  }

  return { Page, generateMetadata };
}
