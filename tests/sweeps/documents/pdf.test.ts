import { describe, expect, it } from "vitest";
import { planLanguages } from "@/lib/core/language";
import type { DocumentModel } from "@/lib/documents/model";
import { drawPdf } from "@/lib/documents/pdf";
import { loadFonts } from "@/lib/documents/render/fonts";
import { toDrawable, toParagraphs } from "@/lib/documents/render/text";
import { layoutReb } from "@/lib/plans/kinds/reb/layout";
import { rebLabels } from "@/lib/plans/kinds/reb/layout/labels";
import { rebContent, type RebContent } from "@/lib/plans/kinds/reb/schema";
import { hostileTexts } from "../../support/hostile-texts";
import { makePng } from "../../support/png";
import { readPdf, squeeze, squeezePdf, type PdfFile } from "../../support/read-documents";
import { sampleRebContent } from "../../support/sample-reb-content";

const none = { lines: [], logo: null };
const school = { lines: ["GS Kigarama", "Kicukiro, Kigali"], logo: { png: makePng(80, 40), width: 80, height: 40 } };

async function drawn(model: DocumentModel): Promise<PdfFile> {
  return readPdf(await drawPdf(model));
}

function expectInsidePages(file: PdfFile): void {
  for (const { width, height, texts } of file.pages) {
    for (const text of texts) {
      expect(text.x).toBeGreaterThanOrEqual(30);
      expect(text.x + text.width).toBeLessThanOrEqual(width - 30);
      expect(text.y).toBeGreaterThanOrEqual(20);
      expect(text.y + text.height).toBeLessThanOrEqual(height - 20);
    }
  }
}

function expectNothingOnTop(file: PdfFile): void {
  for (const { texts } of file.pages) {
    const lines = texts.toSorted((a, b) => b.y - a.y || a.x - b.x);
    for (const [index, text] of lines.entries()) {
      const over = lines
        .slice(index + 1)
        .filter(
          (other) =>
            text.y - other.y < text.height * 0.8 &&
            other.x < text.x + text.width - 0.5 &&
            text.x < other.x + other.width - 0.5,
        );
      expect(over).toEqual([]);
    }
  }
}

/** Words that occur nowhere else, so that each can be counted. */
function uniqueWords(prefix: string, count: number): string {
  return Array.from({ length: count }, (_, index) => `${prefix}q${index}z`).join(" ");
}

function said(text: string): DocumentModel {
  return { title: "t", language: "en", letterhead: none, blocks: [{ type: "paragraph", text }], footer: "" };
}

/** The words of a line from the left, where they stand on paper. */
async function placesOf(text: string): Promise<PdfFile["pages"][number]["texts"]> {
  const [page] = (await drawn(said(text))).pages;
  return (page?.texts ?? [])
    .filter((each) => each.text.trim() !== "" && !each.text.includes("1 / 1"))
    .map((each) => ({ ...each, text: each.text.trim() }))
    .toSorted((one, other) => one.x - other.x);
}

function fontsIn(file: Uint8Array): string[] {
  const names = Buffer.from(file)
    .toString("latin1")
    .matchAll(/\/BaseFont \/[A-Z]{6}\+([\w-]+)\s[^]*?\/Subtype \/Type0/g);
  return [...names].map(([, name = ""]) => name).toSorted();
}

