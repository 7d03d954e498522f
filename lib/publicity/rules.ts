import { formatNumber } from "@/lib/i18n/format";
import type { Counts, Figure } from "./types";

type People = "teachers" | "helped";

/** What is claimed until more is counted. Source: specification 1, section 1. */
const claimed = { teachers: 20_000, helped: 500, plans: 2_468 } as const;

/** Fewer than these say nothing about a service. */
const leastCounted = 100;

/** The larger of claim and count; the claim as the specification writes it. */
function atLeast(count: number, claim: number, written: string): string {
  return `${count > claim ? formatNumber(count) : written}+`;
}

/** The specification's own figures: a page speaks of the teachers there are, or of those that were helped. */
export function claimedFigures({ teachers, plans }: Counts, first: People): Figure[] {
  const people = { teachers: "20,000", helped: "500" };
  return [
    { name: first, value: atLeast(teachers, claimed[first], people[first]) },
    { name: "plans", value: atLeast(plans, claimed.plans, "2468") },
    { name: "time", value: "95%" },
    { name: "compliance", value: "100%" },
  ];
}

/** Only what is so: what was counted, once it is enough to speak of, and facts about the product in place of the rest. */
export function realFigures({ teachers, plans }: Counts, first: People): Figure[] {
  const counted: Figure[] = [
    ...(teachers >= leastCounted ? [{ name: first, value: formatNumber(teachers) }] : []),
    ...(plans >= leastCounted ? [{ name: "plans" as const, value: formatNumber(plans) }] : []),
  ];
  const facts: Figure[] = [
    { name: "forms", value: "2" },
    { name: "languages", value: "4" },
    { name: "speed", value: null },
    { name: "formats", value: "2" },
  ];
  return [...counted, ...facts].slice(0, facts.length);
}
