import { buttonVariants } from "@/components/ui/button-variants";
import { TextField } from "@/components/ui/fields/field";
import type { DateRange } from "@/lib/administration/finance/types";
import type administration from "@/messages/en/administration.json";

type RangeFormProps = {
  path: string;
  values: DateRange;
  /** Sentences by field. */
  errors: Partial<Record<keyof DateRange, string>>;
  labels: (typeof administration)["payments"]["range"];
};

/** Asks for the days whose payments are summed. A plain form: the range stands in the address. */
export function RangeForm({ path, values, errors, labels }: RangeFormProps) {
  return (
    <form action={path} noValidate className="flex flex-wrap items-start gap-3">
      <TextField id="start" type="date" label={labels.start} defaultValue={values.start} error={errors.start} />
      <TextField id="end" type="date" label={labels.end} defaultValue={values.end} error={errors.end} />
      <button type="submit" className={buttonVariants({ variant: "outline", className: "sm:mt-7" })}>
        {labels.show}
      </button>
    </form>
  );
}
