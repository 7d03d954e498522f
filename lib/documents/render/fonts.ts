import { join } from "node:path";
import { Font } from "@react-pdf/renderer";
import type { Face, Metrics } from "./lines.ts";

const folder = join(import.meta.dirname, "..", "fonts");

/** The font's files, read by whoever draws with it. */
export const fontFiles: Record<Face, string> = {
  regular: join(folder, "regular.ttf"),
  bold: join(folder, "bold.ttf"),
  oblique: join(folder, "oblique.ttf"),
};

const family = "Document";
const faces: Face[] = ["regular", "bold", "oblique"];
const fontStyles = {
  regular: { fontFamily: family, fontWeight: 400, fontStyle: "normal" },
  bold: { fontFamily: family, fontWeight: 700, fontStyle: "normal" },
  oblique: { fontFamily: family, fontWeight: 400, fontStyle: "italic" },
} as const satisfies Record<Face, object>;

type Glyphs = {
  unitsPerEm: number;
  hasGlyphForCodePoint: (codePoint: number) => boolean;
  glyphForCodePoint: (codePoint: number) => { advanceWidth: number };
};

let loaded: Promise<Metrics> | null = null;

/** Reads the font's faces, once, and gives the widths of their characters. */
export function loadFonts(): Promise<Metrics> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Metrics> {
  const fonts = faces.map((face) => ({ ...fontStyles[face], src: fontFiles[face] }));
  Font.register({ family, fonts });
  const widths = {
    regular: await widthsOf("regular"),
    bold: await widthsOf("bold"),
    oblique: await widthsOf("oblique"),
  };
  const { hasGlyphForCodePoint } = await glyphsOf("regular");
  return {
    hasGlyph: hasGlyphForCodePoint,
    width(text, face, size) {
      let units = 0;
      for (const character of text) units += widths[face](character.codePointAt(0) ?? 0);
      return units * size;
    },
  };
}

async function widthsOf(face: Face): Promise<(codePoint: number) => number> {
  const glyphs = await glyphsOf(face);
  const known = new Map<number, number>();
  return (codePoint) => {
    const width = known.get(codePoint) ?? glyphs.glyphForCodePoint(codePoint).advanceWidth / glyphs.unitsPerEm;
    known.set(codePoint, width);
    return width;
  };
}

async function glyphsOf(face: Face): Promise<Glyphs> {
  await Font.load(fontStyles[face]);
  const glyphs: unknown = Font.getFont(fontStyles[face])?.data;
  if (!isGlyphs(glyphs)) throw new Error(`The font face "${face}" could not be read.`);
  return {
    unitsPerEm: glyphs.unitsPerEm,
    hasGlyphForCodePoint: (code) => glyphs.hasGlyphForCodePoint(code),
    glyphForCodePoint: (code) => glyphs.glyphForCodePoint(code),
  };
}

function isGlyphs(value: unknown): value is Glyphs {
  return (
    typeof value === "object" &&
    value !== null &&
    "unitsPerEm" in value &&
    "glyphForCodePoint" in value &&
    "hasGlyphForCodePoint" in value
  );
}
