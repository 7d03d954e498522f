import { DrawingFault } from "./drawing-fault";

type Read = {
  numberIn: (text: string | undefined, name: string, otherwise?: number) => number;
  numbersIn: (text: string, name: string) => number[];
};

type Attributes = Readonly<Record<string, string>>;

/** How many numbers follow each command of a path. */
const counts: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** A path's commands, read number by number, so that nothing else travels along. */
function commands(d: string, { numberIn }: Read): string {
  const tokens = d.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)|[^\s,]/gi) ?? [];
  const written: string[] = [];
  let at = 0;
  while (at < tokens.length) {
    const command = tokens[at] ?? "";
    const count = counts[command.toUpperCase()];
    if (count === undefined) throw new DrawingFault(`d= has "${command}"`);
    at += 1;
    const numbers: number[] = [];
    while (at < tokens.length && !/^[a-z]$/i.test(tokens[at] ?? "")) {
      numbers.push(numberIn(tokens[at], "d"));
      at += 1;
    }
    const isWhole = count === 0 ? numbers.length === 0 : numbers.length > 0 && numbers.length % count === 0;
    if (!isWhole) throw new DrawingFault(`d= has ${numbers.length} numbers after ${command}`);
    written.push(`${command}${numbers.join(" ")}`);
  }
  if (!/^m/i.test(written[0] ?? "")) throw new DrawingFault("d= begins with M");
  return written.join("");
}

function ellipse(x: number, y: number, { rx, ry }: { rx: number; ry: number }): string {
  const half = `${rx} ${ry} 0 1 0`;
  return `M${x - rx} ${y}A${half} ${x + rx} ${y}A${half} ${x - rx} ${y}Z`;
}

function rect({ x, y, width, height }: Record<"x" | "y" | "width" | "height", number>, rx: number, ry: number): string {
  const [right, bottom] = [x + width, y + height];
  if (rx === 0 || ry === 0) return `M${x} ${y}H${right}V${bottom}H${x}Z`;
  const corner = `A${rx} ${ry} 0 0 1 `;
  return [
    `M${x + rx} ${y}H${right - rx}${corner}${right} ${y + ry}V${bottom - ry}${corner}${right - rx} ${bottom}`,
    `H${x + rx}${corner}${x} ${bottom - ry}V${y + ry}${corner}${x + rx} ${y}Z`,
  ].join("");
}

function points(text: string, { numbersIn }: Read): string {
  const numbers = numbersIn(text, "points");
  if (numbers.length < 4 || numbers.length % 2 > 0) throw new DrawingFault("points= are pairs");
  const pairs = numbers.flatMap((value, index) => (index % 2 === 0 ? [`${value} ${numbers[index + 1] ?? 0}`] : []));
  return `M${pairs.join("L")}`;
}

/** The outline of a shape, whichever element it is, as the commands of one path. */
export function outlineOf(name: string, attributes: Attributes, read: Read): string {
  const number = (key: string, otherwise?: number) => read.numberIn(attributes[key], key, otherwise);
  if (name === "path") return commands(attributes.d ?? "", read);
  if (name === "circle") return ellipse(number("cx", 0), number("cy", 0), { rx: number("r"), ry: number("r") });
  if (name === "ellipse") return ellipse(number("cx", 0), number("cy", 0), { rx: number("rx"), ry: number("ry") });
  if (name === "line") return `M${number("x1", 0)} ${number("y1", 0)}L${number("x2", 0)} ${number("y2", 0)}`;
  if (name === "polyline") return points(attributes.points ?? "", read);
  if (name === "polygon") return `${points(attributes.points ?? "", read)}Z`;
  const box = { x: number("x", 0), y: number("y", 0), width: number("width"), height: number("height") };
  const rx = number("rx", attributes.ry === undefined ? 0 : number("ry"));
  const ry = number("ry", rx);
  return rect(box, Math.min(rx, box.width / 2), Math.min(ry, box.height / 2));
}
