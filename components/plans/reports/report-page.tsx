import { localeHref } from "@/components/layout/paths";
import { Badge } from "@/components/ui/badge";
import { interpolate } from "@/lib/core/interpolate";
import type { Locale } from "@/lib/core/language";
import type { Messages } from "@/lib/i18n/messages";
import { planPlaces } from "@/lib/plans/editing/constants";
import type { OwnReport } from "@/lib/plans/reports/types";
import type { Plan } from "@/lib/plans/types";
import { BackLink } from "../back-link";
import type { PlanField, PlanFieldGroup } from "../fields";
import { ReportForm } from "./report-form";

type ReportPageProps = {
  plan: Plan;
  title: string;
  groups: readonly PlanFieldGroup[];
  /** The part that was read; all of them where there is none of that name. */
  part: string | undefined;
  own: readonly OwnReport[];
  locale: Locale;
  messages: Messages;
};

/** Texts that are written; names, dates and numbers are the teacher's own. */
function textsOf({ content }: Plan, groups: readonly PlanFieldGroup[]): PlanField[] {
  return groups
    .flatMap((group) => group.fields)
    .filter(({ type, name }) => type === "text" && typeof content[name] === "string" && content[name].trim() !== "");
}

/** Where a teacher reports what is wrong in a plan: what stands there, the form, and what became of earlier reports. */
export function ReportPage({ plan, title, groups, part, own, locale, messages }: ReportPageProps) {
  const { list: _list, done: _done, own: ownTitle, states, answer, ...labels } = messages.reports;
  const read = groups.filter(({ name }) => name === part);
  const fields = textsOf(plan, read.length > 0 ? read : groups);
  const nameOf = (field: string) =>
    groups.flatMap((group) => group.fields).find(({ name }) => name === field)?.label ?? field;
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-5">
      <header className="grid grid-cols-1 gap-3">
        <BackLink href={localeHref(locale, `${planPlaces[plan.kind].detail}/${plan.id}`)} label={labels.back} />
        <h1>{labels.title}</h1>
        <p className="font-semibold wrap-anywhere">{title}</p>
        <p>{labels.intro}</p>
      </header>
      <section className="border-border bg-card shadow-card rounded-xl border p-5 sm:p-6">
        <ReportForm
          plan={{ kind: plan.kind, id: plan.id }}
          fields={fields.map(({ name, label }) => ({ value: name, label }))}
          labels={labels}
        />
      </section>
      <details className="border-border bg-card shadow-card rounded-xl border">
        <summary className="text-h3 cursor-pointer rounded-xl p-5 font-bold sm:p-6">{labels.shown}</summary>
        <dl className="grid grid-cols-1 gap-4 px-5 pb-5 sm:px-6 sm:pb-6">
          {fields.map(({ name, label }) => (
            <div key={name} className="min-w-0">
              <dt className="text-muted-foreground text-sm font-semibold">{label}</dt>
              <dd className="mt-0.5 wrap-anywhere whitespace-pre-wrap">{String(plan.content[name])}</dd>
            </div>
          ))}
        </dl>
      </details>
      {own.length > 0 ? (
        <section aria-labelledby="own-reports" className="grid grid-cols-1 gap-3">
          <h2 id="own-reports">{ownTitle}</h2>
          <ul className="grid grid-cols-1 gap-3">
            {own.map((report) => (
              <li key={report.id} className="border-border bg-card grid gap-2 rounded-xl border p-4">
                <div className="flex flex-wrap items-center justify-between gap-2">
                  <span className="font-semibold">{`${nameOf(report.field)} · ${labels.mistakes[report.mistake]}`}</span>
                  <Badge tone={report.state === "open" ? "warning" : "primary"}>{states[report.state]}</Badge>
                </div>
                <blockquote className="wrap-anywhere whitespace-pre-wrap">{report.quote}</blockquote>
                {report.answer ? (
                  <p className="wrap-anywhere whitespace-pre-wrap">{interpolate(answer, { answer: report.answer })}</p>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
