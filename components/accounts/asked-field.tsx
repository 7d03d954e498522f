import type { ComponentProps } from "react";
import { TextField } from "@/components/ui/fields/field";

type AskedFieldProps = ComponentProps<typeof TextField> & {
  /** What the form sends along unseen. */
  along: { name: string; value: string };
};

/** The one field that a form asks for, beside what it knows already. */
export function AskedField({ along, ...field }: AskedFieldProps) {
  return (
    <>
      <input type="hidden" {...along} />
      <TextField {...field} />
    </>
  );
}
