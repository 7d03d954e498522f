import type { Placement } from "@/lib/documents/drawing";
import { DrawingFault } from "./drawing-fault";

/** A turn with a size, and a move: x' = a x - b y + e, y' = b x + a y + f. */
export type Matrix = readonly [a: number, b: number, e: number, f: number];

export const unmoved: Matrix = [1, 0, 0, 0];

function times([a, b, e, f]: Matrix, [c, d, g, h]: Matrix): Matrix {
  return [a * c - b * d, b * c + a * d, a * g - b * h + e, b * g + a * h + f];
}

const step = /\s*(translate|rotate|scale)\(\s*(-?[\d.]+(?:[\s,]+-?[\d.]+){0,2})\s*\)\s*/y;

function stepOf(name: string, values: readonly number[]): Matrix {
  const [first = 0, x = 0, y = 0] = values;
  if (name === "translate") return [1, 0, first, x];
  if (name === "scale") return [first, 0, 0, 0];
  const angle = (first * Math.PI) / 180;
  const turn: Matrix = [Math.cos(angle), Math.sin(angle), 0, 0];
  return times(times([1, 0, x, y], turn), [1, 0, -x, -y]);
}

/** A matrix followed by what `transform` says: moves, turns and one size for both sides, which keep all angles. */
export function moved(matrix: Matrix, transform: string | undefined): Matrix {
  if (transform === undefined) return matrix;
  let result = matrix;
  step.lastIndex = 0;
  for (let at = 0; at < transform.length; at = step.lastIndex) {
    const [, name = "", numbers = ""] = step.exec(transform) ?? [];
    const values = numbers.split(/[\s,]+/).map(Number);
    const isUneven = name === "scale" && (values.length > 1 || !((values[0] ?? 0) > 0.01));
    if (name === "" || isUneven || values.some((value) => !(Math.abs(value) <= 10_000)))
      throw new DrawingFault(`transform="${transform}" is no translate, rotate or even scale`);
    result = times(result, stepOf(name, values));
  }
  return result;
}

function rounded(value: number): number {
  return Math.round(value * 1_000) / 1_000;
}

export function placeOf([a, b, e, f]: Matrix): Placement | null {
  const place = { x: rounded(e), y: rounded(f), turn: rounded((Math.atan2(b, a) * 180) / Math.PI) };
  const scale = rounded(Math.hypot(a, b));
  return place.x || place.y || place.turn || scale !== 1 ? { ...place, scale } : null;
}
