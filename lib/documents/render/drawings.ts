import type { ComponentProps } from "react";
import type { Canvas } from "@react-pdf/renderer";
import type { Ink, DrawingShape } from "../drawing.ts";
import { fontFiles } from "./fonts.ts";
import type { Metrics } from "./lines.ts";
import type { PlacedDrawing } from "./pages.ts";
import { toDrawable } from "./text.ts";

type Painter = Parameters<ComponentProps<typeof Canvas>["paint"]>[0];

function colourOf(ink: number): string {
  const level = Math.round((1 - ink) * 255)
    .toString(16)
    .padStart(2, "0");
  return `#${level}${level}${level}`;
}

/** Paints a drawing in its place; nothing of it reaches beyond its own edges. */
export function paintDrawing(painter: Painter, { x, y, scale, drawing }: PlacedDrawing, metrics: Metrics): void {
  painter.save().translate(x, y).scale(scale).rect(0, 0, drawing.width, drawing.height).clip();
  for (const shape of drawing.shapes) paintShape(painter, shape, metrics);
  painter.restore();
}

function paintShape(painter: Painter, shape: DrawingShape, metrics: Metrics): void {
  painter.save();
  if (shape.place) {
    const { x, y, turn, scale } = shape.place;
    painter.translate(x, y).rotate(turn).scale(scale);
  }
  if (shape.type === "text") paintLabel(painter, shape, metrics);
  else paintPath(painter, shape);
  painter.restore();
}

function paintPath(painter: Painter, { d, fill, line }: DrawingShape & { type: "path" }): void {
  const stroke: Ink = line.width > 0 ? line.ink : null;
  if (stroke !== null) {
    painter.lineWidth(line.width).lineCap(line.cap).lineJoin(line.join);
    if (line.dash.length > 0) painter.dash(line.dash, {});
  }
  if (fill !== null && stroke !== null) painter.path(d).fillAndStroke(colourOf(fill), colourOf(stroke));
  else if (fill !== null) painter.path(d).fill(colourOf(fill));
  else if (stroke !== null) painter.path(d).strokeColor(colourOf(stroke)).stroke();
}

function paintLabel(painter: Painter, label: DrawingShape & { type: "text" }, metrics: Metrics): void {
  const { x, y, size, bold, anchor, fill } = label;
  if (fill === null) return;
  const face = bold ? "bold" : "regular";
  const text = toDrawable(label.text, metrics.hasGlyph);
  const left = x - { start: 0, middle: 0.5, end: 1 }[anchor] * metrics.width(text, face, size);
  painter
    .fillColor(colourOf(fill))
    .font(fontFiles[face], size)
    .text(text, left, y, { lineBreak: false, baseline: "alphabetic" });
}
