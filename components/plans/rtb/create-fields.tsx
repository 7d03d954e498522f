"use client";

import { Suspense, useState, type ComponentProps, type ReactNode } from "react";
import { SelectField, TextareaField, TextField } from "@/components/ui/fields/field";
import { lazyDialog } from "@/components/ui/dialog/dialog";
import { sayOutdated } from "@/components/ui/outdated";
import { interpolate } from "@/lib/core/interpolate";
import { planLanguages } from "@/lib/core/language";
import { rtbBounds, rtbSteps } from "@/lib/plans/kinds/rtb/constants";
import type { FieldParts } from "../creation/create-form";
import { Choices, Group, labelled } from "../creation/form-parts";
import type { PickerLabels } from "../picker/types";
import { usePicker } from "../picker/use-picker";
import type { RtbValues } from "./create-values";
import type { RtbLabels } from "./groups";
import type { ModuleSuggestions, Sectors } from "./modules";

const RtbPicker = lazyDialog(() => import("./picker").then((module) => module.RtbPicker));

type RtbFieldsProps = FieldParts & {
  labels: RtbLabels;
  languages: Readonly<Record<(typeof planLanguages)[number], string>>;
  picking: PickerLabels & { close: string };
  /** Suggestions that never change, as the server drew them. */
  lists: ReactNode;
  sectors: Sectors;
};

const unasked: ModuleSuggestions = { trades: null, modules: [], outcomes: [] };

/** The fields of the create form. Suggestions and the picker never stand in the way of other text. */
export function RtbFields({
  form,
  field,
  labels,
  languages,
  picking,
  lists,
  sectors,
  question,
  onPicked,
}: RtbFieldsProps) {
  const { create } = labels;
  const [{ trades, modules, outcomes }, setSuggested] = useState<ModuleSuggestions>(unasked);
  const picker = usePicker({
    form,
    labels: picking,
    onPicked(lesson) {
      suggest();
      onPicked(lesson);
    },
  });
  const attach = labelled<keyof RtbValues>(field, labels.fields);
  const picked = (name: PickedField, step: string) => ({
    ...attach(name),
    beside: picker.button(step, labels.fields[name]),
  });

  /** What can be suggested beside what stands in the form. */
  function suggest() {
    void import("./modules")
      .then(({ loadSuggestions }) => loadSuggestions(picker.desk, sectors))
      .then(setSuggested, sayOutdated);
  }
  return (
    <>
      <Group title={create.place}>
        {picker.start("session")}
        <TextField {...attach("sector")} list="sectors" autoComplete="off" />
        <TextField
          {...picked("trade", "trade")}
          onFocus={suggest}
          list={trades ? "trades-of-sector" : "trades"}
          autoComplete="off"
        />
        <TextField {...attach("level")} list="levels" autoComplete="off" />
        <TextField {...attach("teacherName")} autoComplete="name" />
      </Group>
      <Group title={create.module}>
        <TextField
          {...picked("moduleTitle", "module")}
          onFocus={suggest}
          list="modules"
          autoComplete="off"
          className="sm:col-span-2"
        />
        <TextField
          {...picked("learningOutcomes", "outcome")}
          onFocus={suggest}
          list="outcomes"
          autoComplete="off"
          className="sm:col-span-2"
          hint={outcomes.length > 0 ? interpolate(create.outcome, { outcomes: outcomes.join(" · ") }) : undefined}
        />
        <TextareaField
          {...attach("indicativeContent")}
          rows={3}
          note={`(${create.optional})`}
          hint={create.contentHint}
          className="sm:col-span-2"
        />
      </Group>
      <SessionFields {...{ attach, labels, languages, question }} topic={picked("topicOfSession", "session")} />
      <Group title={create.setting}>
        <TextField {...attach("className")} autoComplete="off" />
        <TextField {...attach("classSize")} type="number" inputMode="numeric" min={1} max={rtbBounds.maxTrainees} />
        <TextField {...attach("date")} type="date" />
        <TextField {...attach("term")} list="terms" autoComplete="off" />
        <TextField {...attach("week")} autoComplete="off" />
      </Group>
      {lists}
      {trades ? <Choices id="trades-of-sector" values={trades} /> : null}
      <Choices id="modules" values={modules} />
      <Choices id="outcomes" values={outcomes} />
      <Suspense>{picker.props ? <RtbPicker {...picker.props} sectors={sectors} /> : null}</Suspense>
    </>
  );
}

type PickedField = "trade" | "moduleTitle" | "learningOutcomes" | "topicOfSession";

type SessionFieldsProps = Pick<RtbFieldsProps, "labels" | "languages" | "question"> & {
  attach: ReturnType<typeof labelled<keyof RtbValues>>;
  topic: ComponentProps<typeof TextField>;
};

function SessionFields({ attach, topic, labels, languages, question }: SessionFieldsProps) {
  const { create } = labels;
  return (
    <Group title={create.session}>
      <TextField {...topic} className="sm:col-span-2" />
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
