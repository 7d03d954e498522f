import { localeHref } from "@/components/layout/paths";
import { interpolate } from "@/lib/core/interpolate";
import type { Locale } from "@/lib/core/language";
import { planPlaces } from "@/lib/plans/editing/constants";
import type { Plan } from "@/lib/plans/types";
import type reports from "@/messages/en/reports.json";

type ReportLinkProps = {
  plan: Pick<Plan, "kind" | "id">;
  part: { name: string; title: string };
  locale: Locale;
  labels: Pick<typeof reports, "report" | "reportIn">;
};

/** Leads from a part of a plan to where a mistake in it is reported. */
export function ReportLink({ plan, part, locale, labels }: ReportLinkProps) {
  return (
    <a
      href={localeHref(locale, `${planPlaces[plan.kind].detail}/${plan.id}/report?part=${part.name}`)}
      aria-label={interpolate(labels.reportIn, { part: part.title })}
      className="no-print link inline-flex min-h-9 items-center text-sm"
    >
      {labels.report}
    </a>
  );
}
