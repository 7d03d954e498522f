import { inAnyLanguage, listOf, type Spoken } from "../../../text/spoken";
import { atomSlack, longest } from "./constants";
import { and } from "./quantities";

const small = new Map([..."₀₁₂₃₄₅₆₇₈₉"].map((sign, value) => [sign, String(value)]));
const element = /([A-Z][a-z]?)(\d*)|\(|\)(\d*)/g;
const elements = new Set(
  (
    "H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Ag Cd In Sn Sb " +
    "Te I Xe Cs Ba La Ce W Pt Au Hg Pb Bi Rn Ra Th U Pu"
  ).split(" "),
);
const formula = /^(?:[A-Z][a-z]?\d*|\((?:[A-Z][a-z]?\d*)+\)\d*)+$/;

type Species = { count: number; name: string };

const fractions: Readonly<Record<string, number>> = { "½": 1 / 2, "¼": 1 / 4, "¾": 3 / 4, "⅓": 1 / 3, "⅔": 2 / 3 };

/** "2", "½", "3½", "7/2": how many there are of a substance; one where nothing is said. */
function countOf(said: string): number {
  const sign = said.slice(-1);
  const [top = "", bottom = "1"] = said.replace(/[½¼¾⅓⅔]/, "").split("/");
  return said === "" ? 1 : Number(top) / Number(bottom) + (fractions[sign] ?? 0);
}

function speciesOf(side: string): Species[] | null {
  const parts = side.split("+").map((part) => part.trim());
  const found = parts.map((part) => {
    const [, count = "", name = ""] = /^((?:\d+(?:[./]\d+)?)?[½¼¾⅓⅔]?)\s*([A-Za-z(][A-Za-z0-9()]*)$/.exec(part) ?? [];
    const isKnown = (name.match(/[A-Z][a-z]?/g) ?? []).every((symbol) => elements.has(symbol));
    return isKnown && formula.test(name) ? { count: countOf(count), name } : null;
  });
  return found.every((one) => one !== null) ? found : null;
}

type Equation = { left: Species[]; right: Species[] };

/** Water in crystals is written behind a dot, "CuSO₄·5H₂O", and belongs to the formula as a group in brackets does. */
const crystalWater = /(?<=[A-Za-z\d)])(?: ?[·•∙⋅] ?|\.)(\d*) ?H2O/g;

const substance = "(?:\\d+(?:[./]\\d+)?)?[½¼¾⅓⅔]? ?[A-Za-z(][\\dA-Za-z()]*";
const reaction = new RegExp(
  `(?<![·•∙⋅½¼¾⅓⅔\\dA-Za-z()])(?<![·•∙⋅½¼¾⅓⅔] )((?:${substance} ?\\+ ?)*${substance}) ?(?:→|->|⟶) ?((?:${substance} ?\\+ ?)*${substance})(?![-–=≡\\dA-Za-z()·•∙⋅½¼¾⅓⅔]| ?\\+)`,
);

/** "2H₂ + O₂ → 2H₂O" as what reacts and what becomes of it; null where it is none. */
function equationIn(text: string): Equation | null {
  const plain = text
    .slice(0, longest.reaction)
    .replace(/[₀-₉]/g, (sign) => small.get(sign) ?? "")
    .replace(/ ?\((?:[a-z]{1,12})\)|[↓↑]/g, "")
    .replace(crystalWater, "(H2O)$1");
  const [, before = "", after = ""] = reaction.exec(plain) ?? [];
  const [left, right] = [speciesOf(before), speciesOf(after)];
  return left && right ? { left, right } : null;
}

/** No formula has a group more often. */
const mostTimes = 20;

