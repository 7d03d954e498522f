"use client";

import { useWatch, type UseFormReturn } from "react-hook-form";
import { registerField } from "@/components/forms/field";
import type editor from "@/messages/en/editor.json";
import { isShown, type DurationRule, type FieldValues, type PlanFieldGroup } from "../fields";
import { SectionMenu } from "../tools/section-menu";
import { DurationSum } from "./duration-sum";
import { FieldControl } from "./field-control";

type EditorGroupsProps = {
  groups: readonly PlanFieldGroup[];
  durations: DurationRule;
  labels: typeof editor;
  form: UseFormReturn<FieldValues>;
  errors: Readonly<Record<string, string>>;
};

/** The fields of a plan, group by group. A group that the plan does not have is hidden, but keeps what stands in it. */
export function EditorGroups({ groups, durations, labels, form, errors }: EditorGroupsProps) {
  const deciding = groups.flatMap(({ onlyFrom }) => (onlyFrom ? [onlyFrom.field] : []));
  const decisions = useWatch({ control: form.control, name: deciding });
  const absent = groups.filter((group) => !isShown(group, (name) => decisions[deciding.indexOf(name)]));
  const gone = new Set(absent.flatMap((group) => group.fields.map((field) => field.name)));
  const rule = { ...durations, parts: durations.parts.filter((name) => !gone.has(name)) };
  return groups.map((group) => (
    <fieldset
      key={group.name}
      id={group.name}
      hidden={absent.includes(group)}
      className="border-border bg-card shadow-card @container min-w-0 rounded-xl border p-5 sm:p-6"
    >
      <legend className="text-h3 float-left mb-4 font-bold">{group.title}</legend>
      <div className="float-right mb-2">
        <SectionMenu part={group.name} />
      </div>
      {group.fields.some((field) => field.name === durations.total || durations.parts.includes(field.name)) ? (
        <div className="clear-both mb-4">
          <DurationSum
            {...{ control: form.control, rule }}
            labels={labels.edit}
            announced={group.fields.some((field) => field.name === durations.total)}
          />
        </div>
      ) : null}
      <div className="clear-both grid gap-4 @xl:grid-cols-2 @3xl:grid-cols-4">
        {group.fields.map((field) => (
          <FieldControl
            key={field.name}
            field={field}
            registered={registerField(form, field.name)}
            error={errors[field.name]}
          />
        ))}
      </div>
    </fieldset>
  ));
}
