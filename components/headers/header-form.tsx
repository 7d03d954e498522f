"use client";

import { useRouter } from "next/navigation";
import type headers from "@/messages/en/headers.json";
import { deleteHeaderAction, saveHeaderAction } from "@/lib/headers/actions";
import type { HeaderDefaults } from "@/lib/headers/schema";
import { idle } from "@/lib/web/form-state";
import { HeaderFields, type Suggestions } from "./header-fields";
import { HeaderFrame } from "./header-frame";

type HeaderFormProps = {
  saved: HeaderDefaults;
  suggestions: Suggestions;
  /** Where saving and cancelling lead. */
  listHref: string;
  labels: typeof headers;
};

const naming = ["schoolName", "teacherName", "subject"] as const;

/** The general header defaults, from which new plans start. */
export function HeaderForm({ saved, suggestions, listHref, labels }: HeaderFormProps) {
  const router = useRouter();
  const leave = () => router.push(listHref);
  return (
    <HeaderFrame
      naming={naming}
      deletable={naming.some((name) => saved[name] !== "")}
      cancelHref={listHref}
      save={(values) => saveHeaderAction(idle, values)}
      remove={() => deleteHeaderAction(idle, {})}
      onSaved={leave}
      onRemoved={leave}
      labels={labels}
    >
      {(errors) => <HeaderFields values={saved} errors={errors} suggestions={suggestions} labels={labels} />}
    </HeaderFrame>
  );
}
