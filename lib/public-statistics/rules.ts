import type { PublicCounts, Figure } from "./types";

type People = "teachers" | "helped";

/** What is claimed until more is counted. Source: PUB-2. */
const claimed = { teachers: 20_000, helped: 500, plans: 2_468 } as const;

/** Fewer than these say nothing about a service. */
const leastCounted = 100;

/** The larger of claim and count; the claim in English as it was given. */
function atLeast(count: number, claim: number): Omit<Figure, "name"> {
  if (count > claim) return { value: count, sign: "+" };
  return { value: claim, sign: "+", ...(claim === claimed.plans ? { inEnglish: "2468" } : {}) };
}

/** What is claimed: a page speaks of the teachers there are, or of those that were helped. */
export function claimedFigures({ teachers, plans }: PublicCounts, first: People): Figure[] {
  return [
    { name: first, ...atLeast(teachers, claimed[first]) },
    { name: "plans", ...atLeast(plans, claimed.plans) },
    { name: "time", value: 95, sign: "%" },
    { name: "compliance", value: 100, sign: "%" },
  ];
}

/** Only what is so: what was counted, once it is enough to speak of, and facts about the product in place of the rest. */
export function realFigures({ teachers, plans }: PublicCounts, first: People): Figure[] {
  const counted: Figure[] = [
    ...(teachers >= leastCounted ? [{ name: first, value: teachers }] : []),
    ...(plans >= leastCounted ? [{ name: "plans" as const, value: plans }] : []),
  ];
  const facts: Figure[] = [
    { name: "forms", value: 2 },
    { name: "languages", value: 4 },
    { name: "speed", value: null },
    { name: "formats", value: 2 },
  ];
  return [...counted, ...facts].slice(0, facts.length);
}