function atoms(side: readonly Species[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { count, name } of side) {
    const groups = [...name.matchAll(/\(([^()]*)\)(\d*)/g)];
    const flat = groups.reduce(
      (rest, [whole, inner = "", times]) => rest.replace(whole, inner.repeat(Math.min(mostTimes, Number(times || 1)))),
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

/**
 * Whether the answer to a question that asks to balance an equation has other substances, or other numbers of atoms on its sides.
 */
export function isWrongBalance(asked: string, answer: string): boolean {
  const wanted = asked.length < longest.balanceQuestion && asksBalance.test(asked) ? equationIn(asked) : null;
  const given = equationIn(answer);
  if (!wanted || !given) return false;
  if (names(wanted.left) !== names(given.left) || names(wanted.right) !== names(given.right)) return true;
  return !isBalanced(given);
}

/** Equations of one text, and of a whole plan, that are looked at. */
const most = { text: 40, plan: 200 };
/** "2 CO₂ + C → 2 CO" may be the second of a list. */
const label = /^\s*\d{1,2}[.)]?\s+/;

const balancings: Spoken = { en: ["balanc"], fr: ["equilibr", "ponder"], rw: [], sw: [] };
const asksBalance = new RegExp(inAnyLanguage(balancings), "i");

/** What leaves the balancing to learners, or shows what is wrong before it is balanced. */
const drafts: Spoken = {
  en: [
    ...listOf("complet skeleton count atoms ionic half"),
    ...["word equation", "\\bwrong", "\\bmistake", "\\bnot\\b", "\\bdone\\b", "\\bnet\\b"],
  ],
  fr: ["complet", "erreur", "faux", "\\bnet\\b"],
  rw: [],
  sw: [],
};
const isDraft = new RegExp(inAnyLanguage(drafts), "i");
/** Blanks, charges, electrons and single atoms of oxygen. */
const hasOtherSigns = /[?_…⁺⁻]|\be[-−]|\[o\]/i;

function isUnfinished(line: string): boolean {
  return asksBalance.test(line) || isDraft.test(line) || hasOtherSigns.test(line);
}

type EquationLine = Equation & { line: string };

function isBalanced({ left, right }: Equation): boolean {
  const [before, after] = [atoms(left), atoms(right)];
  const isEqual = ([symbol, count]: [string, number]) => Math.abs((after.get(symbol) ?? 0) - count) < atomSlack;
  return before.size === after.size && [...before].every(isEqual);
}

/** "S + V → S + V + O" is a pattern of sentences: what reacts becomes something else, and has more than capitals. */
function isReaction({ left, right }: Equation): boolean {
  const all = [...left, ...right];
  const isWritten = all.some(({ count, name }) => count !== 1 || /[a-z\d]/.test(name));
  return isWritten && !left.some(({ name }) => right.some((other) => other.name === name));
}

/** The equations of a text, one a line; a number before one is its label where the equation is then right. */
function equationsIn(text: string, atMost: number): EquationLine[] {
  const lines = text.split("\n").flatMap((line) => line.split(/[.;,](?!\d)/));
  const own = lines.filter((line) => line.length < longest.reactionLine && (line.match(/→|->|⟶/g) ?? []).length === 1);
  return own.slice(0, atMost).flatMap((line) => {
    const [whole, unlabelled] = [equationIn(line), equationIn(line.replace(label, ""))];
    const equation = unlabelled && isBalanced(unlabelled) ? unlabelled : whole;
    const isWhole = equation !== null && equation.left.length + equation.right.length > 2 && isReaction(equation);
    return isWhole ? [{ line, ...equation }] : [];
  });
}

/**
 * Equations of a text with other numbers of atoms on their two sides, unless a balanced one of the same substances is in the
 * `whole`.
 */
export function unbalancedEquations(text: string, whole = text): string[] {
  const found = equationsIn(text, most.text);
  const nameOf = ({ left, right }: Equation) => `${names(left)} → ${names(right)}`;
  const right = new Set(found.length === 0 ? [] : equationsIn(whole, most.plan).filter(isBalanced).map(nameOf));
  return found
    .filter((one) => !isBalanced(one) && !isUnfinished(one.line) && !right.has(nameOf(one)))
    .map(({ line }) => line.trim().slice(0, longest.quote));
}

function setsIn(text: string): Map<string, Set<string>> {
  const found = [...text.slice(0, longest.sets).matchAll(/\b([A-Z])\s*=\s*\{([^{}]*)\}/g)];
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

/** "Find A ∪ B and A ∩ B" has two answers. */
const another = new RegExp(` (?:${and}) `);

/** Whether the answer to "Find A ∪ B" or "A ∩ B" is another set than the question's sets give. */
export function isWrongSet(asked: string, answer: string): boolean {
  const [, first = "", sign = "", second = ""] = /\b([A-Z])\s*([∪∩])\s*([A-Z])\b/.exec(asked) ?? [];
  const sets = setsIn(asked);
  const [a, b] = [sets.get(first), sets.get(second)];
  const said = /\{([^{}]*)\}/.exec(answer)?.[1];
  if (!a || !b || said === undefined || another.test(asked.slice(asked.indexOf(sign)))) return false;
  const wanted = sign === "∪" ? new Set([...a, ...b]) : new Set([...a].filter((item) => b.has(item)));
  const given = itemsOf(said);
  return (
    given.size !== wanted.size ||
    [...given].some((item) => !wanted.has(item)) ||
    said.split(/[,;]/).length !== wanted.size
  );
}
