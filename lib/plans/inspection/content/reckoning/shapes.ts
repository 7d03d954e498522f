import { onlyOf, type WordProblem, type Solver, type ExpectedResult } from "./measures";

const lengths = ["", "mm", "cm", "dm", "m", "km"];
const area = /\b(?:area|aire|superficie|ubuso|eneo)\b/;
const perimeter = /\b(?:perimeter|perimetre|umuzenguruko|mzingo)\b/;
const volume = /\bvolumes?\b|\bumubumbe\b|\bujazo\b/;
const surface = /\bsurface\b/;
/** A figure that is more than its sides, or of which something else is known. */
const isMore =
  /\b(?:path|border|shaded|remain\w*|left|cost|tiles?|each|twice|double|half|times|longer|wider|shorter|more|less|scale|maps?|ratio|per|semi\w*|quarter|sector|compound|both|two|fois|moitie|double|chemin|prix)\b|(?:area|perimeter|circumference|volume|aire|perimetre) ?(?:of|is|=|de|est)? ?\d/;

function wanted(values: readonly (number | false)[], { measures }: WordProblem): ExpectedResult | null {
  const found = values.filter((value) => value !== false);
  return found.length > 0 ? { values: found, unit: measures[0]?.unit ?? "" } : null;
}

const rectangle: Solver = (asked) => {
  const sides = onlyOf(asked, 2, lengths);
  if (!sides || !/\b(?:rectang\w*|urukiramende|mstatili)\b/.test(asked.text) || volume.test(asked.text)) return null;
  const [a = 0, b = 0] = sides;
  return wanted([area.test(asked.text) && a * b, perimeter.test(asked.text) && 2 * (a + b)], asked);
};

const square: Solver = (asked) => {
  const sides = onlyOf(asked, 1, lengths);
  if (!sides || !/\b(?:square|carre|kare|mraba) (?:of|with|whose|has|is|de|dont|ifite|wenye)?/.test(asked.text))
    return null;
  if (!/\b(?:sides?|cotes?|uruhande|upande)\b/.test(asked.text) || /\b(?:triang\w*|cub\w*)\b/.test(asked.text))
    return null;
  const [a = 0] = sides;
  return wanted([area.test(asked.text) && a * a, perimeter.test(asked.text) && 4 * a], asked);
};

const triangle: Solver = (asked) => {
  const sides = onlyOf(asked, 2, lengths);
  const isOne =
    /\btriang\w*\b/.test(asked.text) && /\b(?:base)\b/.test(asked.text) && /\b(?:height|hauteur)\b/.test(asked.text);
  if (!sides || !isOne || !area.test(asked.text)) return null;
  const [base = 0, height = 0] = sides;
  return wanted([(base * height) / 2], asked);
};

const circle: Solver = ({ text, measures }) => {
  const own = measures.filter(({ value }) => ![3.14, 3.142, 3.1416, 22 / 7].includes(value));
  const lines = onlyOf({ text, measures: own }, 1, lengths);
  const isRadius = /\b(?:radius|rayon)\b/.test(text);
  if (
    !lines ||
    isRadius === /\b(?:diameter|diametre)\b/.test(text) ||
    /\b(?:cylinder|sphere|cone|arc|angle)\b/.test(text)
  )
    return null;
  const radius = (lines[0] ?? 0) / (isRadius ? 1 : 2);
  const isRound = /\b(?:circumference|circonference|perimeter|perimetre)\b/.test(text);
  // Also as a multiple of π, which stands behind the number.
  const values = [
    ...(isRound ? [2 * Math.PI * radius, 2 * radius] : []),
    ...(area.test(text) ? [Math.PI * radius ** 2, radius ** 2] : []),
  ];
  return values.length > 0 ? { values, unit: own[0]?.unit ?? "" } : null;
};

const solid: Solver = (asked) => {
  const { text } = asked;
  if (!volume.test(text) || surface.test(text)) return null;
  const edges = onlyOf(asked, 3, lengths);
  if (edges && /\b(?:cuboid|box|tank|room|prism|pave|boite|brick)\b/.test(text))
    return wanted([edges.reduce((product, edge) => product * edge, 1)], asked);
  const [edge] = onlyOf(asked, 1, lengths) ?? [];
  return edge !== undefined && /\bcubes?\b/.test(text) && /\b(?:edges?|sides?|arete|cote)\b/.test(text)
    ? wanted([edge ** 3], asked)
    : null;
};

const angles: Solver = (asked) => {
  const { text } = asked;
  const isOther =
    /\b(?:isosceles|equilateral|parallel\w*|exterior|outside|regular|right.angled|isocele|exterieur|between|sides?)\b/.test(
      text,
    );
  const asksLast = (word: string) => new RegExp(`\\b${word}\\b`).test(text);
  if (isOther || !/\bangles?\b/.test(text)) return null;
  const two = onlyOf(asked, 2, ["", "°"]);
  if (two && /\btriangle\b/.test(text) && (asksLast("third") || asksLast("troisieme") || asksLast("other")))
    return wanted([180 - (two[0] ?? 0) - (two[1] ?? 0)], asked);
  const three = onlyOf(asked, 3, ["", "°"]);
  return three && /\bquadrilat\w*\b/.test(text) && (asksLast("fourth") || asksLast("quatrieme"))
    ? wanted([360 - three.reduce((sum, angle) => sum + angle, 0)], asked)
    : null;
};

/** What figures and solids with all their lengths come to. */
export const shapeSolvers: readonly Solver[] = [rectangle, square, triangle, circle, solid, angles].map(
  (solve): Solver =>
    (asked) =>
      isMore.test(asked.text) && solve !== angles ? null : solve(asked),
);
