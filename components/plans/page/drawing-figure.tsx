import { useId } from "react";
import type { Drawing, Ink, DrawingShape } from "@/lib/documents/drawing";

/** Ink is the text's own colour and paper the card's, so that a drawing is read in either theme. */
function colourOf(ink: Ink): string {
  if (ink === null) return "none";
  if (ink === 1) return "currentColor";
  return `color-mix(in srgb, currentColor ${Math.round(ink * 100)}%, var(--color-card))`;
}

function DrawnShape({ shape }: { shape: DrawingShape }) {
  const { place } = shape;
  const transform = place ? `translate(${place.x} ${place.y}) rotate(${place.turn}) scale(${place.scale})` : undefined;
  if (shape.type === "text") {
    const { x, y, size, bold, anchor, text, fill } = shape;
    return (
      <text
        x={x}
        y={y}
        fontSize={size}
        fontWeight={bold ? 700 : 400}
        textAnchor={anchor}
        transform={transform}
        style={{ fill: colourOf(fill) }}
      >
        {text}
      </text>
    );
  }
  const { d, fill, line } = shape;
  return (
    <path
      d={d}
      transform={transform}
      strokeWidth={line.width}
      strokeDasharray={line.dash.join(" ") || undefined}
      strokeLinecap={line.cap}
      strokeLinejoin={line.join}
      style={{ fill: colourOf(fill), stroke: colourOf(line.ink) }}
    />
  );
}

/** A drawing of the notes with what it shows under it, which is also what a screen reader says of it. */
export function DrawingFigure({ drawing, caption }: { drawing: Drawing; caption: string }) {
  const { width, height, shapes } = drawing;
  const id = useId();
  return (
    <figure className="my-2">
      <svg
        role="img"
        aria-labelledby={id}
        viewBox={`0 0 ${width} ${height}`}
        className="text-foreground h-auto w-full font-sans"
        style={{ maxWidth: `${width}px` }}
      >
        {shapes.map((shape, index) => (
          <DrawnShape key={index} shape={shape} />
        ))}
      </svg>
      <figcaption id={id} className="mt-1">
        {caption}
      </figcaption>
    </figure>
  );
}
