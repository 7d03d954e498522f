"use client";

import { checkBy } from "@/components/forms/check";
import { CreateForm, type CreatePageProps } from "../creation/create-form";
import { CreateFields } from "./create-fields";
import type { CreateValues, CreateSuggestions } from "./create-values";
import type { PickerLabels } from "../picker/types";
import type { RebLabels } from "./groups";

type RebCreateFormProps = CreatePageProps & {
  start: CreateValues;
  suggestions: CreateSuggestions;
  labels: RebLabels;
  picking: PickerLabels & { close: string };
};

const check = checkBy(async () => (await import("@/lib/plans/kinds/reb/schema")).rebRequest);

/** The form of a new REB plan. */
export function RebCreateForm({ suggestions, labels, picking, ...rest }: RebCreateFormProps) {
  return (
    <CreateForm
      {...rest}
      kind="reb"
      labels={labels.create}
      languages={labels.languages}
      check={check}
      fields={(parts) => <CreateFields {...{ ...parts, suggestions, labels, picking }} />}
    />
  );
}
