import { XMLParser, XMLValidator } from "fast-xml-parser";
import type { Drawing, Ink, DrawingShape } from "@/lib/documents/drawing";
import { DrawingFault } from "./drawing-fault";
import { outlineOf } from "./outlines";
import { moved, placeOf, unmoved, type Matrix } from "./matrix";

/** A drawing as it stands in its file, before it is a picture as well. */
export type Drawn = Omit<Drawing, "png">;

const mostBytes = 12_000;
const mostShapes = 200;
const deepest = 6;

const look = ["fill", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin"];
const letters = ["font-family", "font-size", "font-weight", "text-anchor"];
const common = [...look, ...letters, "transform"];
/** Everything that a drawing may be made of: elements, and the attributes of each. */
const allowed: Record<string, readonly string[]> = {
  svg: [...look, ...letters, "viewBox", "width", "height", "xmlns"],
  g: common,
  path: [...common, "d"],
  rect: [...common, "x", "y", "width", "height", "rx", "ry"],
  circle: [...common, "cx", "cy", "r"],
  ellipse: [...common, "cx", "cy", "rx", "ry"],
  line: [...common, "x1", "y1", "x2", "y2"],
  polyline: [...common, "points"],
  polygon: [...common, "points"],
  text: [...common, "x", "y"],
};

type Attributes = Record<string, string>;
type Element = { name: string; attributes: Attributes; children: readonly unknown[] };
type Inherited = { attributes: Attributes; matrix: Matrix };

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
});

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** An element as the parser gives it: `{ name: children, ":@": attributes }`. */
function elementOf(node: unknown): Element | string {
  if (!isRecord(node)) throw new DrawingFault("cannot be read");
  if ("#text" in node) return String(node["#text"]);
  const name = Object.keys(node).find((key) => key !== ":@") ?? "";
  const own = node[":@"];
  const attributes = isRecord(own) ? Object.entries(own).map(([key, value]) => [key, String(value)] as const) : [];
  const known = Object.hasOwn(allowed, name) ? allowed[name] : undefined;
  if (!known) throw new DrawingFault(`<${name}> is no shape or text`);
  for (const [key] of attributes) if (!known.includes(key)) throw new DrawingFault(`<${name}> takes no ${key}=`);
  const children = node[name];
  return { name, attributes: Object.fromEntries(attributes), children: Array.isArray(children) ? children : [] };
}

function numberIn(text: string | undefined, name: string, otherwise?: number): number {
  if (text === undefined && otherwise !== undefined) return otherwise;
  if (!/^-?(?:\d+\.?\d*|\.\d+)$/.test(text ?? "") || Math.abs(Number(text)) > 10_000)
    throw new DrawingFault(`${name}="${text ?? ""}" is no number of a drawing`);
  return Number(text);
}

function numbersIn(text: string, name: string): number[] {
  const parts = text.trim().split(/[\s,]+/);
  return parts.map((part) => numberIn(part, name));
}

/** Black, white, a grey, or nothing: what every printer of a school has, and both themes can show. */
function inkOf(text: string, name: string): Ink {
  if (text === "none") return null;
  if (text === "black") return 1;
  if (text === "white") return 0;
  const [, short, long] = /^#(?:([0-9a-f])\1\1|([0-9a-f]{2})\2\2)$/i.exec(text) ?? [];
  const shade = short ? parseInt(short + short, 16) : parseInt(long ?? "", 16);
  if (Number.isNaN(shade))
    throw new DrawingFault(`${name}="${text}" is not black, white, a grey such as #bbb, or none`);
  return Math.round((1 - shade / 255) * 100) / 100;
}

function oneOf<Choice extends string>(text: string | undefined, choices: readonly [Choice, ...Choice[]]): Choice {
  if (text === undefined) return choices[0];
  const found = choices.find((choice) => choice === text);
  if (!found) throw new DrawingFault(`"${text}" is not one of ${choices.join(", ")}`);
  return found;
}

