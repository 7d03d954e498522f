import { describe, expect, it } from "vitest";
import { planLanguages } from "@/lib/core/language";
import { drawDocx } from "@/lib/documents/docx";
import { toParagraphs, toXmlText } from "@/lib/documents/render/text";
import { layoutReb } from "@/lib/plans/kinds/reb/layout";
import { rebLabels } from "@/lib/plans/kinds/reb/layout/labels";
import { rebContent } from "@/lib/plans/kinds/reb/schema";
import { hostileTexts } from "../../support/hostile-texts";
import { makePng } from "../../support/png";
import { findAll, readDocx, squeeze, textOf, type XmlNode } from "../../support/read-documents";
import { sampleRebContent } from "../../support/sample-reb-content";

const none = { lines: [], logo: null };

function tagged(node: XmlNode, tag: string): string[] {
  return findAll(node, tag).map((found) => found.attributes["w:val"] ?? "");
}

/** Every row's cells, spans counted, fill the columns of their table. */
function expectFullRows(body: XmlNode): void {
  for (const table of findAll(body, "w:tbl")) {
    const columns = findAll(table, "w:gridCol").length;
    for (const row of findAll(table, "w:tr")) {
      const spans = findAll(row, "w:tc").map((cell) => Number(tagged(cell, "w:gridSpan")[0] ?? 1));
      expect(spans.reduce((sum, span) => sum + span, 0)).toBe(columns);
    }
  }
}

describe("drawDocx", () => {
  it.each(planLanguages)("holds the form's tables and each text of a plan in %s once", async (language) => {
    const content = sampleRebContent[language];
    const { body, footer, core } = await readDocx(await drawDocx(layoutReb(content, none)));
    expect(findAll(body, "w:tbl")).toHaveLength(5);
    expectFullRows(body);
    const text = squeeze(textOf(body));
    const { minutes: _minutes, ...labels } = rebLabels[language];
    for (const [name, label] of Object.entries(labels)) {
      if (name !== "crosscuttingIssues" && !name.startsWith("notes")) expect(text).toContain(squeeze(label));
    }
    expect(text.split(squeeze(content.developmentTeachingActivities))).toHaveLength(2);
    expect(text.split(squeeze(content.instructionalObjectives))).toHaveLength(2);
    expect(textOf(footer)).toContain("PAGE");
    expect(textOf(footer)).toContain("NUMPAGES");
    expect(core).toContain(rebLabels[language].lessonPlanTitle);
  });

  it("merges and repeats the head of the activities table", async () => {
    const { body } = await readDocx(await drawDocx(layoutReb(sampleRebContent.en, none)));
    const activities = findAll(body, "w:tbl")[3];
    if (!activities) throw new Error("The activities table is missing.");
    const rows = findAll(activities, "w:tr");
    expect(rows.map((row) => findAll(row, "w:tblHeader").length)).toEqual([1, 1, 0, 0, 0, 0]);
    expect(tagged(activities, "w:vMerge")).toEqual(["restart", "restart", "continue", "continue"]);
    expect(tagged(activities, "w:gridSpan")).toEqual(["2", "2"]);
    expect(findAll(rows[3] ?? activities, "w:cantSplit")).toHaveLength(1);
  });

  it("is A4 portrait", async () => {
    const { body } = await readDocx(await drawDocx(layoutReb(sampleRebContent.sw, none)));
    const [size] = findAll(body, "w:pgSz");
    expect([size?.attributes["w:w"], size?.attributes["w:h"]]).toEqual(["11906", "16838"]);
  });

  it("names a font for emoji and a direction for Arabic", async () => {
    const blocks = [
      { type: "paragraph" as const, text: "Well done 👩🏽‍🏫👍🏿, مرحبا بالعالم" },
      { type: "paragraph" as const, text: "درس (P5)" },
    ];
    const { body } = await readDocx(
      await drawDocx({ title: "", language: "en", letterhead: none, blocks, footer: "" }),
    );
    const runs = findAll(body, "w:r");
    const withFont = runs.filter((run) => findAll(run, "w:rFonts")[0]?.attributes["w:ascii"] === "Segoe UI Emoji");
    expect(withFont.map(textOf)).toEqual(["👩🏽‍🏫👍🏿"]);
    expect(runs.filter((run) => findAll(run, "w:rtl").length > 0).map(textOf)).toEqual(["مرحبا بالعالم", "درس"]);
    const rightToLeft = findAll(body, "w:p").filter((paragraph) => findAll(paragraph, "w:bidi").length > 0);
    expect(rightToLeft.map(textOf)).toEqual(["درس (P5)"]);
  });

  it("carries the letterhead and its logo", async () => {
    const logo = { png: makePng(80, 40), width: 80, height: 40 };
    const { body, media } = await readDocx(
      await drawDocx(layoutReb(sampleRebContent.en, { lines: ["Our school"], logo })),
    );
    expect(textOf(body).startsWith("Our school")).toBe(true);
    expect(media).toHaveLength(1);
    const broken = { png: new Uint8Array([1, 2, 3]), width: 80, height: 40 };
    const without = await readDocx(await drawDocx(layoutReb(sampleRebContent.en, { lines: [], logo: broken })));
    expect(without.media).toHaveLength(0);
  });

  it.each(Object.entries(hostileTexts))("survives %s in every field", { timeout: 60_000 }, async (_, hostile) => {
    const fields = Object.entries(sampleRebContent.en).map(([name, value]) => {
      return [name, typeof value === "string" && name !== "language" ? hostile : value];
    });
    const content = rebContent.parse(Object.fromEntries(fields));
    const { body } = await readDocx(await drawDocx(layoutReb(content, { lines: [hostile], logo: null })));
    expectFullRows(body);
    const text = squeeze(textOf(body));
    for (const paragraph of toParagraphs(hostile).slice(0, 3)) expect(text).toContain(squeeze(toXmlText(paragraph)));
  });

  it("leaves dots to write on where nothing is filled", async () => {
    const { body } = await readDocx(await drawDocx(layoutReb(rebContent.parse({}), none)));
    const leaders = findAll(body, "w:tab").filter((tab) => tab.attributes["w:leader"] === "dot");
    expect(leaders.length).toBeGreaterThan(25);
  });
});
