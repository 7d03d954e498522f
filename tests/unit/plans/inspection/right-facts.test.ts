import { describe, expect, it } from "vitest";
import { contradictionsIn } from "@/lib/plans/inspection/content/contradictions";
import { loadClaims } from "@/lib/bank/queries";
import type { PlanLanguage } from "@/lib/core/language";

/** Right sentences that have the words of a mistake. */
const right: readonly [PlanLanguage, string][] = [
  ["fr", "Elle a créé une petite entreprise."],
  ["fr", "Il demande si j'aurais le temps."],
  ["en", "Carpenters have saw, plane and chisels on the bench."],
  ["en", "There are a lot of trees near our school."],
  ["en", "There is two-way switching at the stairs."],
  ["sw", "Viambishi -na- na -ta- huonyesha wakati uliopo na ujao."],
  ["en", "The aorta carries oxygenated blood and the vena cava deoxygenated blood."],
  ["en", "The shape of dolphins is like that of a fish."],
  ["en", "Males have XY and females have XX."],
  ["en", "The normal body temperature of a rabbit is 39 °C."],
  ["en", "The bacteria of beans take nitrogen and leave it in the soil."],
  ["en", "In older books oxidation means gaining oxygen."],
  ["en", "In older books reduction means losing oxygen."],
  ["en", "In the exothermic reaction the water absorbs the heat."],
  ["en", "Breaking bonds is endothermic and forming bonds releases energy."],
  ["en", "Dissolving magnesium in acid is a chemical change."],
  ["en", "When a parallel branch is removed the total resistance increases."],
  ["en", "A step-up transformer has more turns on the secondary coil than on the primary coil."],
  ["en", "The volume of a cone = πr²h/3."],
  ["en", "The HCF is the lowest power of each common prime factor."],
  ["en", "In perspective parallel lines seem to meet at one point."],
  ["en", "Frogs are eaten by many mammals."],
  ["en", "In SQL a single = compares two values."],
];

describe("what is rightly said", () => {
  it.each(right)("is no mistake, %s: %s", (language, text) => {
    const found = contradictionsIn([{ field: "notesSummary", text }], loadClaims(), language);
    expect(found.map(({ fact }) => fact)).toEqual([]);
  });
});
