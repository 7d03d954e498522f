"use client";

import { useState } from "react";
import type { LessonOffer, UnitOffer, UnitOffers } from "@/lib/plans/picking/types";
import { interpolate } from "@/lib/core/interpolate";
import { defaultPlanLanguage } from "@/lib/core/language";
import { searchable } from "@/lib/core/searchable";
import { lookUp } from "../picker/desk";
import { markOf } from "../picker/marks";
import { PickerDialog } from "../picker/picker-dialog";
import type { Choice, PickedValues, PickerLabels, PickerProps, PickerStep } from "../picker/types";
import { subjectsFor, type CreateSuggestions } from "./create-values";
import { lessonFills, unitFills } from "./units";

type RebPickerProps = PickerProps & { suggestions: CreateSuggestions };

/** Class, subject, unit and lesson of a REB plan, one after the other. */
export function RebPicker(props: RebPickerProps) {
  const [steps] = useState(() => stepsOf(props));
  return <PickerDialog {...props} steps={steps} credit={props.labels.creditReb} />;
}

function stepsOf({ suggestions, labels, desk }: RebPickerProps): PickerStep[] {
  const offers = ({ classLevel = "", subject = "", language = defaultPlanLanguage }: PickedValues) =>
    lookUp<UnitOffers>(desk, "units", { classLevel, subject, language });
  return [
    simpleStep(labels, "classLevel", () => suggestions.classes),
    simpleStep(labels, "subject", ({ classLevel = "" }) => subjectsFor(suggestions, classLevel)),
    {
      name: "unit",
      field: "unitTitle",
      question: labels.steps.unit,
      list: async (values) => {
        const choices = (await offers(values)).units.map((unit) => unitChoice(unit, values, labels));
        // What the teacher typed before stands first: it is short, and most often where they go on.
        const isOwn = ({ group }: Choice) => Number(group === labels.groups.yours);
        return choices.sort((a, b) => isOwn(b) - isOwn(a));
      },
      own: (text) => ({
        title: text,
        sets: { unitTitle: text },
        fills: { unitNo: "", keyUnitCompetence: "", lessonNo: "1" },
      }),
      lacking: ({ classLevel = "", subject = "" }) => interpolate(labels.noUnits, { classLevel, subject }),
    },
    {
      name: "lesson",
      field: "lessonTitle",
      question: labels.steps.lesson,
      list: async (values) => lessonChoices(await offers(values), values, labels),
      own: (text) => ({ title: text, sets: { lessonTitle: text } }),
    },
  ];
}

function simpleStep(
  labels: PickerLabels,
  name: "classLevel" | "subject",
  names: (values: PickedValues) => readonly string[],
): PickerStep {
  const choice = (title: string): Choice => ({ title, sets: { [name]: title } });
  return {
    name,
    field: name,
    question: labels.steps[name],
    list: (values) => Promise.resolve(names(values).map(choice)),
    own: choice,
  };
}

function unitChoice(unit: UnitOffer, { subject = "" }: PickedValues, labels: PickerLabels): Choice {
  const { unitNo, unitTitle, lessonCount, standing } = unit;
  const other = unit.subject !== "" && searchable(unit.subject) !== searchable(subject) ? unit.subject : "";
  const said = [
    unitNo && interpolate(labels.unit, { number: unitNo }),
    lessonCount && interpolate(labels.lessonCount, { count: lessonCount }),
    other,
  ];
  return {
    title: unitTitle,
    detail: said.filter(Boolean).join(" · "),
    mark: markOf(standing, labels),
    group: standing === "yours" ? labels.groups.yours : labels.groups.listed,
    sets: { unitTitle, ...(unitNo ? { unitNo } : {}) },
    fills: unitFills(unit),
  };
}

function lessonChoices(
  { units, lessons }: UnitOffers,
  { unitTitle = "" }: PickedValues,
  labels: PickerLabels,
): Choice[] {
  const fills = (title: string) => lessonFills(units, title, unitTitle);
  const named = units.find((unit) => searchable(unit.unitTitle) === searchable(unitTitle));
  const { ready, listed, yours, other } = labels.groups;
  const groups = { bank: ready, listed, yours };
  const choice = ({ title, id }: LessonOffer, group: string): Choice => ({
    title,
    group,
    sets: { lessonTitle: title },
    fills: fills(title),
    lessonId: id,
  });
  const rest = units.filter((unit) => unit !== named).flatMap((unit) => unit.lessons);
  const others = [...lessons, ...rest.filter(({ standing }) => standing === "bank")];
  const own = named?.lessons ?? [];
  const seen = new Set(own.map(({ id }) => id));
  return [
    ...(["bank", "listed", "yours"] as const).flatMap((standing) =>
      own.filter((lesson) => lesson.standing === standing).map((lesson) => choice(lesson, groups[standing])),
    ),
    ...[...new Map(others.map((lesson) => [lesson.id, lesson])).values()]
      .filter(({ id }) => !seen.has(id))
      .map((lesson) => choice(lesson, own.length > 0 ? other : ready)),
  ];
}
