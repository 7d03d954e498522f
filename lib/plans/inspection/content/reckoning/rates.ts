import { inAnyLanguage, listOf, wholeWords, type Spoken } from "../../../text/spoken";
import { converted, unitOf, type Measure, type Solver } from "./measures";
import { asksFor } from "./quantities";

/** The value of the one measure in a unit; undefined where there is none or more. */
function only(measures: readonly Measure[], ...units: readonly string[]): number | undefined {
  const found = measures.filter(({ unit }) => units.includes(unit));
  return found.length === 1 ? found[0]?.value : undefined;
}

const converting = inAnyLanguage({
  en: ["convert", "change", "express", "write"],
  fr: ["converti\\w*", "exprim\\w*"],
  rw: ["hindura"],
  sw: ["badilisha", "geuza"],
});
const into = inAnyLanguage({ en: ["in", "into", "to", "as"], fr: ["en"], rw: ["muri", "mo"], sw: ["kuwa", "katika"] });
const conversion = new RegExp(
  `^(?:${converting})\\D{0,20}\\d[\\d., ]* ?(\\p{L}+) (?:${into}) (?:the )?(\\p{L}+)\\W*$`,
  "u",
);
const howMany = /^how many (\p{L}+) (?:are there in|are in|make|has|in|is) \d[\d., ]* ?(\p{L}+)\W*$/u;

const convert: Solver = ({ text, measures }) => {
  const [one, ...others] = measures;
  const to = conversion.exec(text)?.[2] ?? howMany.exec(text)?.[1];
  if (!one || others.length > 0 || to === undefined) return null;
  const value = converted(one, unitOf(to));
  return value === null ? null : { values: [value], unit: "same" };
};

const finding = inAnyLanguage({
  en: ["find", "calculate", "what is", "work out", "how much is"],
  fr: ["calcul\\w*", "trouv\\w*"],
  rw: ["bara"],
  sw: ["kokotoa"],
});
const of = inAnyLanguage({ en: ["of"], fr: ["de"], rw: ["ya", "za", "bya", "cya"], sw: ["ya", "za"] });
const share = new RegExp(
  `^(?:${finding})?\\W*\\d[\\d.]* ?% (?:${of}) [\\d., ]+(?:frw|rwf|kg|g|m|km|l|learners|pupils)?\\W*$`,
);

const percent: Solver = ({ text, measures }) => {
  const [rate, whole] = measures;
  return share.test(text) && rate?.unit === "%" && whole && measures.length === 2
    ? { values: [(rate.value * whole.value) / 100], unit: whole.unit }
    : null;
};

const each = inAnyLanguage({
  en: ["per", "an?", "each", "every"],
  fr: ["par", "chaque"],
  rw: ["buri", "ku", "mu"],
  sw: ["kwa", "kila"],
});
const monthWords = inAnyLanguage({ en: ["months?"], fr: ["mois"], rw: ["kwezi"], sw: ["mwezi"] });
const otherTimes = inAnyLanguage({
  en: ["weeks?", "days?", "quarters?"],
  fr: ["semaines?", "jours?", "trimestres?"],
  rw: ["cyumweru", "munsi", "gihembwe"],
  sw: ["wiki", "siku", "robo"],
});
const monthly = new RegExp(`\\b(?:(?:${each}) (?:${monthWords})|monthly|mensuel\\w*)\\b`);
/** Paid more than once a year, and not by the month. */
const otherRate = new RegExp(
  `\\b(?:(?:${each}) (?:${otherTimes})|weekly|daily|quarterly|hebdomadaire|trimestriel\\w*|journalier\\w*)\\b`,
);
const eachYear = inAnyLanguage({
  en: ["per", "an?", "each", "every"],
  fr: ["par"],
  rw: ["ku", "buri"],
  sw: ["kwa", "kila"],
});
const yearWords = inAnyLanguage({ en: ["year", "annum"], fr: ["an"], rw: ["mwaka"], sw: ["mwaka"] });
const yearly = new RegExp(`\\b(?:(?:${eachYear}) (?:${yearWords})|p\\.?a\\b|yearly|annual\\w*|annuel\\w*)`);

