"use client";

import { useEffect, useRef, type MouseEvent } from "react";
import { Badge } from "@/components/ui/badge";
import { interpolate } from "@/lib/core/interpolate";
import { isPlanLanguage, type PlanLanguage } from "@/lib/core/language";
import type { Messages } from "@/lib/i18n/messages";
import { goodScore } from "@/lib/plans/scores/constants";
import type { ReportedFinding, InspectionReport } from "@/lib/plans/scores/types";
import type { PlanFieldGroup } from "./fields";
import { FixButton } from "./tools/fix-button";

type InspectionPanelProps = {
  inspection: InspectionReport;
  groups: readonly PlanFieldGroup[];
  /** Address of the plan's editor; "" in the editor itself. */
  edit: string;
  labels: Messages["inspection"];
};

/** Beside the plan there is room for it from this width on, and it stands open. */
const wide = "(min-width: 80rem)";

/** What an inspector would say of the plan; each finding leads to its field in the editor, and some are mended by one press. */
export function InspectionPanel({ inspection, groups, edit, labels }: InspectionPanelProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const findings = withoutEcho(inspection.findings);
  const isReady = findings.every(({ severity }) => severity === "soft");
  useEffect(() => {
    if (ref.current && matchMedia(wide).matches) ref.current.open = true;
  }, []);
  return (
    <details
      ref={ref}
      id="inspection"
      className="group no-print border-border bg-card shadow-card scroll-quiet scroll-mt-20 rounded-xl border p-5 xl:sticky xl:top-20 xl:max-h-[calc(100dvh-6rem)] xl:overflow-y-auto"
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-3">
        <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-h3">{labels.title}</h2>
          <Badge tone={isReady ? "primary" : "warning"} className="text-sm tabular-nums">
            {interpolate(labels.score, { score: inspection.score })}
          </Badge>
        </span>
        <svg viewBox="0 0 16 16" aria-hidden="true" className="ml-auto size-4 flex-none group-open:rotate-180">
          <path d="m3 6 5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </summary>
      <ScorePair inspection={inspection} labels={labels} />
      <p className="text-muted-foreground mt-3 text-sm">{findings.length === 0 ? labels.nothing : labels.intro}</p>
      <FindingList severity="hard" findings={findings} groups={groups} edit={edit} labels={labels} />
      <FindingList severity="soft" findings={findings} groups={groups} edit={edit} labels={labels} />
    </details>
  );
}

type ScorePairProps = Pick<InspectionPanelProps, "inspection" | "labels">;

/** Both scores side by side, each with its bar, and what could not be judged. */
function ScorePair({ inspection, labels }: ScorePairProps) {
  const { form, content, unjudged } = inspection;
  const pair = [
    { name: labels.form, score: form },
    { name: labels.content, score: content },
  ];
  return (
    <>
      <div className="mt-2 grid grid-cols-2 gap-4">
        {pair.map(({ name, score }) => (
          <div key={name} className="min-w-0">
            <p className="flex flex-wrap justify-between gap-x-2 text-sm">
              <span>{name}</span>
              <span className="font-semibold tabular-nums">{interpolate(labels.points, { score })}</span>
            </p>
            <div aria-hidden="true" className="bg-muted mt-1 h-2 overflow-hidden rounded-full">
              <div
                className={score >= goodScore ? "bg-primary h-full" : "bg-warning h-full"}
                style={{ width: `${score}%` }}
              />
            </div>
          </div>
        ))}
      </div>
      <p className="text-muted-foreground mt-2 text-sm">{labels.lower}</p>
      {unjudged.length > 0 ? (
        <p className="mt-2 text-sm">
          <strong>{labels.unjudged.title}</strong> {unjudged.map((thing) => labels.unjudged[thing]).join(" ")}
        </p>
      ) : null}
    </>
  );
}

type FindingListProps = Omit<InspectionPanelProps, "inspection"> & {
  severity: ReportedFinding["severity"];
  findings: readonly ReportedFinding[];
};

function FindingList({ severity, findings, groups, edit, labels }: FindingListProps) {
  const own = findings.filter((finding) => finding.severity === severity);
  if (own.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 font-semibold">{labels.severities[severity]}</h3>
      <ul className="divide-border mt-1 grid divide-y">
        {own.map((finding) => (
          <li
            key={`${finding.rule} ${finding.field} ${JSON.stringify(finding.values)}`}
            className="py-2.5 wrap-anywhere"
          >
            <a
              href={`${edit}#${finding.field}`}
              className="link inline-flex min-h-6 items-center"
              onClick={edit === "" ? focusField : undefined}
            >
              {labelOf(finding.field, groups)}
            </a>
            <span className="block text-sm">{messageOf(finding, labels)}</span>
            <FixButton finding={finding} field={labelOf(finding.field, groups)} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** In the editor the field gets the focus, not only the view. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const field = document.getElementById(event.currentTarget.hash.slice(1));
  if (!field) return;
  event.preventDefault();
  field.scrollIntoView({ block: "center" });
  field.focus({ preventScroll: true });
}

/** A field that is empty has one thing to be said of it. */
function withoutEcho(findings: readonly ReportedFinding[]): ReportedFinding[] {
  const empty = new Set(findings.filter(({ rule }) => rule === "filled").map(({ field }) => field));
  return findings.filter(({ rule, field }) => rule === "filled" || !empty.has(field));
}

/** What a field is called in the editor, where its control has the field's name as id. */
function labelOf(name: string, groups: readonly PlanFieldGroup[]): string {
  for (const group of groups) {
    const field = group.fields.find((candidate) => candidate.name === name);
    if (field) return `${group.title} – ${field.label}`;
  }
  return name;
}

function messageOf({ rule, values = {} }: ReportedFinding, labels: Messages["inspection"]): string {
  const rules: Record<string, string> = labels.rules;
  const names: Record<PlanLanguage, string> = labels.languageNames;
  const language = isPlanLanguage(values.language) ? names[values.language] : "";
  return interpolate(rules[rule] ?? rule, { ...values, language });
}
