"use client";

import { Fragment, Suspense, useState, type ChangeEvent, type FocusEvent, type ReactNode } from "react";
import { useWatch } from "react-hook-form";
import type { RegisteredField } from "@/components/forms/field";
import { CheckField } from "@/components/ui/fields/checkbox";
import { SelectField, TextareaField, TextField } from "@/components/ui/fields/field";
import { lazyDialog } from "@/components/ui/dialog/dialog";
import { sayOutdated } from "@/components/ui/outdated";
import { interpolate } from "@/lib/core/interpolate";
import { planLanguages } from "@/lib/core/language";
import { namesOf } from "@/lib/core/names";
import type { UnitOffer } from "@/lib/plans/picking/types";
import { NeedsField } from "./needs-field";
import { subjectsFor, unitNamed, type CreateValues, type CreateSuggestions } from "./create-values";
import type { FieldParts } from "../creation/create-form";
import { Choices, Group, labelled } from "../creation/form-parts";
import type { PickerForm, PickerLabels } from "../picker/types";
import { usePicker } from "../picker/use-picker";
import type { RebLabels } from "./groups";

const RebPicker = lazyDialog(() => import("./picker").then((module) => module.RebPicker));

function loadLater() {
  return import("./units");
}

type Part = "lesson" | "unit" | "setting" | "school";

/** In which part of the form each field that is asked stands, in order. */
const parts: Record<keyof CreateValues, Part> = {
  classLevel: "lesson",
  subject: "lesson",
  lessonTitle: "lesson",
  lessonNo: "lesson",
  language: "lesson",
  unitTitle: "unit",
  unitNo: "unit",
  term: "unit",
  keyUnitCompetence: "unit",
  date: "setting",
  totalDuration: "setting",
  classSize: "setting",
  location: "setting",
  specialNeeds: "setting",
  includeActivitiesDescription: "setting",
  activitiesDescription: "setting",
  schoolName: "school",
  teacherName: "school",
};

type CreateFieldsProps = FieldParts & {
  suggestions: CreateSuggestions;
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
  const controls: Record<keyof CreateValues, ReactNode> = {
    classLevel: <TextField {...picked("classLevel")} list="classes" autoComplete="off" />,
    subject: <TextField {...picked("subject")} list="subjects" autoComplete="off" />,
    lessonTitle: (
      <>
        <TextField {...bringingUnit(picked("lessonTitle", "lesson"), picker.desk, ask)} className="sm:col-span-2" />
        {question}
      </>
    ),
    lessonNo: <TextField {...attach("lessonNo")} hint={create.lessonNoHint} autoComplete="off" />,
    language: (
      <SelectField
        {...attach("language")}
        options={planLanguages.map((value) => ({ value, label: labels.languages[value] }))}
      />
    ),
    unitTitle: (
      <TextField
        {...attachUnit()}
        list="units"
        autoComplete="off"
        className="sm:col-span-2"
        hint={sourceOf(unit, { known: create.source, unconfirmed: picking.unconfirmed })}
      />
    ),
    unitNo: <TextField {...attach("unitNo")} autoComplete="off" />,
    term: <TextField {...attach("term")} list="terms" autoComplete="off" />,
    keyUnitCompetence: <TextareaField {...attach("keyUnitCompetence")} rows={2} className="sm:col-span-2" />,
    ...settingControls(attach, create, watched.includeActivitiesDescription === true),
    specialNeeds: <NeedsField {...{ form, watched, labels }} {...attach("specialNeeds")} />,
    schoolName: <TextField {...attach("schoolName")} autoComplete="organization" />,
    teacherName: <TextField {...attach("teacherName")} autoComplete="name" />,
  };
  const placed = (place: Part) =>
    namesOf(parts)
      .filter((name) => parts[name] === place)
      .map((name) => <Fragment key={name}>{controls[name]}</Fragment>);
  return (
    <>
      <Group title={create.lesson}>
        {picker.start("unit")}
        {placed("lesson")}
      </Group>
      <Group title={create.unit}>{placed("unit")}</Group>
      <Group title={create.setting}>{placed("setting")}</Group>
      <Group title={create.school}>{placed("school")}</Group>
      <Choices id="classes" values={suggestions.classes} />
      <Choices id="subjects" values={subjectsFor(suggestions, place.classLevel)} />
      <Choices id="units" values={[...new Set(units.map(({ unitTitle: title }) => title))]} />
      <Choices id="terms" values={["1", "2", "3"]} />
      <Choices id="locations" values={[create.location, create.outside, create.laboratory]} />
      <Suspense>{picker.props ? <RebPicker {...picker.props} suggestions={suggestions} /> : null}</Suspense>
    </>
  );
}

/** The controls of what the lesson is held in: time, class, place. */
function settingControls(
  attach: (name: keyof CreateValues) => RegisteredField & { label: string },
  create: RebLabels["create"],
  describes: boolean,
) {
  return {
    date: <TextField {...attach("date")} type="date" />,
    totalDuration: <TextField {...attach("totalDuration")} type="number" inputMode="numeric" min={1} />,
    classSize: <TextField {...attach("classSize")} type="number" inputMode="numeric" min={1} />,
    location: <TextField {...attach("location")} list="locations" autoComplete="off" />,
    includeActivitiesDescription: <CheckField {...attach("includeActivitiesDescription")} className="sm:col-span-2" />,
    activitiesDescription: describes ? (
      <TextareaField {...attach("activitiesDescription")} hint={create.descriptionHint} className="sm:col-span-2" />
    ) : null,
  };
}

/** A title that is left brings its unit along, where one is known. */
function bringingUnit<Attached extends Pick<RegisteredField, "onBlur">>(
  attached: Attached,
  desk: PickerForm,
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

/** Where the unit comes from, and whether that is sure; nothing of one that the teacher typed. */
function sourceOf(unit: UnitOffer | undefined, phrases: { known: string; unconfirmed: string }): string | undefined {
  if (!unit?.source) return undefined;
  const phrase = unit.standing === "unconfirmed" ? phrases.unconfirmed : phrases.known;
  return interpolate(phrase, { source: unit.source });
}

type ClassAndSubject = { classLevel: string; subject: string };

function placeKey({ classLevel, subject }: ClassAndSubject): string {
  return `${classLevel.trim()}|${subject.trim()}`;
}

/** The units of a place: those that the page came with, of another place those that were asked for. */
function useUnits(suggestions: CreateSuggestions, place: ClassAndSubject, desk: PickerForm) {
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
