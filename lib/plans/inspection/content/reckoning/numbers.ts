import { longest, noise } from "./constants";

/** Units after a number; what is left is the number alone. */
const unitNames = [
  ...["km/h", "m/s²", "m/s", "g/cm³", "kg/m³", "cm²", "cm³", "mm²", "m²", "m³", "dm³", "km²", "°c", "°"],
  ...["mm", "cm", "dm", "km", "kg", "mg", "ml", "cl", "dl", "frw", "rwf", "francs?", "hours?", "minutes?", "min"],
  ...["seconds?", "days?", "litres?", "metres?", "years?", "pa", "kw", "kwh", "hz", "mol", "ha", "hectares?", "ares"],
  ...["acres?", "m", "g", "h", "s", "ω", "%"],
].join("|");
const unit = new RegExp(`(?<=[\\d)]) ?(?:${unitNames})(?![\\p{L}\\d²³])`, "giu");

/** What stands in the place of a unit. */
export const mark = "\u0001";

/** A text with a mark in the place of each unit of its numbers, and which they were. */
export function markedUnits(text: string): { bare: string; units: string[] } {
  const units: string[] = [];
  const bare = text.replace(unit, (name) => {
    units.push(name.trim().toLowerCase());
    return mark;
  });
  return { bare, units };
}

/** "1 180" and "1,180" as one number. */
export function joined(text: string): string {
  return text.replace(
    /(?<![\d.,/])([1-9]\d{0,2})((?:[ \u00a0,]\d{3})+)(?![\d])/g,
    (_, head: string, rest: string) => head + rest.replace(/\D/g, ""),
  );
}

/** A fraction written close is one number: "2/3 ÷ 4/5". */
const tokenPattern = /(?<!√)\d+\/\d+|\d+(?:\.\d+)?|[-+−–×÷*/()²³√]/g;

function numberOf(token: string): number {
  const [top = "", bottom] = token.split("/");
  return bottom === undefined ? Number(top) : Number(top) / Number(bottom);
}

class Reader {
  #tokens: string[];
  #at = 0;
  constructor(tokens: string[]) {
    this.#tokens = tokens;
  }
  get isOver(): boolean {
    return this.#at >= this.#tokens.length;
  }
  #next(...wanted: string[]): string | null {
    const token = this.#tokens[this.#at];
    if (token === undefined || !wanted.includes(token)) return null;
    this.#at += 1;
    return token;
  }
  sum(depth = 0): number {
    let value = this.#product(depth);
    for (let sign = this.#next("+", "-", "−", "–"); sign; sign = this.#next("+", "-", "−", "–"))
      value += (sign === "+" ? 1 : -1) * this.#product(depth);
    return value;
  }
  #product(depth: number): number {
    let value = this.#mixed(depth);
    for (let sign = this.#next("×", "*", "÷", "/"); sign; sign = this.#next("×", "*", "÷", "/")) {
      const other = this.#mixed(depth);
      value = sign === "×" || sign === "*" ? value * other : value / other;
    }
    return value;
  }
  /** "1 1/12" is one and a twelfth. */
  #mixed(depth: number): number {
    if (this.#next("-", "−", "–")) return -this.#mixed(depth);
    const [whole = "", part = ""] = this.#tokens.slice(this.#at, this.#at + 2);
    if (!/^\d+$/.test(whole) || !/^\d+\/\d+$/.test(part)) return this.#power(depth);
    this.#at += 2;
    return numberOf(whole) + numberOf(part);
  }
  #power(depth: number): number {
    const value = this.#atom(depth);
    const power = this.#next("²", "³");
    return power ? value ** (power === "²" ? 2 : 3) : value;
  }
  #atom(depth: number): number {
    if (this.#next("√")) return Math.sqrt(this.#atom(depth));
    if (this.#next("(")) {
      if (depth > 6) return Number.NaN;
      const value = this.sum(depth + 1);
      return this.#next(")") ? value : Number.NaN;
    }
    const token = this.#tokens[this.#at] ?? "";
    this.#at += 1;
    return /^\d/.test(token) ? numberOf(token) : Number.NaN;
  }
}

/** The value of a sum such as "3 × (4 + 5) / 2" or "1 1/2"; null where the text is anything else. */
export function valueOf(text: string): number | null {
  if (text.length > longest.sum) return null;
  const tokens = text.match(tokenPattern) ?? [];
  if (tokens.length === 0 || tokens.join("") !== text.replace(/\s/g, "")) return null;
  const reader = new Reader(tokens);
  const value = reader.sum();
  return reader.isOver && Number.isFinite(value) ? value : null;
}

/** How far a number as it is written may be from what it stands for. */
export function slackOf(written: string): number {
  const decimals = /\.(\d+)\s*$/.exec(written.trim())?.[1]?.length;
  return decimals === undefined ? noise : 0.6 * 10 ** -decimals;
}
