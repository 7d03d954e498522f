import { mapNames, namesOf } from "@/lib/core/names";
import { inAnyLanguage, listOf, wholeWords, type Spoken } from "../../../text/spoken";
import { onlyOf, type WordProblem, type Solver, type ExpectedResult } from "./measures";
import { asksFor } from "./quantities";

const lengths = ["", "mm", "cm", "dm", "m", "km"];
/** A figure that is more than its sides: a path around it, its cost, its scale. */
const complications: Spoken = {
  en: [
    ...listOf(
      "path border shaded remain\\w* left cost tiles? each twice double half times longer wider shorter more less",
    ),
    ...listOf("scale maps? ratio per semi\\w* quarter sector compound both two"),
  ],
  fr: ["fois", "moitie", "double", "chemin", "prix"],
  rw: [],
  sw: [],
};
const isComplicated = wholeWords(complications);
/** "Area 20", "un perimetre de 12": what is usually sought is given. */
const givenSizes: Spoken = {
  en: ["(?:area|perimeter|circumference|volume) ?(?:of|is|=)? ?\\d"],
  fr: ["(?:aire|perimetre|volume) ?(?:de|est|=)? ?\\d"],
  rw: [],
  sw: [],
};
const hasGivenSize = new RegExp(inAnyLanguage(givenSizes));

const figures = {
  rectangle: { en: ["rectang\\w*"], fr: ["rectang\\w*"], rw: ["urukiramende"], sw: ["mstatili"] },
  square: { en: ["square"], fr: ["carre"], rw: ["kare"], sw: ["mraba"] },
  triangle: { en: ["triang\\w*"], fr: ["triang\\w*"], rw: [], sw: [] },
  quadrilateral: { en: ["quadrilat\\w*"], fr: ["quadrilat\\w*"], rw: [], sw: [] },
  cube: { en: ["cubes?"], fr: ["cubes?"], rw: [], sw: [] },
  cuboid: { en: ["cuboid", "box", "tank", "room", "prism", "brick"], fr: ["pave", "boite"], rw: [], sw: [] },
  /** What is round in more ways than a circle. */
  roundSolid: {
    en: ["cylinder", "sphere", "cone", "arc", "angle"],
    fr: ["sphere", "cone", "arc", "angle"],
    rw: [],
    sw: [],
  },
  angle: { en: ["angles?"], fr: ["angles?"], rw: [], sw: [] },
} satisfies Record<string, Spoken>;
const names = mapNames(namesOf(figures), (figure) => wholeWords(figures[figure]));

function wanted(values: readonly (number | false)[], { measures }: WordProblem): ExpectedResult | null {
  const found = values.filter((value) => value !== false);
  return found.length > 0 ? { values: found, unit: measures[0]?.unit ?? "" } : null;
}

const rectangle: Solver = (asked) => {
  const sides = onlyOf(asked, 2, lengths);
  if (!sides || !names.rectangle.test(asked.text) || asksFor.volume.test(asked.text)) return null;
  const [a = 0, b = 0] = sides;
  return wanted([asksFor.area.test(asked.text) && a * b, asksFor.perimeter.test(asked.text) && 2 * (a + b)], asked);
};

/** Triangles and cubes have sides and squares, too. */
const otherFigures: Spoken = { en: ["triang\\w*", "cub\\w*"], fr: ["triang\\w*", "cub\\w*"], rw: [], sw: [] };
const ofOtherFigure = wholeWords(otherFigures);

const square: Solver = (asked) => {
  const sides = onlyOf(asked, 1, lengths);
  const isOne = names.square.test(asked.text) && asksFor.side.test(asked.text) && !ofOtherFigure.test(asked.text);
  if (!sides || !isOne) return null;
  const [a = 0] = sides;
  return wanted([asksFor.area.test(asked.text) && a * a, asksFor.perimeter.test(asked.text) && 4 * a], asked);
};

const triangle: Solver = (asked) => {
  const sides = onlyOf(asked, 2, lengths);
  const isOne = names.triangle.test(asked.text) && asksFor.base.test(asked.text) && asksFor.height.test(asked.text);
  if (!sides || !isOne || !asksFor.area.test(asked.text)) return null;
  const [base = 0, height = 0] = sides;
  return wanted([(base * height) / 2], asked);
};

const circle: Solver = ({ text, measures }) => {
  const own = measures.filter(({ value }) => ![3.14, 3.142, 3.1416, 22 / 7].includes(value));
  const lines = onlyOf({ text, measures: own }, 1, lengths);
  const isRadius = asksFor.radius.test(text);
  if (!lines || isRadius === asksFor.diameter.test(text) || names.roundSolid.test(text)) return null;
  const radius = (lines[0] ?? 0) / (isRadius ? 1 : 2);
  const isRound = asksFor.circumference.test(text);
  // Also as a multiple of π, which stands behind the number.
  const values = [
    ...(isRound ? [2 * Math.PI * radius, 2 * radius] : []),
    ...(asksFor.area.test(text) ? [Math.PI * radius ** 2, radius ** 2] : []),
  ];
  return values.length > 0 ? { values, unit: own[0]?.unit ?? "" } : null;
};

const solid: Solver = (asked) => {
  const { text } = asked;
  if (!asksFor.volume.test(text) || asksFor.surface.test(text)) return null;
  const edges = onlyOf(asked, 3, lengths);
  if (edges && names.cuboid.test(text)) return wanted([edges.reduce((product, edge) => product * edge, 1)], asked);
  const [edge] = onlyOf(asked, 1, lengths) ?? [];
  return edge !== undefined && names.cube.test(text) && asksFor.edge.test(text) ? wanted([edge ** 3], asked) : null;
};

/** Angles of which a rule other than that of the sum is known. */
const specialAngles: Spoken = {
  en: listOf("isosceles equilateral parallel\\w* exterior outside regular right.angled between sides?"),
  fr: ["isocele", "exterieur"],
  rw: [],
  sw: [],
};
const isSpecial = wholeWords(specialAngles);
const thirds: Spoken = { en: ["third", "other"], fr: ["troisieme"], rw: [], sw: [] };
const asksThird = wholeWords(thirds);
const fourths: Spoken = { en: ["fourth"], fr: ["quatrieme"], rw: [], sw: [] };
const asksFourth = wholeWords(fourths);

const angles: Solver = (asked) => {
  const { text } = asked;
  if (isSpecial.test(text) || !names.angle.test(text)) return null;
  const two = onlyOf(asked, 2, ["", "°"]);
  if (two && names.triangle.test(text) && asksThird.test(text))
    return wanted([180 - (two[0] ?? 0) - (two[1] ?? 0)], asked);
  const three = onlyOf(asked, 3, ["", "°"]);
  return three && names.quadrilateral.test(text) && asksFourth.test(text)
    ? wanted([360 - three.reduce((sum, angle) => sum + angle, 0)], asked)
    : null;
};

/** What figures and solids with all their lengths come to. */
export const shapeSolvers: readonly Solver[] = [rectangle, square, triangle, circle, solid, angles].map(
  (solve): Solver =>
    (asked) =>
      solve !== angles && (isComplicated.test(asked.text) || hasGivenSize.test(asked.text)) ? null : solve(asked),
);
