import { createHash } from "node:crypto";
import { Font } from "@react-pdf/renderer";
import sharp from "sharp";
import type { Drawing, DrawingShape } from "@/lib/documents/drawing";
import { fontFiles } from "@/lib/documents/render/fonts";
import type { Drawn } from "./drawings";

/** Points of the picture for one of the drawing: sharp on paper, a few kilobytes each. */
const density = 2;

type Face = "regular" | "bold";
type Glyphs = {
  unitsPerEm: number;
  hasGlyphForCodePoint: (codePoint: number) => boolean;
  layout: (text: string) => { advanceWidth: number; glyphs: { advanceWidth: number; path: { toSVG: () => string } }[] };
};

const weights: Record<Face, { fontFamily: string; fontWeight: number }> = {
  regular: { fontFamily: "Drawing", fontWeight: 400 },
  bold: { fontFamily: "Drawing", fontWeight: 700 },
};

function isGlyphs(value: unknown): value is Glyphs {
  return typeof value === "object" && value !== null && "layout" in value && "unitsPerEm" in value;
}

async function glyphsOf(face: Face): Promise<Glyphs> {
  Font.register({
    family: weights[face].fontFamily,
    fonts: [{ src: fontFiles[face], fontWeight: weights[face].fontWeight }],
  });
  await Font.load(weights[face]);
  const glyphs: unknown = Font.getFont(weights[face])?.data;
  if (!isGlyphs(glyphs)) throw new Error(`The font face "${face}" could not be read.`);
  return glyphs;
}

const read = new Map<Face, Promise<Glyphs>>();

function faceOf({ bold }: { bold: boolean }): Promise<Glyphs> {
  const face = bold ? "bold" : "regular";
  const glyphs = read.get(face) ?? glyphsOf(face);
  read.set(face, glyphs);
  return glyphs;
}

/** Characters of the labels that printed documents have no shape for. */
export async function strangeCharacters({ shapes }: Drawn): Promise<string[]> {
  const strange: string[] = [];
  for (const shape of shapes) {
    if (shape.type !== "text") continue;
    const glyphs = await faceOf(shape);
    strange.push(...[...shape.text].filter((letter) => !glyphs.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)));
  }
  return [...new Set(strange)];
}

function grey(ink: number | null): string {
  if (ink === null) return "none";
  const level = Math.round((1 - ink) * 255);
  return `rgb(${level},${level},${level})`;
}

/** A label as outlines, so that the picture needs no fonts of the machine that draws it. */
async function labelOf(shape: DrawingShape & { type: "text" }): Promise<string> {
  const glyphs = await faceOf(shape);
  const scale = shape.size / glyphs.unitsPerEm;
  const run = glyphs.layout(shape.text);
  const shift = { start: 0, middle: 0.5, end: 1 }[shape.anchor] * run.advanceWidth * scale;
  let left = shape.x - shift;
  const letters = run.glyphs.map(({ path, advanceWidth }) => {
    const drawn = `<path transform="translate(${left} ${shape.y}) scale(${scale} ${-scale})" d="${path.toSVG()}"/>`;
    left += advanceWidth * scale;
    return drawn;
  });
  return `<g fill="${grey(shape.fill)}">${letters.join("")}</g>`;
}

async function markup(shape: DrawingShape): Promise<string> {
  const drawn =
    shape.type === "text"
      ? await labelOf(shape)
      : `<path d="${shape.d}" fill="${grey(shape.fill)}" stroke="${grey(shape.line.ink)}" stroke-width="${shape.line.width}" ` +
        `stroke-dasharray="${shape.line.dash.join(" ") || "none"}" stroke-linecap="${shape.line.cap}" stroke-linejoin="${shape.line.join}"/>`;
  if (!shape.place) return drawn;
  const { x, y, turn, scale } = shape.place;
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${drawn}</g>`;
}

/** The drawing with the same as a picture, black on white, for files that hold no drawings. */
export async function withPicture(drawn: Drawn): Promise<Drawing> {
  const { width, height, shapes } = drawn;
  const inner = await Promise.all(shapes.map(markup));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * density}" height="${height * density}">${inner.join("")}</svg>`;
  const png = await sharp(Buffer.from(svg))
    .flatten({ background: "white" })
    .png({ palette: true, colours: 8, effort: 4 })
    .toBuffer();
  return { ...drawn, png: png.toString("base64") };
}

/** Names what a drawing looks like, so that a picture is drawn once. */
export function fingerprint(drawn: Drawn): string {
  return createHash("sha256").update(JSON.stringify(drawn)).digest("base64url");
}