describe("drawPdf", { timeout: 60_000 }, () => {
  it.each(planLanguages)("prints a plan in %s on two A4 pages or less, each text once", async (language) => {
    const content = sampleRebContent[language];
    const file = await drawn(layoutReb(content, school));
    expect(file.pages.length).toBeLessThanOrEqual(2);
    for (const page of file.pages) {
      expect(page.width).toBeCloseTo(595.28, 2);
      expect(page.height).toBeCloseTo(841.89, 2);
    }
    const text = squeezePdf(file);
    const { minutes: _minutes, ...labels } = rebLabels[language];
    for (const [name, label] of Object.entries(labels)) {
      if (name !== "crosscuttingIssues" && !name.startsWith("notes")) expect(text).toContain(squeeze(label));
    }
    expect(text.split(squeeze(content.instructionalObjectives))).toHaveLength(2);
    expect(text.split(squeeze(content.introductionTeachingActivities))).toHaveLength(2);
    expectInsidePages(file);
    expectNothingOnTop(file);
  });

  it("carries title, language and page numbers", async () => {
    const file = await drawn(layoutReb(sampleRebContent.fr, none));
    expect(file.title).toBe("FICHE DE LEÇON - Exprimer la cause et la conséquence");
    expect(file.language).toBe("fr");
    for (const [index, page] of file.pages.entries()) {
      expect(page.texts.map(({ text }) => text)).toContain(`${index + 1} / ${file.pages.length}`);
    }
  });

  it("repeats the table's head on each page and splits a row longer than a page, each word once", async () => {
    const content = {
      ...sampleRebContent.en,
      developmentTeachingActivities: uniqueWords("teach", 900),
      developmentLearningActivities: uniqueWords("learn", 400),
    };
    const file = await drawn(layoutReb(content, none));
    const withRows = file.pages.filter((page) => page.texts.some(({ text }) => /teachq|learnq/.test(text)));
    expect(withRows.length).toBeGreaterThan(2);
    for (const page of withRows) expect(page.texts.map(({ text }) => text)).toContain("Teacher activities");
    const words = file.pages.flatMap((page) => page.texts.flatMap(({ text }) => text.split(" ")));
    const counted = words.filter((word) => /^(teach|learn)q\d+z$/.test(word));
    expect(counted.length).toBe(1_300);
    expect(new Set(counted).size).toBe(1_300);
    expectInsidePages(file);
    expectNothingOnTop(file);
  });

  it.each(Object.entries(hostileTexts))("survives %s in every field", async (_, hostile) => {
    const fields = Object.entries(sampleRebContent.en).map(([name, value]) => [
      name,
      typeof value === "string" && name !== "language" ? hostile : value,
    ]);
    const content: RebContent = rebContent.parse(Object.fromEntries(fields));
    const model = layoutReb(content, { lines: [hostile], logo: null });
    const { hasGlyph } = await loadFonts(model);
    const file = await drawn(model);
    expectInsidePages(file);
    expectNothingOnTop(file);
    const first = toParagraphs(hostile)[0] ?? "";
    const expected = squeeze(toDrawable(first, hasGlyph)).slice(0, 12);
    expect(squeezePdf(file)).toContain(expected);
  });

  it("replaces what no font has visibly, a cluster as one character", async () => {
    expect(squeezePdf(await drawn(said("A\u5b57\u0301B\u05d0C")))).toContain("A\uFFFDB\uFFFDC");
  });

  it("prints emoji, without their shades, and flags as letters", async () => {
    const text = squeezePdf(await drawn(said("Well done 👩🏽‍🏫👍🏿 🇷🇼 1️⃣ ❤️ ✅!")));
    expect(text).toContain("Welldone👩🏫👍🇷🇼1❤✅!");
  });

  it("prints Arabic joined, from the right, among other words and as a paragraph of its own", async () => {
    const words = await placesOf("Say مرحبا بالعالم to all");
    expect(words.map(({ text }) => text)).toEqual(["Say", "بالعالم", "مرحبا", "to all"]);
    const own = await placesOf("درس (P5) جديد!");
    expect(own.map(({ text }) => text)).toEqual(["!", "جديد", "(", "P5", ")", "درس"]);
    expect((own.at(-1)?.x ?? 0) + (own.at(-1)?.width ?? 0)).toBeCloseTo(595.28 - 34, 0);
    const { width } = await loadFonts(said("ب"));
    expect(width("ببب", "arabic", 10)).toBeLessThan(3 * width("ب", "arabic", 10));
  });

  it("reads the other fonts only for documents that need them, and for none that changes them without end", async () => {
    const plain = await drawPdf(said("Muraho"));
    const mixed = await drawPdf(said("Muraho 😀 مرحبا"));
    expect(fontsIn(plain)).toEqual(["DejaVuSansCondensed"]);
    expect(fontsIn(mixed)).toEqual(["DejaVuSansCondensed", "DejaVuSansCondensed", "NotoEmoji-Regular"]);
    expect(fontsIn(await drawPdf(said("a😀".repeat(8_001))))).toEqual(["DejaVuSansCondensed"]);
  });

  it("draws a plan with nothing in it", async () => {
    const file = await drawn(layoutReb(rebContent.parse({}), none));
    expect(file.pages).toHaveLength(1);
    expect(squeezePdf(file)).toContain("SchoolName:......");
    expectInsidePages(file);
  });

  it("leaves out a logo that is not a picture", async () => {
    const logo = { png: new Uint8Array([1, 2, 3]), width: 10, height: 10 };
    const file = await drawn(layoutReb(sampleRebContent.en, { lines: ["GS Kigarama"], logo }));
    expect(squeezePdf(file)).toContain("GSKigarama");
  });
});
