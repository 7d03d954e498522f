import { getDocument, OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, it, vi } from "vitest";
import type { DocumentModel } from "@/lib/documents/model";
import { drawDocx } from "@/lib/documents/docx";
import { drawPdf } from "@/lib/documents/pdf";
import type * as rowsModule from "@/lib/documents/render/rows";
import { findAll, readDocx } from "@/tests/support/read-documents";

// Another look, named in the one place.
vi.mock("@/lib/documents/render/rows", async (original) => ({
  ...(await original<typeof rowsModule>()),
  tableFrame: { rule: { width: 1.5, color: "102030" }, shades: { bar: "A0B0C0", label: "D0E0F0" } },
}));

const model: DocumentModel = {
  title: "A table",
  language: "en",
  letterhead: { lines: [], logo: null },
  footer: "",
  blocks: [
    {
      type: "table",
      columns: [1, 1],
      head: [],
      rows: [
        { cells: [{ parts: [{ text: "Bar" }], shade: "bar", columnSpan: 2 }] },
        { cells: [{ parts: [{ text: "Label" }], shade: "label" }, { parts: [{ text: "Text" }] }] },
      ],
    },
  ],
};

it("the PDF draws the lines and shades of the table's look", async () => {
  const task = getDocument({ data: await drawPdf(model), verbosity: 0 });
  const { fnArray, argsArray } = await (await (await task.promise).getPage(1)).getOperatorList();
  const said = (operation: number) =>
    fnArray.flatMap((each, at) => (each === operation ? [JSON.stringify(argsArray[at]).toLowerCase()] : []));
  expect(said(OPS.setLineWidth)).toEqual(["[1.5]"]);
  expect(said(OPS.setStrokeRGBColor)).toEqual(['["#102030"]']);
  expect(said(OPS.setFillRGBColor)).toEqual(expect.arrayContaining(['["#a0b0c0"]', '["#d0e0f0"]']));
  await task.destroy();
});

it("so does the Word file, in eighths of a point", async () => {
  const { body } = await readDocx(await drawDocx(model));
  const borders = findAll(body, "w:tblBorders").flatMap(({ children }) => children);
  expect(borders).toHaveLength(6);
  for (const { attributes } of borders) expect(attributes).toMatchObject({ "w:sz": "12", "w:color": "102030" });
  const grounds = findAll(body, "w:shd").map(({ attributes }) => attributes["w:fill"]);
  expect(grounds).toEqual(["A0B0C0", "D0E0F0"]);
});
