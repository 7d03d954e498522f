import type { Locale } from "@/lib/core/language";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { DataTable, type DataColumn } from "@/components/ui/data-table";
import { interpolate } from "@/lib/core/interpolate";
import { shownLines } from "@/lib/curriculum/import/constants";
import type { ImportPreview, LineError, UnitChange } from "@/lib/curriculum/import/types";
import { formatNumber } from "@/lib/i18n/format";
import type curriculum from "@/messages/en/curriculum.json";

type Labels = typeof curriculum;
type ImportResultProps = { preview: ImportPreview; labels: Labels; locale: Locale };
type ChangeRow = UnitChange & { id: number };

/** What an import would do, or line by line what stands in its way. */
export function ImportResult({ preview, labels, locale }: ImportResultProps) {
  const { errors, changes } = preview;
  if (errors.length > 0) return <Errors errors={errors} labels={labels} locale={locale} />;
  if (changes.length === 0) return <Alert title={labels.nothing} />;
  const rows = changes.slice(0, shownLines).map((change) => ({ ...change, id: change.line }));
  return (
    <section aria-label={labels.table} className="grid grid-cols-1 gap-3">
      <p role="status" className="font-semibold">
        {interpolate(labels.result, {
          added: formatNumber(preview.added, locale),
          changed: formatNumber(preview.changed, locale),
          unchanged: formatNumber(preview.unchanged, locale),
        })}
      </p>
      <DataTable label={labels.table} columns={changeColumns(labels)} rows={rows} />
      <More count={changes.length - rows.length} label={labels.more} locale={locale} />
    </section>
  );
}

function Errors({ errors, labels, locale }: { errors: readonly LineError[]; labels: Labels; locale: Locale }) {
  const lines = new Set(errors.map(({ line }) => line)).size;
  return (
    <Alert tone="error" title={interpolate(labels.errorsTitle, { count: formatNumber(lines, locale) })}>
      <ul className="grid gap-1">
        {errors.slice(0, shownLines).map(({ line, column, reason }, at) => (
          <li key={at}>
            <strong>{interpolate(labels.line, { line })}</strong>
            {column ? ` · ${interpolate(labels.column, { column })}` : ""} · {labels.reasons[reason]}
          </li>
        ))}
      </ul>
      <More count={errors.length - shownLines} label={labels.more} locale={locale} />
    </Alert>
  );
}

function More({ count, label, locale }: { count: number; label: string; locale: Locale }) {
  if (count <= 0) return null;
  return <p className="text-muted-foreground text-sm">{interpolate(label, { count: formatNumber(count, locale) })}</p>;
}

function changeColumns(labels: Labels): DataColumn<ChangeRow>[] {
  return [
    {
      id: "unit",
      header: labels.unit,
      cell: ({ unit: { unitNo, title, keyUnitCompetence } }) => (
        <span className="grid">
          {unitNo === null ? title : `${unitNo}. ${title}`}
          <span className="text-muted-foreground text-sm font-normal">{keyUnitCompetence}</span>
        </span>
      ),
    },
    {
      id: "place",
      header: labels.place,
      cell: ({ unit: { classLevel, subject } }) => [classLevel, subject].filter(Boolean).join(" · "),
    },
    {
      id: "kind",
      header: labels.kind,
      cell: ({ kind }) => <Badge tone={kind === "added" ? "primary" : "warning"}>{labels.kinds[kind]}</Badge>,
    },
    { id: "source", header: labels.from, cell: ({ unit: { source } }) => source },
    { id: "line", header: labels.lineName, kind: "number", cell: ({ line }) => line },
  ];
}
