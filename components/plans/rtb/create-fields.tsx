"use client";

import type { ChangeEvent, ReactNode } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { SelectField, TextareaField, TextField } from "@/components/ui/field";
import { interpolate } from "@/lib/core/interpolate";
import { planLanguages } from "@/lib/core/language";
import {
  facilitationTechniques,
  rtbBounds,
  rtbLevels,
  rtbModules,
  rtbSectors,
  rtbSteps,
} from "@/lib/plans/kinds/rtb/constants";
import type { FormState } from "@/lib/web/form-state";
import { attacher } from "../attach";
import type { FieldValues } from "../fields";
import { Choices, Group } from "../form-parts";
import { moduleName, moduleNamed, tradesOf, type RtbValues } from "./create-values";
import type { RtbLabels } from "./groups";

type RtbFieldsProps = {
  form: UseFormReturn<FieldValues>;
  labels: RtbLabels;
  languages: Readonly<Record<(typeof planLanguages)[number], string>>;
  posted: FormState;
  /** What the server asks about the topic. */
  question: ReactNode;
};

/** The fields of the create form; suggestions come as native lists and never stand in the way of other text. */
export function RtbFields({ form, labels, languages, posted, question }: RtbFieldsProps) {
  const { create } = labels;
  const [sector, moduleTitle] = useWatch({ control: form.control, name: ["sector", "moduleTitle"] });
  const known = moduleNamed(String(moduleTitle ?? ""));
  const attach = attacher<keyof RtbValues>({ form, posted, labels: labels.fields });

  function attachModule() {
    const attached = attach("moduleTitle");
    return {
      ...attached,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        const level = moduleNamed(event.target.value)?.level;
        if (level && form.getValues("level") === "") form.setValue("level", level);
        return attached.onChange(event);
      },
    };
  }
  return (
    <>
      <Group title={create.place}>
        <TextField {...attach("sector")} list="sectors" autoComplete="off" />
        <TextField {...attach("trade")} list="trades" autoComplete="off" />
        <TextField {...attach("level")} list="levels" autoComplete="off" />
        <TextField {...attach("teacherName")} autoComplete="name" />
      </Group>
      <Group title={create.module}>
        <TextField {...attachModule()} list="modules" autoComplete="off" className="sm:col-span-2" />
        <TextField
          {...attach("learningOutcomes")}
          list="outcomes"
          autoComplete="off"
          className="sm:col-span-2"
          hint={known ? interpolate(create.outcome, { outcomes: known.outcomes.join(" · ") }) : undefined}
        />
        <TextareaField
          {...attach("indicativeContent")}
          rows={3}
          note={`(${create.optional})`}
          hint={create.contentHint}
          className="sm:col-span-2"
        />
      </Group>
      <SessionFields {...{ attach, labels, languages, question }} />
      <Group title={create.setting}>
        <TextField {...attach("className")} autoComplete="off" />
        <TextField {...attach("classSize")} type="number" inputMode="numeric" min={1} max={rtbBounds.maxTrainees} />
        <TextField {...attach("date")} type="date" />
        <TextField {...attach("term")} list="terms" autoComplete="off" />
        <TextField {...attach("week")} autoComplete="off" />
      </Group>
      <Choices id="sectors" values={rtbSectors.map(({ name }) => name)} />
      <Choices id="trades" values={tradesOf(String(sector ?? ""))} />
      <Choices id="levels" values={rtbLevels} />
      <Choices id="modules" values={rtbModules.map(moduleName)} />
      <Choices id="outcomes" values={known?.outcomes ?? []} />
      <Choices id="techniques" values={facilitationTechniques} />
      <Choices id="terms" values={["1", "2", "3"]} />
    </>
  );
}

type SessionFieldsProps = Pick<RtbFieldsProps, "labels" | "languages" | "question"> & {
  attach: ReturnType<typeof attacher<keyof RtbValues>>;
};

function SessionFields({ attach, labels, languages, question }: SessionFieldsProps) {
  const { create } = labels;
  return (
    <Group title={create.session}>
      <TextField {...attach("topicOfSession")} className="sm:col-span-2" />
      {question}
      <TextareaField {...attach("range")} rows={2} hint={create.rangeHint} className="sm:col-span-2" />
      <TextField
        {...attach("facilitationTechniques")}
        list="techniques"
        autoComplete="off"
        note={`(${create.optional})`}
        hint={create.techniqueHint}
        className="sm:col-span-2"
      />
      <TextField
        {...attach("duration")}
        type="number"
        inputMode="numeric"
        min={rtbBounds.minDuration}
        max={rtbBounds.maxDuration}
        hint={create.durationHint}
      />
      <SelectField
        {...attach("numberOfSteps")}
        hint={create.stepsHint}
        options={rtbSteps.map((step) => ({ value: String(step), label: String(step) }))}
      />
      <SelectField
        {...attach("language")}
        options={planLanguages.map((value) => ({ value, label: languages[value] }))}
      />
    </Group>
  );
}
