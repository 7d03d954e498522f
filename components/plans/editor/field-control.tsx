import { clsx } from "clsx";
import type { RegisteredField } from "@/components/forms/field";
import { CheckField } from "@/components/ui/fields/checkbox";
import { SelectField, TextareaField, TextField } from "@/components/ui/fields/field";
import type { PlanField } from "../fields";

type FieldControlProps = { field: PlanField; registered: RegisteredField; error: string | undefined };

const perRow = 70;

/** Rows that show the whole text from the start where the browser does not grow the area by itself. */
function rowsFor(text: string): number {
  const rows = text.split("\n").reduce((sum, line) => sum + 1 + Math.floor(line.length / perRow), 0);
  return Math.min(Math.max(rows, 3), 24);
}

/** The control of one field. It holds its own value, so that typing stays quick. */
export function FieldControl({ field, registered, error }: FieldControlProps) {
  const { label, type, hint, options = [] } = field;
  const shared = { ...registered, label, hint, error };
  const text = "defaultValue" in registered ? String(registered.defaultValue ?? "") : "";
  if (type === "flag") return <CheckField {...shared} className="@xl:col-span-2 @3xl:col-span-4" />;
  if (type === "text") {
    return (
      <TextareaField
        {...shared}
        rows={rowsFor(text)}
        className={field.half ? "@3xl:col-span-2" : "@xl:col-span-2 @3xl:col-span-4"}
      />
    );
  }
  if (type === "choice") return <SelectField {...shared} options={options} disabled={field.fixed} />;
  if (type === "number") return <TextField {...shared} type="number" inputMode="numeric" min={0} autoComplete="off" />;
  if (type === "date") return <DateControl {...shared} text={text} />;
  return <TextField {...shared} autoComplete="off" className={clsx(text.length > 30 && "@xl:col-span-2")} />;
}

/** A date that is no ISO date (older or imported plans) stays readable as text. */
function DateControl({ text, ...props }: Parameters<typeof TextField>[0] & { text: string }) {
  const isDate = text === "" || (/^\d{4}-\d{2}-\d{2}$/.test(text) && isRealDay(text));
  return <TextField {...props} type={isDate ? "date" : "text"} />;
}

function isRealDay(iso: string): boolean {
  const day = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso);
}
