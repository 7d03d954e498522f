import { controlValue, type FieldValues, type PlanField, type ValueWords } from "./fields";
import { spokenValue } from "./spoken-value";
import { interpolate } from "@/lib/core/interpolate";
import { diffWords } from "./word-diff";

export type CompareLabels = { same: string; legend: string; empty: string };

type CompareViewProps = {
  fields: readonly PlanField[];
  before: FieldValues;
  after: FieldValues;
  /** What the two sides are called. */
  names: { left: string; right: string };
  labels: CompareLabels;
  words: ValueWords;
};

/** Two states of a plan, field by field, with the words that differ marked by more than colour. */
export function CompareView({ fields, before, after, names, labels, words }: CompareViewProps) {
  const changed = fields.filter(
    (field) => controlValue(field, before[field.name]) !== controlValue(field, after[field.name]),
  );
  if (changed.length === 0) return <p>{labels.same}</p>;
  return (
    <div className="grid gap-4">
      <p className="text-muted-foreground text-sm">{interpolate(labels.legend, names)}</p>
      <dl className="grid grid-cols-1 gap-4">
        {changed.map((field) => (
          <div key={field.name} className="border-border min-w-0 border-t pt-3">
            <dt className="text-sm font-semibold">{field.label}</dt>
            <dd className="mt-1 wrap-anywhere whitespace-pre-wrap">
              <Difference
                before={spokenValue(field, before[field.name], words)}
                after={spokenValue(field, after[field.name], words)}
                empty={labels.empty}
              />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Difference({ before, after, empty }: { before: string; after: string; empty: string }) {
  const parts = diffWords(before, after);
  return (
    <>
      {before ? null : <del className="text-destructive mr-1 text-sm">{empty}</del>}
      {parts.map((part, index) => {
        if (part.type === "same") return <span key={index}>{part.text}</span>;
        return part.type === "removed" ? (
          <del key={index} className="bg-destructive-soft text-destructive rounded-sm">
            {part.text}
          </del>
        ) : (
          <ins key={index} className="bg-secondary text-secondary-foreground rounded-sm underline">
            {part.text}
          </ins>
        );
      })}
      {after ? null : <ins className="text-primary ml-1 text-sm">{empty}</ins>}
    </>
  );
}
