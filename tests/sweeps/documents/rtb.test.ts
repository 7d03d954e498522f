import { describe, expect, it } from "vitest";
import { planLanguages } from "@/lib/core/language";
import { drawDocx } from "@/lib/documents/docx";
import { drawPdf } from "@/lib/documents/pdf";
import { layoutRtb } from "@/lib/plans/kinds/rtb/layout";
import { rtbLabels } from "@/lib/plans/kinds/rtb/layout/labels";
import type { RtbContent } from "@/lib/plans/kinds/rtb/schema";
import { findAll, readDocx, readPdf, squeeze, squeezePdf, textOf, type PdfFile } from "@/tests/support/read-documents";
import { aComposedSession, aLetterhead, textNames, theLongestSession } from "@/tests/support/rtb-parts";

const cases = planLanguages.flatMap((language) => [true, false].map((logo) => ({ language, logo })));

/** The texts that the document must hold, each once: the first line of each field, for a long one is broken up. */
function firstLines(content: RtbContent): string[] {
  const own = textNames.filter((name) => Number(/^step(\d)/.exec(name)?.[1] ?? 0) <= content.numberOfSteps);
  return own.filter((name) => name !== "date").map((name) => String(content[name]).split("\n")[0] ?? "");
}

function outside(file: PdfFile): string[] {
  return file.pages.flatMap((page) =>
    page.texts
      .filter(({ x, y, width, height }) => x < 20 || x + width > page.width - 20 || y < 10 || y + height > page.height)
      .map(({ text }) => text),
  );
}

describe("a printed session plan", () => {
  it.each(cases)("has letterhead, labels and every text in $language, logo: $logo", async ({ language, logo }) => {
    const content = aComposedSession(language);
    const model = layoutRtb(content, aLetterhead(language, logo));
    const pdf = await readPdf(await drawPdf(model));
    const word = await readDocx(await drawDocx(model));
    const printed = squeezePdf(pdf);
    const written = squeeze(textOf(word.body));
    const { minutes: _minutes, step: _step, ...all } = rtbLabels[language];
    const labels = Object.fromEntries(Object.entries(all).filter(([name]) => !name.startsWith("notes")));
    for (const text of [...Object.values(labels), ...firstLines(content), ...model.letterhead.lines]) {
      // The first words of a line: a page may end within it.
      expect(printed).toContain(squeeze(text).slice(0, 30));
      expect(written).toContain(squeeze(text));
    }
    expect(printed + written).not.toMatch(/undefined|\[object|NaN|null/);
    expect(outside(pdf)).toEqual([]);
    expect(word.media).toHaveLength(logo ? 1 : 0);
    expect(pdf.pages.length).toBeLessThanOrEqual(4);
  });

  it("keeps the rows and merged cells of the form in Word", async () => {
    const model = layoutRtb(aComposedSession("en"), aLetterhead("en", false));
    const [table] = model.blocks.filter((block) => block.type === "table");
    const { body } = await readDocx(await drawDocx(model));
    const [drawn] = findAll(body, "w:tbl").filter((found) => findAll(found, "w:tr").length > 10);
    if (!table || !drawn) throw new Error("The form has no table.");
    expect(findAll(drawn, "w:tr")).toHaveLength(table.rows.length);
    for (const row of findAll(drawn, "w:tr")) {
      const spans = findAll(row, "w:tc").map((cell) =>
        Number(findAll(cell, "w:gridSpan")[0]?.attributes["w:val"] ?? 1),
      );
      expect(spans.reduce((sum, span) => sum + span, 0)).toBe(table.columns.length);
    }
    const merged = findAll(drawn, "w:vMerge").filter(({ attributes }) => attributes["w:val"] === "restart");
    expect(merged).toHaveLength(2);
  });

  it.each(planLanguages)("never leaves the bar of a part alone at the foot of a page in %s", async (language) => {
    const { introduction, development, conclusion } = rtbLabels[language];
    for (const steps of [1, 2, 3, 4, 5]) {
      const pdf = await readPdf(
        await drawPdf(layoutRtb(aComposedSession(language, steps), aLetterhead(language, true))),
      );
      for (const { texts } of pdf.pages) {
        const last = Math.min(...texts.filter(({ y }) => y > 50).map(({ y }) => y));
        const lowest = texts.filter(({ y }) => Math.abs(y - last) < 2).map(({ text }) => text);
        for (const bar of [introduction, development, conclusion]) expect(lowest).not.toContain(bar);
      }
    }
  });

  it.each(planLanguages)("holds the longest texts whole and once in %s", async (language) => {
    const model = layoutRtb(theLongestSession(language), aLetterhead(language, true));
    const [pdf, word] = await Promise.all([drawPdf(model).then(readPdf), drawDocx(model).then(readDocx)]);
    expect(outside(pdf)).toEqual([]);
    for (const printed of [squeezePdf(pdf), squeeze(textOf(word.body))]) {
      // The class stands at the foot of each page as well.
      const inForm = textNames.filter((name) => name !== "className");
      for (const name of inForm) expect(printed.split(`<${name}>`), name).toHaveLength(2);
      expect(printed).toContain("<className>");
      expect(printed.split("§")).toHaveLength(textNames.length + 1);
    }
  });
});
