import { describe, expect, it } from "vitest";
import { aRtbRequest } from "@/db/seed/makers";
import { planLanguages } from "@/lib/core/language";
import type { DocumentModel, Row, Table } from "@/lib/documents/model";
import { layoutRtb } from "@/lib/plans/kinds/rtb/layout";
import { rtbLabels } from "@/lib/plans/kinds/rtb/layout/labels";
import { rtbContent, type RtbContent } from "@/lib/plans/kinds/rtb/schema";

const letterhead = { lines: [], logo: null };
const empty = rtbContent.parse({});

function tableOf(model: DocumentModel): Table {
  const [table] = model.blocks.filter((block) => block.type === "table");
  if (!table) throw new Error("The form has no table.");
  return table;
}

function textOf(row: Row | undefined): string[] {
  return row?.cells.map((cell) => cell.parts.map((part) => part.text).join("\n")) ?? [];
}

/** The form and the job sheet after it. */
function everyText({ blocks }: DocumentModel): string {
  return blocks.flatMap((block) => (block.type === "table" ? block.rows.flatMap(textOf) : [])).join("\n");
}

function marked(language: RtbContent["language"], numberOfSteps: number): { content: RtbContent; names: string[] } {
  const names = (Object.keys(empty) as (keyof RtbContent)[]).filter(
    (name) => typeof empty[name] === "string" && name !== "language",
  );
  const texts = Object.fromEntries(names.map((name) => [name, `<<${name}>>`]));
  return { content: rtbContent.parse({ ...texts, language, numberOfSteps }), names };
}

describe("layoutRtb", () => {
  it("names class and topic beside the page number, in one line", () => {
    const { className, topicOfSession } = aRtbRequest();
    const { footer } = layoutRtb(rtbContent.parse(aRtbRequest()), letterhead);
    expect(footer).toBe(`${rtbLabels.en.sessionPlan} · ${className} · ${topicOfSession}`);
    const long = layoutRtb(rtbContent.parse({ topicOfSession: "Wiring of\na lamp ".repeat(30) }), letterhead).footer;
    expect(long).not.toContain("\n");
    expect(long.length).toBeLessThanOrEqual(100);
    expect(long).toMatch(/…$/);
  });

  it("has the rows of the session plan form in their order", () => {
    const rows = tableOf(layoutRtb(rtbContent.parse(aRtbRequest()), letterhead)).rows.map(textOf);
    expect(rows[0]).toEqual([
      "Sector: \nICT & Multimedia",
      "Trade: \nSoftware Development",
      "Level: \nLevel 3",
      "Date: \n24/11/2026",
    ]);
    const starts = rows.map(([first = ""]) => first.split("\n")[0]?.split(":")[0]);
    expect(starts).toEqual([
      "Sector",
      "Trainer’s name",
      "Module (Code & Name)",
      "Learning Outcome",
      "Indicative content",
      "Topic of the session",
      "Range",
      "Objectives",
      "Facilitation technique(s)",
      "INTRODUCTION",
      "Trainer’s activity",
      "DEVELOPMENT/BODY",
      "Step 1",
      "Step 2",
      "Step 3",
      "Step 4",
      "CONCLUSION",
      "Summary",
      "Assessment/Assignment",
      "Evaluation of the session",
      "References",
      "Appendices",
      "Reflection",
    ]);
  });

  it("fills every row's columns, counting the cells that reach down, and greys the bars", () => {
    const { columns, rows } = tableOf(layoutRtb(empty, letterhead));
    expect(columns.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    let reaching = 0;
    let left = 0;
    for (const row of rows) {
      const own = row.cells.reduce((sum, cell) => sum + (cell.columnSpan ?? 1), 0);
      expect(own + (left > 0 ? reaching : 0)).toBe(columns.length);
      left = Math.max(0, left - 1);
      const down = row.cells.filter((cell) => (cell.rowSpan ?? 1) > 1);
      if (down.length === 0) continue;
      reaching = down.reduce((sum, cell) => sum + (cell.columnSpan ?? 1), 0);
      left = (down[0]?.rowSpan ?? 1) - 1;
    }
    const bars = rows.filter((row) => row.cells.every((cell) => cell.shade === "bar"));
    expect(bars.map(textOf)).toEqual([["INTRODUCTION", "Resources", "Duration"], ["DEVELOPMENT/BODY"], ["CONCLUSION"]]);
  });

  it.each(planLanguages)("prints every text of a plan in %s once, and only the steps that it has", (language) => {
    for (const numberOfSteps of [1, 5]) {
      const { content, names } = marked(language, numberOfSteps);
      const text = everyText(layoutRtb(content, letterhead));
      for (const name of names) {
        const step = Number(/^step(\d)/.exec(name)?.[1] ?? 0);
        expect(text.split(`<<${name}>>`), name).toHaveLength(step <= numberOfSteps ? 2 : 1);
      }
    }
  });

  it.each(planLanguages)("speaks %s in every label", (language) => {
    const { sessionPlan, minutes, ...labels } = rtbLabels[language];
    const model = layoutRtb({ ...empty, language, duration: 90 }, letterhead);
    const text = tableOf(model).rows.flatMap(textOf).join("\n");
    const printed = Object.entries(labels).filter(([name]) => !name.startsWith("notes"));
    for (const [, label] of printed) expect(text).toContain(label);
    expect(text).toContain(minutes.replace("{count}", "90"));
    expect(model.title).toBe(sessionPlan);
  });

  it("prints dots, not words, for what is empty", () => {
    const rows = tableOf(layoutRtb(empty, letterhead)).rows;
    expect(rows.flatMap(textOf).join(" ")).not.toMatch(/undefined|null|NaN|\b0\b/);
    const blanks = rows.flatMap((row) => row.cells.flatMap((cell) => cell.parts)).filter((part) => part.text === "");
    expect(blanks.length).toBeGreaterThan(30);
    for (const part of blanks) expect(part.blankLines).toBeGreaterThan(0);
  });
});
