import { describe, expect, it } from "vitest";
import { planLanguages } from "@/lib/core/language";
import type { DocumentModel, Row, Table } from "@/lib/documents/model";
import { layoutReb } from "@/lib/plans/kinds/reb/layout";
import { rebLabels } from "@/lib/plans/kinds/reb/layout/labels";
import { rebContent, type RebContent } from "@/lib/plans/kinds/reb/schema";
import { sampleRebContent } from "../../../support/sample-reb-content";

const letterhead = { lines: [], logo: null };
const empty = rebContent.parse({});

function tablesOf(model: DocumentModel): Table[] {
  return model.blocks.filter((block) => block.type === "table");
}

function cellText(row: Row | undefined): string[] {
  return row?.cells.map((cell) => cell.parts.map((part) => part.text).join("\n")) ?? [];
}

function everyText(model: DocumentModel): string[] {
  return model.blocks.flatMap((block) => {
    if (block.type === "table") return [...block.head, ...block.rows].flatMap(cellText);
    if (block.type === "fields") return block.fields.flatMap(({ label, value }) => [label, value]);
    return block.type === "figure" ? [block.caption] : [block.text];
  });
}

describe("layoutReb", () => {
  it("names class and title beside the page number, in one line", () => {
    const { classLevel, lessonTitle } = sampleRebContent.en;
    const { footer } = layoutReb(sampleRebContent.en, letterhead);
    expect(footer).toBe(`${rebLabels.en.lessonPlanTitle} · ${classLevel} · ${lessonTitle}`);
    expect(layoutReb(empty, letterhead).footer).toBe(rebLabels.en.lessonPlanTitle);
    const long = layoutReb({ ...empty, lessonTitle: "Photosynthesis\nin mosses ".repeat(30) }, letterhead).footer;
    expect(long).not.toContain("\n");
    expect(long.length).toBeLessThanOrEqual(100);
    expect(long).toMatch(/…$/);
  });

  it("has the eight columns of the official form in their order", () => {
    const [meta] = tablesOf(layoutReb(sampleRebContent.en, letterhead));
    const names = ["Term", "Date", "Subject", "Class", "Unit No", "Lesson No", "Duration", "Class size"];
    expect(cellText(meta?.head[0])).toEqual(names);
    expect(cellText(meta?.rows[0])).toEqual([
      "Term II",
      "19/01/2026",
      "Mathematics",
      "P6",
      "4",
      "3 of 7",
      "40 min",
      "46",
    ]);
  });

  it.each(planLanguages)("speaks %s in every label", (language) => {
    const labels = rebLabels[language];
    const texts = everyText(layoutReb(sampleRebContent[language], letterhead)).join("\n");
    const unused = /^(?:crosscuttingIssues$|notes)/;
    const used = Object.entries(labels).filter(([name]) => !unused.test(name));
    for (const [, label] of used) expect(texts).toContain(label.replace(" {count}", "").replace("{count} ", ""));
  });

  it.each(planLanguages)("prints every text of a plan in %s exactly once", (language) => {
    const names = (Object.keys(empty) as (keyof RebContent)[]).filter((name) => typeof empty[name] === "string");
    const marked = names.filter((name) => name !== "language" && name !== "date");
    const content = rebContent.parse({ ...Object.fromEntries(marked.map((name) => [name, `<<${name}>>`])), language });
    const texts = everyText(layoutReb(content, letterhead)).join("\n");
    for (const name of marked) expect(texts.split(`<<${name}>>`), name).toHaveLength(2);
  });

  it("prints dots, not words, for what is empty", () => {
    const model = layoutReb(empty, letterhead);
    expect(everyText(model).join(" ")).not.toMatch(/undefined|null|NaN|\b0\b/);
    const cells = tablesOf(model).flatMap((table) => table.rows.flatMap((row) => row.cells));
    const values = cells.filter((cell) => !cell.shade && cell.parts.every((part) => part.text === ""));
    expect(values.length).toBeGreaterThanOrEqual(8 + 8 + 9 + 1);
    for (const cell of values) expect(cell.parts[0]?.blankLines).toBeGreaterThan(0);
  });

  it("adds rows for cross-cutting issues and assessment methods only when they are filled", () => {
    const bare = tablesOf(layoutReb(empty, letterhead))[1];
    expect(bare?.rows).toHaveLength(8);
    const filled = tablesOf(
      layoutReb({ ...empty, crosscuttingIssues: "Gender", assessmentMethods: "Oral" }, letterhead),
    )[1];
    expect(filled?.rows.slice(8).map(cellText)).toEqual([
      ["Cross-cutting issues", "Gender"],
      ["Assessment methods", "Oral"],
    ]);
    const repeated = { ...empty, crosscuttingIssues: "Gender", conclusionCrosscuttingIssues: "Gender: taking turns" };
    expect(tablesOf(layoutReb(repeated, letterhead))[1]?.rows).toHaveLength(8);
  });

  it("merges the description over teacher and learner activities", () => {
    const activities = tablesOf(layoutReb(sampleRebContent.en, letterhead))[2];
    expect(activities?.head.map((row) => row.cells.map((cell) => [cell.columnSpan ?? 1, cell.rowSpan ?? 1]))).toEqual([
      [
        [1, 2],
        [2, 1],
        [1, 2],
      ],
      [
        [1, 1],
        [1, 1],
      ],
    ]);
    expect(activities?.rows[0]?.cells[1]).toMatchObject({ columnSpan: 2, parts: [{ style: "italic" }] });
    expect(cellText(activities?.rows[3])[0]).toBe("Conclusion\n10 min\nSummary\nAssessment");
  });

  it("names the minutes as the language does", () => {
    const stage = (language: "rw" | "fr") =>
      cellText(tablesOf(layoutReb(sampleRebContent[language], letterhead))[2]?.rows[1])[0];
    expect(stage("rw")).toBe("Intangiriro\niminota 5");
    expect(stage("fr")).toBe("Introduction\n5 min");
  });

  it("prints a date that is not ISO as it stands", () => {
    const meta = tablesOf(layoutReb({ ...empty, date: "Monday" }, letterhead))[0];
    expect(cellText(meta?.rows[0])[1]).toBe("Monday");
  });
});
