import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { RegisteredField } from "@/components/forms/field";
import { TextareaField } from "@/components/ui/fields/field";
import { interpolate } from "@/lib/core/interpolate";
import type { FieldValues } from "../fields";
import { needsFor, type NeedsValues } from "./create-values";
import type { RebLabels } from "./groups";
import { TypedNotes } from "./typed-notes";

type NeedsFieldProps = RegisteredField & {
  label: string;
  form: UseFormReturn<FieldValues>;
  watched: Partial<FieldValues>;
  labels: RebLabels;
};

function readNeeds({ classLevel = "", specialNeeds = "" }: Partial<FieldValues> = {}): NeedsValues {
  return { classLevel: String(classLevel), specialNeeds: String(specialNeeds) };
}

/** Special needs. Of those that come from another plan it says so, and they leave the form with their class. */
export function NeedsField({ form, watched, labels: { create }, ...attached }: NeedsFieldProps) {
  const { classLevel, specialNeeds } = readNeeds(watched);
  const start = readNeeds(form.formState.defaultValues);
  const seen = useRef(classLevel);

  useEffect(() => {
    // Cleared by hand in the same class they stay so.
    if (seen.current === classLevel) return;
    seen.current = classLevel;
    const needs = needsFor({ classLevel, specialNeeds }, readNeeds(form.formState.defaultValues));
    if (needs !== specialNeeds) form.setValue("specialNeeds", needs);
  }, [form, classLevel, specialNeeds]);

  const isCarried = specialNeeds !== "" && specialNeeds === start.specialNeeds;
  return (
    <TextareaField
      {...attached}
      rows={2}
      className="sm:col-span-2"
      hint={
        <>
          <TypedNotes text={specialNeeds} labels={create} />
          {isCarried ? (
            <span className="text-warning flex flex-wrap items-center gap-x-3 font-medium">
              {interpolate(create.needsCarried, { classLevel })}
              <button
                type="button"
                className="link min-h-11"
                onClick={() => {
                  form.setValue("specialNeeds", "");
                  form.setFocus("specialNeeds");
                }}
              >
                {create.needsClear}
              </button>
            </span>
          ) : null}
          {create.specialNeedsHint}
        </>
      }
    />
  );
}