function textOf({ children, attributes: own }: Element, { attributes, matrix }: Inherited): DrawingShape {
  const parts = children.map(elementOf);
  if (parts.some((part) => typeof part !== "string")) throw new DrawingFault("<text> holds words alone");
  const text = parts.join("").replace(/\s+/g, " ").trim();
  if (text === "" || text.length > 80) throw new DrawingFault("a label has 1 to 80 characters");
  return {
    type: "text",
    place: placeOf(matrix),
    fill: inkOf(attributes.fill ?? "black", "fill"),
    x: numberIn(own.x, "x", 0),
    y: numberIn(own.y, "y", 0),
    text,
    size: numberIn(attributes["font-size"]?.replace(/px$/, ""), "font-size", 13),
    bold: oneOf(attributes["font-weight"], ["normal", "bold"]) === "bold",
    anchor: oneOf(attributes["text-anchor"], ["start", "middle", "end"]),
  };
}

function pathOf(element: Element, { attributes, matrix }: Inherited): DrawingShape {
  const dash = attributes["stroke-dasharray"];
  return {
    type: "path",
    place: placeOf(matrix),
    fill: inkOf(attributes.fill ?? "black", "fill"),
    d: outlineOf(element.name, element.attributes, { numberIn, numbersIn }),
    line: {
      ink: inkOf(attributes.stroke ?? "none", "stroke"),
      width: numberIn(attributes["stroke-width"], "stroke-width", 1),
      dash: dash === undefined || dash === "none" ? [] : numbersIn(dash, "stroke-dasharray"),
      cap: oneOf(attributes["stroke-linecap"], ["butt", "round", "square"]),
      join: oneOf(attributes["stroke-linejoin"], ["miter", "round", "bevel"]),
    },
  };
}

function shapesIn(element: Element, above: Inherited, depth = 0): DrawingShape[] {
  if (depth > deepest) throw new DrawingFault("groups stand too deep in one another");
  const { transform, ...own } = element.attributes;
  const here = { attributes: { ...above.attributes, ...own }, matrix: moved(above.matrix, transform) };
  if (element.name === "text") return [textOf(element, here)];
  if (element.name !== "g" && element.name !== "svg") {
    if (element.children.length > 0) throw new DrawingFault(`<${element.name}> holds nothing`);
    return [pathOf(element, here)];
  }
  return element.children.flatMap((child) => {
    const inner = elementOf(child);
    if (typeof inner !== "string") {
      if (inner.name === "svg") throw new DrawingFault("<svg> stands in no other");
      return shapesIn(inner, here, depth + 1);
    }
    if (inner.trim() !== "") throw new DrawingFault("words stand in <text>");
    return [];
  });
}

function nodesIn(svg: string): unknown[] {
  const valid = XMLValidator.validate(svg);
  if (valid !== true) throw new DrawingFault(`is no XML: ${valid.err.msg}`);
  try {
    const parsed: unknown = parser.parse(svg);
    return Array.isArray(parsed) ? parsed : [];
  } catch (error) {
    // The parser refuses some names by itself.
    throw new DrawingFault("cannot be read", { cause: error });
  }
}

/**
 * The drawing in an SVG file of ours. Only what stands in a short list is taken, each number and colour is read, and what comes out
 * holds none of the file's own text but labels. @throws DrawingFault for anything else.
 */
export function readDrawing(svg: string): Drawn {
  if (svg.length > mostBytes) throw new DrawingFault("is over 12 KB");
  if (/<[!?]/.test(svg)) throw new DrawingFault("no comments, declarations or instructions");
  const nodes = nodesIn(svg).map(elementOf);
  const [root, ...rest] = nodes.filter((node) => typeof node !== "string" || node.trim() !== "");
  if (typeof root !== "object" || root.name !== "svg" || rest.length > 0) throw new DrawingFault("is one <svg>");
  const { viewBox, width: _width, height: _height, xmlns, ...attributes } = root.attributes;
  if (viewBox === undefined) throw new DrawingFault("has no viewBox");
  if (xmlns !== undefined && xmlns !== "http://www.w3.org/2000/svg") throw new DrawingFault("is of another namespace");
  const [left = 0, top = 0, width = 0, height = 0] = numbersIn(viewBox, "viewBox");
  if (Math.min(width, height) < 20 || Math.max(width, height) > 2_000)
    throw new DrawingFault("its viewBox has sides of 20 to 2000");
  const shapes = shapesIn(
    { ...root, attributes },
    { attributes: {}, matrix: moved(unmoved, `translate(${-left} ${-top})`) },
  );
  if (shapes.length === 0 || shapes.length > mostShapes) throw new DrawingFault(`has 1 to ${mostShapes} shapes`);
  return { width, height, shapes };
}
