import { clsx } from "clsx";
import { CheckField } from "@/components/ui/checkbox";
import { SelectField, TextareaField, TextField } from "@/components/ui/field";
import type { PlanField } from "../fields";

type FieldControlProps = { field: PlanField; value: string | boolean; error: string | undefined };

const perRow = 70;

/** Rows that show the whole text from the start where the browser does not grow the area by itself. */
function rowsFor(text: string): number {
  const rows = text.split("\n").reduce((sum, line) => sum + 1 + Math.floor(line.length / perRow), 0);
  return Math.min(Math.max(rows, 3), 24);
}

/** The control of one field. It holds its own value: the form is read, not mirrored, so that typing stays quick. */
export function FieldControl({ field, value, error }: FieldControlProps) {
  const { name, label, type, hint, options = [] } = field;
  const shared = { id: name, label, hint, error, name };
  const text = typeof value === "string" ? value : "";
  if (type === "flag")
    return <CheckField {...shared} defaultChecked={value === true} className="@xl:col-span-2 @3xl:col-span-4" />;
  if (type === "text") {
    return (
      <TextareaField
        {...shared}
        defaultValue={text}
        rows={rowsFor(text)}
        className={field.half ? "@3xl:col-span-2" : "@xl:col-span-2 @3xl:col-span-4"}
      />
    );
  }
  if (type === "choice")
    return <SelectField {...shared} defaultValue={text} options={options} disabled={field.fixed} />;
  if (type === "number")
    return <TextField {...shared} type="number" inputMode="numeric" min={0} defaultValue={text} autoComplete="off" />;
  if (type === "date") return <DateControl {...shared} defaultValue={text} />;
  return (
    <TextField
      {...shared}
      defaultValue={text}
      autoComplete="off"
      className={clsx(text.length > 30 && "@xl:col-span-2")}
    />
  );
}

/** A date that is no ISO date (older or imported plans) stays readable as text. */
function DateControl(props: Parameters<typeof TextField>[0] & { defaultValue: string }) {
  const { defaultValue } = props;
  const isDate = defaultValue === "" || (/^\d{4}-\d{2}-\d{2}$/.test(defaultValue) && isRealDay(defaultValue));
  return <TextField {...props} type={isDate ? "date" : "text"} />;
}

function isRealDay(iso: string): boolean {
  const day = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso);
}
