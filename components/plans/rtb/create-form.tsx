"use client";

import type { ComponentProps } from "react";
import { CreateForm, type CreatePageProps } from "../create-form";
import { RtbFields } from "./create-fields";
import type { RtbLabels } from "./groups";
import { sayCreated } from "./created-signal";

type RtbCreateFormProps = CreatePageProps & {
  labels: RtbLabels;
  words: Readonly<Record<string, string>>;
  shared: ComponentProps<typeof CreateForm>["labels"];
  languages: ComponentProps<typeof RtbFields>["languages"];
};

async function loadCheck() {
  const { checkRequest } = await import("./request-check");
  return checkRequest;
}

/** The form of a new RTB session plan. */
export function RtbCreateForm({ labels, shared, languages, ...rest }: RtbCreateFormProps) {
  return (
    <CreateForm
      {...rest}
      kind="rtb"
      labels={{ ...shared, submit: labels.create.submit }}
      loadCheck={loadCheck}
      onCreated={sayCreated}
      refusal={labels.messages.generateFailed}
      fields={(parts) => <RtbFields {...{ ...parts, labels, languages }} />}
    />
  );
}
