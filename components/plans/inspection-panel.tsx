import { Badge } from "@/components/ui/badge";
import { fill } from "@/lib/core/fill";
import type { Messages } from "@/lib/i18n/messages";
import type { Inspection, InspectionFinding } from "@/lib/plans/inspection/types";
import type { PlanFieldGroup } from "./fields";

type InspectionPanelProps = {
  inspection: Inspection;
  groups: readonly PlanFieldGroup[];
  /** Address of the plan's editor. */
  edit: string;
  labels: Messages["inspection"];
};

/** What an inspector would say of the plan, closed until it is asked for; each finding leads to its field in the editor. */
export function InspectionPanel({ inspection, groups, edit, labels }: InspectionPanelProps) {
  const { score } = inspection;
  const findings = withoutEcho(inspection.findings);
  const isReady = findings.every(({ severity }) => severity === "soft");
  return (
    <details className="border-border bg-card shadow-card rounded-xl border p-5 sm:p-6">
      <summary className="cursor-pointer">
        <h2 className="text-h3 mr-3 inline">{labels.title}</h2>
        <Badge tone={isReady ? "primary" : "warning"}>{fill(labels.score, { score })}</Badge>
      </summary>
      <p className="text-muted-foreground mt-3 text-sm">{findings.length === 0 ? labels.nothing : labels.intro}</p>
      <FindingList severity="hard" findings={findings} groups={groups} edit={edit} labels={labels} />
      <FindingList severity="soft" findings={findings} groups={groups} edit={edit} labels={labels} />
    </details>
  );
}

type FindingListProps = Omit<InspectionPanelProps, "inspection"> & {
  severity: InspectionFinding["severity"];
  findings: readonly InspectionFinding[];
};

function FindingList({ severity, findings, groups, edit, labels }: FindingListProps) {
  const own = findings.filter((finding) => finding.severity === severity);
  if (own.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 font-semibold">{labels.severities[severity]}</h3>
      <ul className="mt-2 grid gap-2">
        {own.map((finding) => (
          <li key={`${finding.rule} ${finding.field} ${JSON.stringify(finding.values)}`} className="wrap-anywhere">
            <a href={`${edit}#${finding.field}`} className="link">
              {labelOf(finding.field, groups)}
            </a>
            <span className="block">{messageOf(finding, labels)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** A field that is empty has one thing to be said of it. */
function withoutEcho(findings: readonly InspectionFinding[]): InspectionFinding[] {
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

function messageOf({ rule, values = {} }: InspectionFinding, labels: Messages["inspection"]): string {
  const rules: Record<string, string> = labels.rules;
  const names: Record<string, string> = labels.languageNames;
  const language = values.language ?? "";
  return fill(rules[rule] ?? rule, { ...values, language: names[language] ?? language });
}
