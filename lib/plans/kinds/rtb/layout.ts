import type { Cell, DocumentModel, Letterhead, Row, TextPart } from "@/lib/documents/model";
import { rtbLabels, type RtbLabels } from "./layout/labels";
import type { PrintedParts } from "../contract";
import { annex, filled, footerOf, toPrintedDate } from "../printing";
import { rtbNotes } from "./fields";
import { stepsOf } from "./rules";
import type { RtbContent } from "./schema";

type LabelName = keyof RtbLabels;
type LabelledText = readonly [label: LabelName, text: string];

/** Shares of the eight columns that all rows of the form are merged from. */
const columns = [0.2, 0.1, 0.2, 0.07, 0.07, 0.14, 0.08, 0.14];
const span = { label: 1, value: 7, all: 8, activity: 5, resources: 2, duration: 1 } as const;

/**
 * The session plan form as a document, in the plan's language; what is empty prints as dots. Every text of the plan
 * stands in it once; steps that the plan does not have are left out. Source of rows and order: the session plan
 * template in use in technical schools, which has no field for appendices: they are the plan's additional notes.
 */
export function layoutRtb(
  content: RtbContent,
  letterhead: Letterhead,
  parts: PrintedParts = { notes: true },
): DocumentModel {
  const labels = rtbLabels[content.language];
  const rows = [
    ...headRows(content, labels),
    ...introductionRows(content, labels),
    ...developmentRows(content, labels),
    ...conclusionRows(content, labels),
    wideRow(labels, ["references", content.references], 2),
    wideRow(labels, ["appendices", content.additionalNotes], 2),
    wideRow(labels, ["reflection", content.reflection], 3),
  ];
  const notes = rtbNotes.map((name) => [name, labels[name], content[name]] as const);
  return {
    title: [labels.sessionPlan, content.topicOfSession.trim()].filter(Boolean).join(" - "),
    language: content.language,
    letterhead,
    blocks: [
      { type: "heading", text: labels.sessionPlan },
      { type: "table", columns, head: [], rows },
      ...(parts.notes ? annex(labels.notes, notes) : []),
    ],
    footer: footerOf(labels.sessionPlan, content.className || content.level, content.topicOfSession),
  };
}

function headRows(content: RtbContent, labels: RtbLabels): Row[] {
  const trainees = content.classSize > 0 ? String(content.classSize) : "";
  const duration = inMinutes(content.duration, labels);
  return [
    pairs(
      labels,
      ["sector", content.sector, 2],
      ["trade", content.trade, 2],
      ["level", content.level, 2],
      ["date", toPrintedDate(content.date), 2],
    ),
    pairs(labels, ["trainerName", content.teacherName, 4], ["term", content.term, 4]),
    pairs(
      labels,
      ["module", content.moduleTitle, 3],
      ["week", content.week, 2],
      ["trainees", trainees, 1],
      ["className", content.className, 2],
    ),
    labelled(labels.learningOutcome, content.learningOutcomes),
    labelled(labels.indicativeContent, content.indicativeContent),
    pairs(labels, ["topic", content.topicOfSession, span.all]),
    pairs(labels, ["range", content.range, 3], ["duration", duration, 5]),
    wideRow(labels, ["objectives", content.objectives], 3),
    wideRow(labels, ["techniques", content.facilitationTechniques], 1),
  ];
}

function introductionRows(content: RtbContent, labels: RtbLabels): Row[] {
  const activity = [
    ...titled(labels, ["trainerActivity", content.introductionTrainerActivity]),
    ...titled(labels, ["learnerActivity", content.introductionLearnerActivity]),
  ];
  const minutes = inMinutes(content.introductionDuration, labels);
  const bar: Row = {
    keepTogether: true,
    cells: [
      barCell(labels.introduction, span.activity),
      barCell(labels.resources, span.resources),
      barCell(labels.time, span.duration),
    ],
  };
  return [bar, activityRow(activity, { resources: content.introductionResources, minutes })];
}

function developmentRows(content: RtbContent, labels: RtbLabels): Row[] {
  const steps = stepsOf(content).map((step) => {
    const title = [`${labels.step} ${step}`, content[`step${step}Title`].trim()]
      .filter(Boolean)
      .join(`${labels.colon} `);
    const activity: TextPart[] = [
      { text: title, style: "strong" },
      ...titled(labels, ["trainerActivity", content[`step${step}TrainerActivity`]]),
      ...titled(labels, ["learnerActivity", content[`step${step}LearnerActivity`]]),
    ];
    const minutes = inMinutes(content[`step${step}Duration`], labels);
    return activityRow(activity, { resources: content[`step${step}Resources`], minutes });
  });
  return [barRow(labels.development), ...steps];
}

/** Summary, assessment and evaluation share one cell of resources and one of minutes. */
function conclusionRows(content: RtbContent, labels: RtbLabels): Row[] {
  const minutes = inMinutes(content.conclusionDuration, labels);
  const part = (label: LabelName, text: string): Cell => ({
    parts: titled(labels, [label, text]),
    columnSpan: span.activity,
  });
  return [
    barRow(labels.conclusion),
    {
      cells: [
        part("summary", content.summary),
        { parts: [filled(content.conclusionResources, 3)], columnSpan: span.resources, rowSpan: 3 },
        { parts: [filled(minutes)], columnSpan: span.duration, rowSpan: 3, align: "center" },
      ],
    },
    { cells: [part("assessment", content.assessment)] },
    { cells: [part("evaluation", content.evaluationOfSession)] },
  ];
}

function activityRow(activity: TextPart[], given: { resources: string; minutes: string }): Row {
  return {
    cells: [
      { parts: activity, columnSpan: span.activity },
      { parts: [filled(given.resources, 3)], columnSpan: span.resources },
      { parts: [filled(given.minutes)], columnSpan: span.duration, align: "center" },
    ],
  };
}

function barCell(text: string, columnSpan: number): Cell {
  return { parts: [{ text, style: "strong" }], columnSpan, shade: "bar" };
}

function barRow(text: string): Row {
  return { keepTogether: true, cells: [barCell(text, span.all)] };
}

function pairs(labels: RtbLabels, ...cells: [label: LabelName, value: string, columnSpan: number][]): Row {
  return {
    cells: cells.map(([label, value, columnSpan]) => ({
      parts: [
        { text: `${labels[label]}${labels.colon} `, style: "label" },
        value.trim() ? { text: value, inline: true } : filled(""),
      ],
      columnSpan,
    })),
  };
}

function labelled(label: string, text: string): Row {
  return {
    cells: [
      { parts: [{ text: label, style: "label" }], columnSpan: span.label },
      { parts: [filled(text, 2)], columnSpan: span.value },
    ],
  };
}

function wideRow(labels: RtbLabels, [label, text]: LabelledText, blankLines: number): Row {
  return { cells: [{ parts: titled(labels, [label, text], blankLines), columnSpan: span.all }] };
}

function titled(labels: RtbLabels, [label, text]: LabelledText, blankLines = 3): TextPart[] {
  return [{ text: `${labels[label]}${labels.colon}`, style: "label" }, filled(text, blankLines)];
}

/** Minutes in the order of the language, "" while they are 0, that is not given. */
function inMinutes(minutes: number, labels: RtbLabels): string {
  return minutes > 0 ? labels.minutes.replace("{count}", String(minutes)) : "";
}
