"use client";

import { useState, type ChangeEvent, type ReactNode } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { CheckField } from "@/components/ui/checkbox";
import { SelectField, TextareaField, TextField } from "@/components/ui/field";
import { interpolate } from "@/lib/core/interpolate";
import { planLanguages } from "@/lib/core/language";
import type { FormState } from "@/lib/web/form-state";
import { subjectsFor, unitNamed, unitsFor, type CreateValues, type Suggestions } from "./create-values";
import { attacher } from "../attach";
import type { FieldValues } from "../fields";
import { Choices, Group } from "../form-parts";
import type { RebLabels } from "./groups";

type CreateFieldsProps = {
  form: UseFormReturn<FieldValues>;
  suggestions: Suggestions;
  labels: RebLabels;
  /** The answer to a post without JavaScript. */
  posted: FormState;
  /** What the server asks about the title. */
  question: ReactNode;
};

/** The fields of the create form. Suggestions come as native lists: they never stand in the way of other text. */
export function CreateFields({ form, suggestions, labels, posted, question }: CreateFieldsProps) {
  const { create } = labels;
  const watched = useWatch({ control: form.control });
  const text = (name: keyof CreateValues) => String(watched[name] ?? "");
  const place = { classLevel: text("classLevel"), subject: text("subject") };
  const units = unitsFor(suggestions, place);
  const unit = unitNamed(units, text("unitTitle"));
  const fillFrom = useUnitFilling(form);
  const attach = attacher<keyof CreateValues>({ form, posted, labels: labels.fields });

  function attachUnit() {
    const attached = attach("unitTitle");
    return {
      ...attached,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        fillFrom(unitNamed(units, event.target.value));
        return attached.onChange(event);
      },
    };
  }
  return (
    <>
      <Group title={create.lesson}>
        <TextField {...attach("classLevel")} list="classes" autoComplete="off" />
        <TextField {...attach("subject")} list="subjects" autoComplete="off" />
        <TextField {...attach("lessonTitle")} className="sm:col-span-2" />
        {question}
        <TextField {...attach("lessonNo")} hint={create.lessonNoHint} autoComplete="off" />
        <SelectField
          {...attach("language")}
          options={planLanguages.map((value) => ({ value, label: labels.languages[value] }))}
        />
      </Group>
      <Group title={create.unit}>
        <TextField
          {...attachUnit()}
          list="units"
          autoComplete="off"
          className="sm:col-span-2"
          hint={unit ? interpolate(create.source, { source: unit.source }) : undefined}
        />
        <TextField {...attach("unitNo")} autoComplete="off" />
        <TextField {...attach("term")} list="terms" autoComplete="off" />
        <TextareaField {...attach("keyUnitCompetence")} rows={2} className="sm:col-span-2" />
      </Group>
      <Group title={create.setting}>
        <TextField {...attach("date")} type="date" />
        <TextField {...attach("totalDuration")} type="number" inputMode="numeric" min={1} />
        <TextField {...attach("classSize")} type="number" inputMode="numeric" min={1} />
        <TextField {...attach("location")} list="locations" autoComplete="off" />
        <TextareaField {...attach("specialNeeds")} rows={2} hint={create.specialNeedsHint} className="sm:col-span-2" />
        <CheckField {...attach("includeActivitiesDescription")} className="sm:col-span-2" />
        {watched.includeActivitiesDescription ? (
          <TextareaField {...attach("activitiesDescription")} hint={create.descriptionHint} className="sm:col-span-2" />
        ) : null}
      </Group>
      <Group title={create.school}>
        <TextField {...attach("schoolName")} autoComplete="organization" />
        <TextField {...attach("teacherName")} autoComplete="name" />
      </Group>
      <Choices id="classes" values={suggestions.classes} />
      <Choices id="subjects" values={subjectsFor(suggestions, place.classLevel)} />
      <Choices id="units" values={[...new Set(units.map(({ unitTitle: title }) => title))]} />
      <Choices id="terms" values={["1", "2", "3"]} />
      <Choices id="locations" values={[create.location, create.outside, create.laboratory]} />
    </>
  );
}

type Filled = { unitNo: string; keyUnitCompetence: string };

/** Choosing a unit fills its number and competence, but never over something the teacher wrote. */
function useUnitFilling(form: UseFormReturn<FieldValues>) {
  const [filled, setFilled] = useState<Filled>({ unitNo: "", keyUnitCompetence: "" });
  return (unit: { unitNo: number | null; keyUnitCompetence: string | null } | undefined) => {
    if (!unit) return;
    const next: Filled = { unitNo: String(unit.unitNo ?? ""), keyUnitCompetence: unit.keyUnitCompetence ?? "" };
    for (const name of ["unitNo", "keyUnitCompetence"] as const) {
      const present = form.getValues(name);
      if (next[name] && (present === "" || present === filled[name]))
        form.setValue(name, next[name], { shouldValidate: form.formState.isSubmitted });
    }
    setFilled(next);
  };
}
