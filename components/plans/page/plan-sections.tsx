import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import type { Drawing } from "@/lib/documents/drawing";
import { drawingLines } from "@/lib/core/drawing-lines";
import { DrawingFigure } from "./drawing-figure";
import { isShown, type PlanField, type PlanFieldGroup, type ValueWords } from "../fields";
import { spokenValue } from "../spoken-value";

type PlanSectionsProps = {
  groups: readonly PlanFieldGroup[];
  content: Record<string, unknown>;
  words: ValueWords;
  /** Fields that are still to be written: they show a grey stand-in, with these words for screen readers. */
  coming?: { fields: ReadonlySet<string>; label: string };
  /** Drawings that its notes name. */
  drawings?: Readonly<Record<string, Drawing>>;
  /** Stands beside the heading of each group. */
  tools?: (group: string) => ReactNode;
  /** Stands below each group. */
  below?: (group: PlanFieldGroup) => ReactNode;
};

type FieldParts = Omit<PlanSectionsProps, "groups" | "tools" | "below">;

/** A plan as it is read, group by group. Serves the finished page and the one that is being written alike. */
export function PlanSections({ groups, tools, below, ...rest }: PlanSectionsProps) {
  return (
    <div className="grid grid-cols-1 gap-5">
      {groups
        .filter((group) => isShown(group, (name) => rest.content[name]))
        .map((group) =>
          group.folded ? (
            <FoldedGroup key={group.name} group={group} below={below?.(group)} {...rest} />
          ) : (
            <section
              key={group.name}
              id={group.name}
              aria-labelledby={`${group.name}-title`}
              className="border-border bg-card shadow-card @container rounded-xl border p-5 sm:p-6"
            >
              <div className="mb-4 flex items-start justify-between gap-3">
                <h2 id={`${group.name}-title`} className="text-h3">
                  {group.title}
                </h2>
                {tools?.(group.name)}
              </div>
              <dl className="grid grid-cols-2 gap-x-6 gap-y-4 @3xl:grid-cols-4">
                {group.fields.map((field, index) => {
                  // A switch of the form says nothing to a reader.
                  if (field.type === "flag") return null;
                  const alone = !field.half && group.fields[index + 1]?.half;
                  return <FieldView key={field.name} field={field} alone={alone} {...rest} />;
                })}
              </dl>
              {below?.(group)}
            </section>
          ),
        )}
    </div>
  );
}

/** A long part beside the official form, behind one tap; only what it has. */
function FoldedGroup({ group, below, ...rest }: FieldParts & { group: PlanFieldGroup; below: ReactNode }) {
  const filled = group.fields.filter(({ name }) => rest.content[name] || rest.coming?.fields.has(name));
  if (filled.length === 0) return null;
  return (
    <details id={group.name} className="border-border bg-card shadow-card @container rounded-xl border">
      <summary className="text-h3 cursor-pointer rounded-xl p-5 font-bold sm:p-6">{group.title}</summary>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 px-5 pb-5 sm:px-6 sm:pb-6 @3xl:grid-cols-4">
        {filled.map((field) => (
          <FieldView key={field.name} field={field} alone={false} {...rest} />
        ))}
      </dl>
      {below ? <div className="px-5 pb-5 sm:px-6 sm:pb-6">{below}</div> : null}
    </details>
  );
}

type FieldViewProps = FieldParts & {
  field: PlanField;
  /** It has a row of its own, so that the two halves after it stand side by side. */
  alone: boolean | undefined;
};

function FieldView({ field, alone, content, words, coming, drawings }: FieldViewProps) {
  const value = spokenValue(field, content[field.name], words);
  const wide = field.type === "text" || value.length > 60;
  return (
    <div
      className={clsx(
        "min-w-0",
        (wide || value.length > 20) && "max-sm:col-span-2",
        alone && "col-span-2 @3xl:col-span-4",
        wide && (field.half ? "col-span-2 @xl:col-span-1 @3xl:col-span-2" : "col-span-2 @3xl:col-span-4"),
      )}
    >
      <dt className="text-muted-foreground text-sm font-semibold">{field.label}</dt>
      <dd className="mt-0.5 max-w-[75ch] wrap-anywhere whitespace-pre-wrap">
        {value || coming?.fields.has(field.name) ? null : (
          <span className="text-muted-foreground italic">{words.notSpecified}</span>
        )}
        {field.drawings ? <Drawings text={value} drawings={drawings ?? {}} /> : value}
        {!value && coming?.fields.has(field.name) ? <Coming label={coming.label} tall={field.type === "text"} /> : null}
      </dd>
    </div>
  );
}

/** Each line as the drawing that it names, or as words. */
function Drawings({ text, drawings }: { text: string; drawings: Readonly<Record<string, Drawing>> }) {
  const lines = drawingLines(text).filter(({ caption, name }) => caption.trim() !== "" || name !== null);
  return lines.map(({ caption, name }, index) => {
    const drawing = name === null ? undefined : drawings[name];
    return drawing ? <DrawingFigure key={index} drawing={drawing} caption={caption} /> : <p key={index}>{caption}</p>;
  });
}

function Coming({ label, tall }: { label: string; tall: boolean }) {
  return (
    <>
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="grid gap-2 pt-1">
        <Skeleton className="h-4 w-11/12" />
        {tall ? <Skeleton className="h-4 w-8/12" /> : null}
      </span>
    </>
  );
}
