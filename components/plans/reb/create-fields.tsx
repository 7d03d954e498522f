"use client";

import { Suspense, useState, type ChangeEvent, type FocusEvent } from "react";
import { useWatch } from "react-hook-form";
import type { RegisteredField } from "@/components/forms/field";
import { CheckField } from "@/components/ui/checkbox";
import { SelectField, TextareaField, TextField } from "@/components/ui/field";
import { lazyDialog } from "@/components/ui/dialog";
import { sayOutdated } from "@/components/ui/outdated";
import { interpolate } from "@/lib/core/interpolate";
import { planLanguages } from "@/lib/core/language";
import type { UnitOffer } from "@/lib/plans/picking/types";
import { subjectsFor, unitNamed, type CreateValues, type Suggestions } from "./create-values";
import type { FieldParts } from "../create-form";
import { Choices, Group, labelled } from "../form-parts";
import type { Desk, PickerLabels } from "../picker/types";
import { usePicker } from "../picker/use-picker";
import type { RebLabels } from "./groups";

const RebPicker = lazyDialog(() => import("./picker").then((module) => module.RebPicker));

function loadLater() {
  return import("./units");
}

type CreateFieldsProps = FieldParts & {
  suggestions: Suggestions;
  labels: RebLabels;
  picking: PickerLabels & { close: string };
};

/** The fields of the create form. Suggestions and the picker never stand in the way of other text. */
export function CreateFields({ form, field, suggestions, labels, picking, question, onPicked }: CreateFieldsProps) {
  const { create } = labels;
  const watched = useWatch({ control: form.control });
  const text = (name: keyof CreateValues) => String(watched[name] ?? "");
  const place = { classLevel: text("classLevel"), subject: text("subject") };
  const picker = usePicker({
    form,
    labels: picking,
    onPicked(lesson) {
      ask();
      onPicked(lesson);
    },
  });
  const { units, ask } = useUnits(suggestions, place, picker.desk);
  const unit = unitNamed(units, text("unitTitle"));
  const attach = labelled<keyof CreateValues>(field, labels.fields);
  const picked = (name: "classLevel" | "subject" | "lessonTitle" | "unitTitle", step: string = name) => ({
    ...attach(name),
    beside: picker.button(step, labels.fields[name]),
  });

  function attachUnit() {
    const attached = picked("unitTitle", "unit");
    return {
      ...attached,
      onFocus: ask,
      onChange(event: ChangeEvent<HTMLInputElement>) {
        const known = unitNamed(units, event.target.value);
        if (known) void loadLater().then(({ putAlong }) => putAlong(picker.desk, known), sayOutdated);
        return attached.onChange(event);
      },
    };
  }
  return (
    <>
      <Group title={create.lesson}>
        {picker.start("unit")}
        <TextField {...picked("classLevel")} list="classes" autoComplete="off" />
        <TextField {...picked("subject")} list="subjects" autoComplete="off" />
        <TextField {...bringingUnit(picked("lessonTitle", "lesson"), picker.desk, ask)} className="sm:col-span-2" />
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
          hint={sourceOf(unit, { known: create.source, unconfirmed: picking.unconfirmed })}
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
      <Suspense>{picker.props ? <RebPicker {...picker.props} suggestions={suggestions} /> : null}</Suspense>
    </>
  );
}

/** A title that is left brings its unit along, where one is known. */
function bringingUnit<Attached extends Pick<RegisteredField, "onBlur">>(
  attached: Attached,
  desk: Desk,
  ask: () => void,
) {
  return {
    ...attached,
    onBlur(event: FocusEvent<HTMLInputElement>) {
      void loadLater().then(({ putUnitOf }) => putUnitOf(desk), sayOutdated);
      ask();
      return attached.onBlur(event);
    },
  };
}

/** Where the unit comes from, and whether that is sure; nothing of one that the teacher typed herself. */
function sourceOf(unit: UnitOffer | undefined, phrases: { known: string; unconfirmed: string }): string | undefined {
  if (!unit?.source) return undefined;
  const phrase = unit.standing === "unconfirmed" ? phrases.unconfirmed : phrases.known;
  return interpolate(phrase, { source: unit.source });
}

type Place = { classLevel: string; subject: string };

function placeKey({ classLevel, subject }: Place): string {
  return `${classLevel.trim()}|${subject.trim()}`;
}

/** The units of a place: those that the page came with, of another place those that were asked for. */
function useUnits(suggestions: Suggestions, place: Place, desk: Desk) {
  const [known, setKnown] = useState({ key: placeKey(place), units: suggestions.units });
  return {
    units: known.key === placeKey(place) ? known.units : [],
    /** Asks for those of what stands in the form; without an answer the teacher types. */
    ask() {
      const [classLevel = "", subject = ""] = desk.form.getValues(["classLevel", "subject"]).map(String);
      const key = placeKey({ classLevel, subject });
      if (known.key === key) return;
      void loadLater()
        .then(({ loadUnits }) => loadUnits(desk))
        .then((units) => units && setKnown({ key, units }))
        .catch(sayOutdated);
    },
  };
}
