import { join } from "node:path";
import { Font } from "@react-pdf/renderer";
import type { DocumentModel } from "../model.ts";
import type { Face, Metrics } from "./lines.ts";
import { scripts } from "./text.ts";

const folder = join(import.meta.dirname, "..", "fonts");

/** The fonts' files, read by whoever draws with them. */
export const fontFiles: Record<Face, string> = {
  regular: join(folder, "regular.ttf"),
  bold: join(folder, "bold.ttf"),
  oblique: join(folder, "oblique.ttf"),
  arabic: join(folder, "arabic.ttf"),
  emoji: join(folder, "emoji.ttf"),
};

const fontStyles = {
  regular: { fontFamily: "Document", fontWeight: 400, fontStyle: "normal" },
  bold: { fontFamily: "Document", fontWeight: 700, fontStyle: "normal" },
  oblique: { fontFamily: "Document", fontWeight: 400, fontStyle: "italic" },
  arabic: { fontFamily: "Document Arabic", fontWeight: 400, fontStyle: "normal" },
  emoji: { fontFamily: "Document Emoji", fontWeight: 400, fontStyle: "normal" },
} as const satisfies Record<Face, object>;

/** Fonts beside the document's own, read when a document has something that only they can draw. */
type SecondFace = keyof typeof scripts;
const secondFaces = ["arabic", "emoji"] as const satisfies SecondFace[];

type Glyphs = {
  unitsPerEm: number;
  hasGlyphForCodePoint: (codePoint: number) => boolean;
  glyphForCodePoint: (codePoint: number) => { advanceWidth: number };
  layout: (text: string) => { advanceWidth: number };
};

type FontFace = { has: (codePoint: number) => boolean; width: (text: string) => number };

const loaded = new Map<Face, Promise<FontFace>>();

/** A face, read once. */
function loadFace(face: Face): Promise<FontFace> {
  const known = loaded.get(face) ?? readFace(face);
  loaded.set(face, known);
  return known;
}

/** What a document says, its logo left out: enough to see which fonts it needs. */
function textOf(model: DocumentModel): string {
  return JSON.stringify(model, (key, value: unknown) => (key === "logo" ? undefined : value));
}

/** Places where the font changes: each costs as much as a whole line, and a full plan has a few hundred. */
const mostChanges = 8_000;

function changesIn(text: string, script: RegExp): number {
  return text.match(new RegExp(`(?:${script.source})+`, "gu"))?.length ?? 0;
}

/** The fonts that a document needs beside its own; none where it would change them without end. */
function secondsFor(text: string): SecondFace[] {
  const needed = secondFaces.filter((face) => scripts[face].test(text));
  const changes = needed.reduce((sum, face) => sum + changesIn(text, scripts[face]), 0);
  return changes > mostChanges ? [] : needed;
}

/** The widths of the document's own font, and of the others that `model` needs. */
export async function loadFonts(model?: DocumentModel): Promise<Metrics> {
  const text = model ? textOf(model) : "";
  const seconds = secondsFor(text);
  const names: Face[] = ["regular", "bold", "oblique", ...seconds];
  const faces = new Map(await Promise.all(names.map(async (face) => [face, await loadFace(face)] as const)));
  const has = (face: Face, codePoint: number) => faces.get(face)?.has(codePoint) ?? false;
  const second = (codePoint: number) => seconds.find((face) => has(face, codePoint));
  return {
    hasGlyph: (codePoint) => has("regular", codePoint) || second(codePoint) !== undefined,
    faceOf: (codePoint, face) => (has("regular", codePoint) ? face : (second(codePoint) ?? face)),
    width: (written, face, size) => (faces.get(face)?.width(written) ?? 0) * size,
  };
}

/** Letters of no word: longer runs are measured as if none of them joined. */
const longestWord = 30;
const keptWords = 5_000;

async function readFace(face: Face): Promise<FontFace> {
  Font.register({ family: fontStyles[face].fontFamily, fonts: [{ ...fontStyles[face], src: fontFiles[face] }] });
  const glyphs = await glyphsOf(face);
  const known = new Map<number, number>();
  const joins = face === "arabic";
  function widthOf(codePoint: number): number {
    const alone = () => glyphs.glyphForCodePoint(codePoint).advanceWidth / glyphs.unitsPerEm;
    const width = known.get(codePoint) ?? (joins ? Math.max(alone(), joinedWidth(codePoint)) : alone());
    known.set(codePoint, width);
    return width;
  }
  /** Of a letter between its own kind, which may be wider than alone. */
  function joinedWidth(codePoint: number): number {
    return glyphs.layout(String.fromCodePoint(codePoint).repeat(5)).advanceWidth / glyphs.unitsPerEm / 5;
  }
  function sum(text: string): number {
    let units = 0;
    for (const character of text) units += widthOf(character.codePointAt(0) ?? 0);
    return units;
  }
  const words = new Map<string, number>();
  function joined(word: string): number {
    if (word.length > longestWord) return sum(word);
    const width = words.get(word) ?? glyphs.layout(word).advanceWidth / glyphs.unitsPerEm;
    if (words.size >= keptWords) words.clear();
    words.set(word, width);
    return width;
  }
  return { has: (codePoint) => glyphs.hasGlyphForCodePoint(codePoint), width: joins ? joined : sum };
}

async function glyphsOf(face: Face): Promise<Glyphs> {
  await Font.load(fontStyles[face]);
  const glyphs: unknown = Font.getFont(fontStyles[face])?.data;
  if (!isGlyphs(glyphs)) throw new Error(`The font face "${face}" could not be read.`);
  return glyphs;
}

function isGlyphs(value: unknown): value is Glyphs {
  return (
    typeof value === "object" &&
    value !== null &&
    "unitsPerEm" in value &&
    "glyphForCodePoint" in value &&
    "hasGlyphForCodePoint" in value &&
    "layout" in value
  );
}
