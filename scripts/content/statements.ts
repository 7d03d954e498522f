import * as math from "mathjs";
import type { MathType } from "mathjs";

/** "°" and "²" as people write them, as the evaluator reads them. */
function readable(expression: string): string {
  return expression
    .replaceAll("−", "-")
    .replaceAll("×", "*")
    .replaceAll("·", "*")
    .replaceAll("÷", "/")
    .replaceAll("π", "pi")
    .replaceAll("²", "^2")
    .replaceAll("³", "^3")
    .replace(/√\(/g, "sqrt(")
    .replace(/√(\d+(?:\.\d+)?)/g, "sqrt($1)")
    .replace(/(\d) (?=\d{3}\b)/g, "$1");
}

type Value = MathType;

function evaluate(expression: string, scope: Record<string, number> = {}): Value {
  return math.evaluate(readable(expression), scope) as Value;
}

/** How far apart two values are, as a share of the first; a unit is taken off by the division. */
function difference(left: Value, right: Value): number {
  const apart = math.abs(math.subtract(left, right) as number);
  if (math.typeOf(left) === "Unit") return Number(math.divide(apart, math.abs(left as number)));
  return Number(apart) / Math.max(1, Number(math.abs(left as number)));
}

function isWithin(left: Value, right: Value, tolerance: string | undefined): boolean {
  if (!tolerance) return difference(left, right) <= 0.01;
  return Boolean(math.smallerEq(math.abs(math.subtract(left, right) as number), evaluate(tolerance) as number));
}

function equality(statement: string): string | null {
  const [, left = "", sign, right = "", tolerance] =
    /^(.+?)\s*(≈|=|<|>|≤|≥|≠)\s*(.+?)(?:\s+within\s+(.+))?$/u.exec(statement) ?? [];
  if (!sign) return "says nothing that can be computed";
  const [a, b] = [evaluate(left), evaluate(right)];
  const shown = `${left} is ${math.format(a, 8)}, ${right} is ${math.format(b, 8)}`;
  const order: Record<string, () => boolean> = {
    "=": () => difference(a, b) < 1e-9,
    "≠": () => difference(a, b) >= 1e-9,
    "≈": () => isWithin(a, b, tolerance),
    "<": () => Boolean(math.smaller(a as number, b as number)),
    ">": () => Boolean(math.larger(a as number, b as number)),
    "≤": () => Boolean(math.smallerEq(a as number, b as number)),
    "≥": () => Boolean(math.largerEq(a as number, b as number)),
  };
  return order[sign]?.() ? null : shown;
}

/** Letters that stand alone in an expression: its variables. */
function variables(expression: string): string[] {
  return [...new Set(expression.match(/(?<![a-z])[a-z](?![a-z(])/g) ?? [])];
}

/** "roots x^2+5x+6: -2, -3": the expression is zero at each of the values. */
function roots(statement: string): string | null {
  const [, expression = "", list = ""] = /^roots\s+(.+?):\s*(.+)$/u.exec(statement) ?? [];
  const [name = "x"] = variables(expression);
  const wrong = list
    .split(/,|\band\b/)
    .map((value) => value.trim())
    .filter((value) => {
      const x = Number(evaluate(value));
      return Math.abs(Number(evaluate(expression, { [name]: x }))) > 1e-6 * Math.max(1, x ** 2);
    });
  return wrong.length > 0 ? `${wrong.join(", ")}: ${expression} is not zero there` : null;
}

/** "identity (x+3)(x+4) = x^2+7x+12": both sides agree wherever they are tried. */
function identity(statement: string): string | null {
  const [, left = "", right = ""] = /^identity\s+(.+?)\s*=\s*(.+)$/u.exec(statement) ?? [];
  const names = variables(`${left} ${right}`);
  for (let turn = 1; turn <= 6; turn += 1) {
    const scope = Object.fromEntries(names.map((name, index) => [name, turn * 1.37 + index * 0.61 + 0.2]));
    if (difference(evaluate(left, scope), evaluate(right, scope)) > 1e-9) return `differs at ${JSON.stringify(scope)}`;
  }
  return null;
}

/** Atoms and charge of one side of an equation, such as "2 H2O + Ca(OH)2" or "Cu^2+ + 2 e^-". */
function atoms(side: string): Map<string, number> {
  const total = new Map<string, number>();
  const add = (name: string, count: number) => total.set(name, (total.get(name) ?? 0) + count);
  for (const part of side.split(/\s\+\s/)) {
    const [, times, formula = "", charge] =
      /^\s*(\d+)?\s*([A-Za-z0-9()·.]+?)(?:\^(\d*[+-]))?(?:\s*\((?:s|l|g|aq)\))?\s*$/.exec(part) ?? [];
    const factor = Number(times ?? 1);
    if (charge) add("charge", factor * Number(`${charge.at(-1)}${charge.slice(0, -1) || 1}`));
    if (formula !== "e") for (const [name, count] of formulaAtoms(formula)) add(name, factor * count);
  }
  return total;
}

function formulaAtoms(formula: string): [string, number][] {
  const levels: [string, number][][] = [[]];
  for (const [, open, close, closed, element, count] of formula.matchAll(/(\()|(\))(\d*)|([A-Z][a-z]?)(\d*)/g)) {
    if (open) levels.push([]);
    else if (close) {
      const inner = levels.pop() ?? [];
      levels.at(-1)?.push(...inner.map(([name, number]): [string, number] => [name, number * Number(closed || 1)]));
    } else if (element) levels.at(-1)?.push([element, Number(count || 1)]);
  }
  return levels.flat();
}

/** "balanced 2 H2 + O2 -> 2 H2O": the same atoms and charge on both sides. */
function balanced(statement: string): string | null {
  const [left = "", right = ""] = statement.replace(/^balanced\s+/, "").split(/\s*(?:->|→|⇌)\s*/);
  const [before, after] = [atoms(left), atoms(right)];
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const wrong = names.filter((name) => (before.get(name) ?? 0) !== (after.get(name) ?? 0));
  if (names.length === 0) return "names no atoms";
  return wrong.length > 0
    ? wrong.map((name) => `${name}: ${before.get(name) ?? 0} before, ${after.get(name) ?? 0} after`).join("; ")
    : null;
}

/**
 * What is wrong with a statement of an entry, or null where it holds:
 * "2*(6+9) = 30", "54 km/hour = 15 m/s", "1/3 ≈ 0.333 within 0.001", "roots x^2+5x+6: -2, -3",
 * "identity (x+3)(x+4) = x^2+7x+12", "balanced CH4 + 2 O2 -> CO2 + 2 H2O".
 */
export function faultOf(statement: string): string | null {
  try {
    if (statement.startsWith("roots ")) return roots(statement);
    if (statement.startsWith("identity ")) return identity(statement);
    if (statement.startsWith("balanced ")) return balanced(statement);
    return equality(statement);
  } catch (error) {
    return `cannot be computed: ${error instanceof Error ? error.message : String(error)}`;
  }
}
