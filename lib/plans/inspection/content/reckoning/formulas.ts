const small = new Map([..."₀₁₂₃₄₅₆₇₈₉"].map((sign, value) => [sign, String(value)]));
const element = /([A-Z][a-z]?)(\d*)|\(|\)(\d*)/g;
const formula = /^(?:[A-Z][a-z]?\d*|\((?:[A-Z][a-z]?\d*)+\)\d*)+$/;

type Species = { count: number; name: string };

function speciesOf(side: string): Species[] | null {
  const parts = side.split("+").map((part) => part.trim());
  const found = parts.map((part) => {
    const [, count = "", name = ""] = /^(\d*)\s*([A-Za-z0-9()]+)$/.exec(part) ?? [];
    return formula.test(name) ? { count: Number(count || 1), name } : null;
  });
  return found.every((one) => one !== null) ? found : null;
}

type Equation = { left: Species[]; right: Species[] };

/** "2H₂ + O₂ → 2H₂O" as what reacts and what becomes of it; null where it is none. */
function equationIn(text: string): Equation | null {
  const plain = text
    .slice(0, 300)
    .replace(/[₀-₉]/g, (sign) => small.get(sign) ?? "")
    .replace(/\((?:s|l|g|aq)\)/g, "");
  const [, before = "", after = ""] =
    /((?:(?:\d+ )?[\dA-Za-z()]+ ?\+ ?)*(?:\d+ )?[\dA-Za-z()]+) ?(?:→|->|⟶) ?((?:(?:\d+ )?[\dA-Za-z()]+ ?\+ ?)*(?:\d+ )?[\dA-Za-z()]+)/.exec(
      plain,
    ) ?? [];
  const [left, right] = [speciesOf(before), speciesOf(after)];
  return left && right ? { left, right } : null;
}

function atoms(side: readonly Species[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { count, name } of side) {
    const groups = [...name.matchAll(/\(([^()]*)\)(\d*)/g)];
    const flat = groups.reduce(
      (rest, [whole, inner = "", times]) => rest.replace(whole, inner.repeat(Math.min(9, Number(times || 1)))),
      name,
    );
    for (const [, symbol, number] of flat.matchAll(element))
      if (symbol) counts.set(symbol, (counts.get(symbol) ?? 0) + count * Number(number || 1));
  }
  return counts;
}

function names(side: readonly Species[]): string {
  return side
    .map(({ name }) => name)
    .sort()
    .join(" ");
}

/** Whether the answer to a question that asks to balance an equation has other substances, or other numbers of atoms on its sides. */
export function isWrongBalance(asked: string, answer: string): boolean {
  const wanted = asked.length < 120 && /balanc|equilibr|ponder/i.test(asked) ? equationIn(asked) : null;
  const given = equationIn(answer);
  if (!wanted || !given) return false;
  if (names(wanted.left) !== names(given.left) || names(wanted.right) !== names(given.right)) return true;
  const [left, right] = [atoms(given.left), atoms(given.right)];
  return left.size !== right.size || [...left].some(([symbol, count]) => right.get(symbol) !== count);
}

function setsIn(text: string): Map<string, Set<string>> {
  const found = [...text.slice(0, 400).matchAll(/\b([A-Z])\s*=\s*\{([^{}]*)\}/g)];
  return new Map(found.map(([, name = "", items = ""]) => [name, itemsOf(items)]));
}

function itemsOf(text: string): Set<string> {
  return new Set(
    text
      .split(/[,;]/)
      .map((item) => item.trim())
      .filter(Boolean),
  );
}

/** Whether the answer to "Find A ∪ B" or "A ∩ B" is another set than the question's sets give. */
export function isWrongSet(asked: string, answer: string): boolean {
  const [, first = "", sign = "", second = ""] = /\b([A-Z])\s*([∪∩])\s*([A-Z])\b/.exec(asked) ?? [];
  const sets = setsIn(asked);
  const [a, b] = [sets.get(first), sets.get(second)];
  const said = /\{([^{}]*)\}/.exec(answer)?.[1];
  if (!a || !b || said === undefined || / and | et /.test(asked.slice(asked.indexOf(sign)))) return false;
  const wanted = sign === "∪" ? new Set([...a, ...b]) : new Set([...a].filter((item) => b.has(item)));
  const given = itemsOf(said);
  return (
    given.size !== wanted.size ||
    [...given].some((item) => !wanted.has(item)) ||
    said.split(/[,;]/).length !== wanted.size
  );
}
