"use client";

import type { ComponentProps } from "react";
import { checkBy } from "@/components/forms/check";
import { CreateForm, type CreatePageProps } from "../creation/create-form";
import { RtbFields } from "./create-fields";
import type { RtbLabels } from "./groups";
import { sayCreated } from "./created";

type RtbCreateFormProps = CreatePageProps & {
  labels: RtbLabels;
  shared: ComponentProps<typeof CreateForm>["labels"];
  languages: ComponentProps<typeof RtbFields>["languages"];
  picking: ComponentProps<typeof RtbFields>["picking"];
  lists: ComponentProps<typeof RtbFields>["lists"];
  sectors: ComponentProps<typeof RtbFields>["sectors"];
};

const check = checkBy(async () => (await import("@/lib/plans/kinds/rtb/schema")).rtbRequest);

/** The form of a new RTB session plan. */
export function RtbCreateForm({ labels, shared, languages, picking, lists, sectors, ...rest }: RtbCreateFormProps) {
  return (
    <CreateForm
      {...rest}
      kind="rtb"
      labels={{ ...shared, submit: labels.create.submit }}
      languages={languages}
      check={check}
      onCreated={sayCreated}
      refusal={labels.messages.generateFailed}
      fields={(parts) => <RtbFields {...{ ...parts, labels, languages, picking, lists, sectors }} />}
    />
  );
}
