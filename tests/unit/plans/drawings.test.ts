import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { aRebRequest, aRtbRequest } from "@/db/seed/makers";
import { DrawingFigure } from "@/components/plans/page/drawing-figure";
import { PlanSections } from "@/components/plans/page/plan-sections";
import { findDrawing, loadBank } from "@/lib/bank/queries";
import { drawDocx } from "@/lib/documents/docx";
import { drawPdf } from "@/lib/documents/pdf";
import { drawingNotes, drawingsIn } from "@/lib/plans/kinds/drawings";
import { reb } from "@/lib/plans/kinds/reb/kind";
import { layoutReb } from "@/lib/plans/kinds/reb/layout";
import { rebContent } from "@/lib/plans/kinds/reb/schema";
import { rtb } from "@/lib/plans/kinds/rtb/kind";
import { locksOf, lockText } from "@/lib/plans/runs/translation-prompt";
import { findAll, readDocx, readPdf, squeezePdf, textOf } from "../../support/read-documents";

const leaf = "biology-and-health-sciences/s2/leaf-section";
const caption = "Cross-section of a leaf";
const letterhead = { lines: [], logo: null };
const content = rebContent.parse({ lessonTitle: "Structure of a leaf", notesDiagrams: `${caption} [${leaf}]` });

describe("drawings in the notes of a plan", () => {
  it("are those of the entry, from the draft on, for lessons and job sheets", async () => {
    const lesson = loadBank().lessons.find((entry) => entry.diagrams.some(({ file }) => file === "leaf-section.svg"));
    if (!lesson) throw new Error("The bank has no leaf.");
    const request = aRebRequest({ lessonTitle: lesson.titles.en?.[0], subject: lesson.subject, classLevel: "S2" });
    expect(reb.draft(request)).toMatchObject({ notesDiagrams: drawingNotes(lesson) });
    expect(await reb.compose({ request, seed: 1 })).toMatchObject({ notesDiagrams: drawingNotes(lesson) });
    const sheet = loadBank().sessions.find(({ id }) => id === "domestic-electricity/two-way-switch");
    const asked = aRtbRequest({ topicOfSession: sheet?.titles.en?.[0], trade: sheet?.trade });
    expect(await rtb.compose({ request: asked, seed: 1 })).toMatchObject({
      notesDiagrams: expect.stringContaining("[domestic-electricity/two-way-switch]") as string,
    });
  });

  it("are all in the bank", () => {
    const { lessons, sessions } = loadBank();
    for (const entry of [...lessons, ...sessions]) {
      expect(Object.keys(drawingsIn({ notesDiagrams: drawingNotes(entry) })), entry.id).toHaveLength(
        entry.diagrams.length,
      );
    }
  });

  it("are printed with their captions after the notes, and left out with them", async () => {
    const model = layoutReb(content, letterhead);
    expect(model.blocks.filter(({ type }) => type === "figure")).toHaveLength(1);
    const pdf = squeezePdf(await readPdf(await drawPdf(model)));
    expect(pdf).toContain("Cross-sectionofaleaf");
    expect(pdf).toContain("palisadelayer");
    expect(pdf).not.toContain(leaf);
    const word = await readDocx(await drawDocx(model));
    expect(word.media).toHaveLength(1);
    expect(findAll(word.body, "wp:docPr")[0]?.attributes.descr).toBe(caption);
    expect(textOf(word.body)).toContain(caption);
    expect(layoutReb(content, letterhead, { notes: false }).blocks.map(({ type }) => type)).not.toContain("figure");
  });

  it("go with their line, come once, and a name that nobody knows is left out", () => {
    const lines = [
      "Look at page 4.",
      `A [${leaf}]`,
      `Again [${leaf}]`,
      "B [physics/s1/nothing]",
      "C [__proto__/constructor]",
    ];
    const { blocks } = layoutReb({ ...content, notesDiagrams: lines.join("\n") }, letterhead);
    expect(blocks.filter(({ type }) => type === "figure")).toMatchObject([{ caption: "A" }]);
    expect(JSON.stringify(blocks)).toContain("Look at page 4.\\nAgain\\nB\\nC [__proto__/constructor]");
    expect(layoutReb({ ...content, notesDiagrams: "" }, letterhead).blocks).toHaveLength(6);
    const all = loadBank().lessons.map(drawingNotes).join("\n");
    expect(Object.keys(drawingsIn({ notesDiagrams: all }))).toHaveLength(6);
  });

  it("are locked for who translates", () => {
    const { notesDiagrams } = content;
    const languages = { from: "en", to: "rw" } as const;
    const { text, keys } = lockText(notesDiagrams, locksOf(reb.translatable, { notesDiagrams }, languages));
    expect(text).toBe(`${caption} [[1]]`);
    expect([...keys.values()]).toEqual([`[${leaf}]`]);
    expect(reb.translatable.parts.flatMap(({ fields }) => fields)).toContain("notesDiagrams");
  });

  it("are drawn once on the page, however often they are named", () => {
    const drawings = drawingsIn(content);
    const notesDiagrams = Array.from({ length: 300 }, () => `Look [${leaf}]`).join("\n");
    const fields = [{ name: "notesDiagrams", label: "Diagrams", type: "text", drawings: true }] as const;
    const page = {
      groups: [{ name: "notes", title: "Notes", folded: true, fields: [...fields] }],
      words: { notSpecified: "", yes: "", no: "" },
      content: { notesDiagrams },
      drawings,
    };
    const markup = renderToStaticMarkup(createElement(PlanSections, page));
    expect(markup.match(/<svg/g)).toHaveLength(1);
    expect(markup.match(/Look/g)).toHaveLength(300);
  });

  it("are looked for in lines of blanks without end", () => {
    const blank = `${" ".repeat(600_000)}x`;
    expect(drawingsIn({ notesDiagrams: `${blank}\nA [${leaf}]  ` })).toHaveProperty([leaf]);
  });

  it("are shapes on the page that its caption names", () => {
    const drawing = findDrawing(leaf);
    if (!drawing) throw new Error("The bank has no leaf.");
    const markup = renderToStaticMarkup(createElement(DrawingFigure, { drawing, caption }));
    expect(markup).toMatch(/<svg role="img" aria-labelledby="([^"]+)".*<figcaption id="\1"/s);
    expect(markup).toContain("currentColor");
    expect(markup).toContain(">palisade layer</text>");
  });
});
