"use client";

import { useRouter } from "next/navigation";
import { checkBy } from "@/components/forms/check";
import type headers from "@/messages/en/headers.json";
import { deleteHeaderAction, saveHeaderAction } from "@/lib/headers/actions";
import type { HeaderDefaults } from "@/lib/headers/schema";
import { idle } from "@/lib/web/form-state";
import { HeaderFields, type HeaderSuggestions } from "./header-fields";
import { HeaderFrame } from "./header-frame";

type HeaderFormProps = {
  saved: HeaderDefaults;
  suggestions: HeaderSuggestions;
  /** Where saving and cancelling lead. */
  listHref: string;
  labels: typeof headers;
};

const check = checkBy(async () => (await import("@/lib/headers/schema")).headerForm);
const naming = ["schoolName", "teacherName", "subject"] as const;

/** The general header defaults, from which new plans start. */
export function HeaderForm({ saved, suggestions, listHref, labels }: HeaderFormProps) {
  const router = useRouter();
  const { duration, classSize, ...texts } = saved;
  const leave = () => router.push(listHref);
  return (
    <HeaderFrame
      start={{ ...texts, duration: String(duration || ""), classSize: String(classSize || "") }}
      check={check}
      naming={naming}
      cancelHref={listHref}
      save={(values) => saveHeaderAction(idle, values)}
      remove={() => deleteHeaderAction(idle, {})}
      onSaved={leave}
      onRemoved={leave}
      labels={labels}
    >
      {(field) => <HeaderFields field={field} suggestions={suggestions} labels={labels} />}
    </HeaderFrame>
  );
}
