import type { PlanLanguage } from "@/lib/core/language";
import type { DocumentBlock, DocumentModel, Letterhead, Row, Table, TextPart } from "@/lib/documents/model";
import type { PrintedParts } from "../contract";
import { annex, filled, footerOf, labelCell, labelRow, toPrintedDate } from "../printing";
import { rebStages, type RebStage } from "./constants";
import { rebPrintedForm, rebNotes } from "./fields";
import { rebLabels } from "./layout/labels";
import type { RebContent } from "./schema";

type Labels = (typeof rebLabels)[PlanLanguage];

/** Lines of dots for a step that is to be filled by hand. */
const stageLines: Record<RebStage, number> = { introduction: 4, development: 9, conclusion: 5 };

/**
 * The official REB lesson plan form as a document, in the plan's language; what is empty prints as dots. Every text
 * of the plan stands in it exactly once. Source of rows, order and wording: the template of the University of
 * Rwanda's course CE80241 and REB's bilingual template of 2016. Rows for cross-cutting issues of the whole plan and
 * for assessment methods are ours: the form has none, so they appear only when they are filled.
 */
export function layoutReb(
  content: RebContent,
  letterhead: Letterhead,
  parts: PrintedParts = { notes: true },
): DocumentModel {
  const labels: Labels = rebLabels[content.language];
  const people: DocumentBlock = {
    type: "fields",
    fields: rebPrintedForm.people.map((name) => ({ label: `${labels[name]}${labels.colon}`, value: content[name] })),
  };
  const notes = rebNotes.map((name) => [name, labels[name], content[name]] as const);
  return {
    title: [labels.lessonPlanTitle, content.lessonTitle.trim()].filter(Boolean).join(" - "),
    language: content.language,
    letterhead,
    blocks: [
      { type: "heading", text: labels.lessonPlanTitle },
      people,
      lessonTable(content, labels),
      overviewTable(content, labels),
      activitiesTable(content, labels),
      evaluationTable(content, labels),
      ...(parts.notes ? annex(labels.notes, notes) : []),
    ],
    footer: footerOf(labels.lessonPlanTitle, content.classLevel, content.lessonTitle),
  };
}

function lessonTable(content: RebContent, labels: Labels): Table {
  const columns = rebPrintedForm.columns.map(
    ([name, share]) => [labels[name], printedValue(content, name), share] as const,
  );
  return {
    type: "table",
    columns: columns.map(([, , share]) => share),
    head: [{ cells: columns.map(([label]) => ({ ...labelCell(label), align: "center" })), keepTogether: true }],
    rows: [{ cells: columns.map(([, value]) => ({ parts: [filled(value)], align: "center" })) }],
  };
}

/** A value in a column: what is counted only when it is known, a day as it is written. */
function printedValue(content: RebContent, name: (typeof rebPrintedForm)["columns"][number][0]): string {
  if (name === "totalDuration") return minutesOf(content.totalDuration, content.language);
  if (name === "date") return toPrintedDate(content.date);
  const value = content[name];
  if (typeof value === "string") return value;
  return value > 0 ? String(value) : "";
}

function overviewTable(content: RebContent, labels: Labels): Table {
  const inStages = rebStages.some((stage) =>
    content[`${stage}CrosscuttingIssues`].includes(content.crosscuttingIssues.trim()),
  );
  const added = rebPrintedForm.added.filter(
    (name) => content[name].trim() !== "" && !(name === "crosscuttingIssues" && inStages),
  );
  const rows = [
    ...rebPrintedForm.rows.map(([name, lines]) => labelRow(labels[name], filled(content[name], lines))),
    ...added.map((name) => labelRow(labels[name], { text: content[name] })),
  ];
  return { type: "table", columns: [0.3, 0.7], head: [], rows };
}

function activitiesTable(content: RebContent, labels: Labels): Table {
  const head: Row[] = [
    {
      keepTogether: true,
      cells: [
        { ...labelCell(labels.timing), rowSpan: 2, align: "center" },
        { ...labelCell(labels.description), columnSpan: 2, align: "center" },
        { ...labelCell(labels.competences), rowSpan: 2, align: "center" },
      ],
    },
    {
      keepTogether: true,
      cells: [
        { ...labelCell(labels.teacherActivities), align: "center" },
        { ...labelCell(labels.learnerActivities), align: "center" },
      ],
    },
  ];
  const rows = [...descriptionRow(content), ...rebStages.map((stage) => stageRow(content, labels, stage))];
  return { type: "table", columns: [0.165, 0.305, 0.305, 0.225], head, rows };
}

/** The sentence about the lesson's approach; in the body, since a long one in the head would repeat on every page. */
function descriptionRow(content: RebContent): Row[] {
  const text = content.activitiesDescription;
  if (text.trim() === "") return [];
  return [{ cells: [{ parts: [] }, { parts: [{ text, style: "italic" }], columnSpan: 2 }, { parts: [] }] }];
}

function stageRow(content: RebContent, labels: Labels, stage: RebStage): Row {
  return {
    cells: [
      { parts: stageParts(content, labels, stage) },
      { parts: [filled(content[`${stage}TeachingActivities`], stageLines[stage])] },
      { parts: [filled(content[`${stage}LearningActivities`], stageLines[stage])] },
      { parts: [filled(content[`${stage}CrosscuttingIssues`], stageLines[stage])] },
    ],
  };
}

function stageParts(content: RebContent, labels: Labels, stage: RebStage): TextPart[] {
  const time: TextPart = {
    text: minutesOf(content[`${stage}Duration`], content.language) || inUnit(".....", content.language),
  };
  const name: TextPart = { text: labels[stage], style: "strong" };
  if (stage !== "conclusion") return [name, time];
  return [name, time, { text: `${labels.summary}\n${labels.assessment}`, style: "italic" }];
}

function evaluationTable(content: RebContent, labels: Labels): Table {
  return {
    type: "table",
    columns: [0.3, 0.7],
    head: [],
    rows: rebPrintedForm.closing.map(([name, lines]) => labelRow(labels[name], filled(content[name], lines))),
  };
}

/** Minutes with their unit, "" while they are 0, that is not given. */
function minutesOf(minutes: number, language: PlanLanguage): string {
  return minutes > 0 ? inUnit(String(minutes), language) : "";
}

/** With the unit where the language has it: 40 min, iminota 40. */
function inUnit(amount: string, language: PlanLanguage): string {
  return rebLabels[language].minutes.replace("{count}", amount);
}
