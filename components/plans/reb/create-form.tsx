"use client";

import { CreateForm, type CreatePageProps } from "../create-form";
import { CreateFields } from "./create-fields";
import type { CreateValues, Suggestions } from "./create-values";
import type { PickerLabels } from "../picker/types";
import type { RebLabels } from "./groups";

type RebCreateFormProps = CreatePageProps & {
  start: CreateValues;
  suggestions: Suggestions;
  labels: RebLabels;
  picking: PickerLabels & { close: string };
};

async function loadCheck() {
  const { checkRequest } = await import("./request-check");
  return checkRequest;
}

/** The form of a new REB plan. */
export function RebCreateForm({ suggestions, labels, picking, ...rest }: RebCreateFormProps) {
  return (
    <CreateForm
      {...rest}
      kind="reb"
      labels={labels.create}
      loadCheck={loadCheck}
      fields={(parts) => <CreateFields {...{ ...parts, suggestions, labels, picking }} />}
    />
  );
}