/** Interest that grows upon itself, and problems in which the interest is given. */
const otherInterests: Spoken = {
  en: ["\\bcompound", "rate\\b", "principal\\b.*\\?", "how long\\b"],
  fr: ["compose"],
  rw: [],
  sw: [],
};
const isOtherInterest = new RegExp(inAnyLanguage(otherInterests));

const interest: Solver = ({ text, measures }) => {
  if (!asksFor.interest.test(text) || isOtherInterest.test(text)) return null;
  const [sum, rate] = [only(measures, "frw"), only(measures, "%")];
  if (otherRate.test(text) || (monthly.test(text) && yearly.test(text))) return null;
  const [years, months] = [only(measures, "year"), only(measures, "month")];
  const inYears = years ?? (months === undefined ? undefined : months / 12);
  const time = inYears === undefined || !monthly.test(text) ? inYears : inYears * 12;
  if (measures.length !== 3 || sum === undefined || rate === undefined || time === undefined) return null;
  const value = (sum * rate * time) / 100;
  return { values: [value, sum + value], unit: "frw" };
};

/** Circuits of several parts, and what is reckoned with more than Ohm's law. */
const otherCircuits: Spoken = {
  en: ["series", "parallel", "two", "each", "power", "energy"],
  fr: ["serie", "parallele", "puissance"],
  rw: [],
  sw: [],
};
const isOtherCircuit = wholeWords(otherCircuits);

const ohm: Solver = ({ text, measures }) => {
  if (measures.length !== 2 || isOtherCircuit.test(text)) return null;
  const [v, a, r] = [only(measures, "v"), only(measures, "a"), only(measures, "ω")];
  if (v !== undefined && r !== undefined && asksFor.current.test(text)) return { values: [v / r], unit: "a" };
  if (v !== undefined && a !== undefined && asksFor.resistance.test(text)) return { values: [v / a], unit: "ω" };
  return a !== undefined && r !== undefined && asksFor.voltage.test(text) ? { values: [a * r], unit: "v" } : null;
};

const density: Solver = ({ text, measures }) => {
  if (measures.length !== 2 || !asksFor.density.test(text)) return null;
  const [g, cm] = [only(measures, "g"), only(measures, "cm³")];
  const [kg, m] = [only(measures, "kg"), only(measures, "m³")];
  if (g !== undefined && cm !== undefined) return { values: [g / cm], unit: "g/cm³" };
  return kg !== undefined && m !== undefined ? { values: [kg / m], unit: "kg/m³" } : null;
};

/** Of a journey with turns, and of what flies or falls, more counts than way and time. */
const detours: Spoken = {
  en: [
    ...listOf("then rest\\w* return\\w* back average late earlier another other two stops? meet echo shouts? hears?"),
    ...listOf("high height thrown falls? rolls? drops? brakes? accelerat\\w*"),
  ],
  fr: ["puis", "moyenne", "retour"],
  rw: [],
  sw: [],
};
const isWinding = wholeWords(detours);

const motion: Solver = ({ text, measures }) => {
  if (measures.length !== 2 || isWinding.test(text)) return null;
  const [km, m] = [only(measures, "km"), only(measures, "m")];
  const [h, s] = [only(measures, "h"), only(measures, "s")];
  const [kmh, ms] = [only(measures, "km/h"), only(measures, "m/s")];
  const [way, time, speed] = m !== undefined || ms !== undefined ? [m, s, ms] : [km, h, kmh];
  const unit = way === m && m !== undefined ? "m" : "km";
  if (way !== undefined && time !== undefined && asksFor.speed.test(text))
    return { values: [way / time], unit: `${unit}/${unit === "m" ? "s" : "h"}` };
  if (speed !== undefined && time !== undefined && asksFor.distance.test(text)) return { values: [speed * time], unit };
  return way !== undefined && speed !== undefined && asksFor.duration.test(text)
    ? { values: [way / speed], unit: unit === "m" ? "s" : "h" }
    : null;
};

/** What conversions, shares, interest, circuits, densities and journeys come to. */
export const rateSolvers: readonly Solver[] = [convert, percent, interest, ohm, density, motion];
