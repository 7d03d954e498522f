/** How much ink: 1 is black, 0 the paper's own white, between them greys; null draws nothing. */
export type Ink = number | null;

/** Moved by x and y after a turn about the origin, in degrees clockwise, and made larger or smaller. */
export type Placement = { x: number; y: number; turn: number; scale: number };

type Line = {
  ink: Ink;
  width: number;
  dash: number[];
  cap: "butt" | "round" | "square";
  join: "miter" | "round" | "bevel";
};

/** An outline in the commands of an SVG path, or a line of text that begins, is centred or ends at x, on its baseline y. */
export type DrawingShape = { place: Placement | null; fill: Ink } & (
  | { type: "path"; d: string; line: Line }
  | {
      type: "text";
      x: number;
      y: number;
      text: string;
      size: number;
      bold: boolean;
      anchor: "start" | "middle" | "end";
    }
);

/**
 * A small line drawing that can do nothing but be drawn: shapes and labels in shades of one ink, the last on top. `png` is the
 * same as a picture, in base64, for files that hold no drawings.
 */
export type Drawing = { width: number; height: number; shapes: DrawingShape[]; png: string };
