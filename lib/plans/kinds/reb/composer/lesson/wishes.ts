import type { Needs } from "../../../../needs/needs";
import type { PlannedMethod } from "../../../../text/methods/parts";
import type { MethodKind } from "../../../../text/methods/reading";
import { isMaterial, readWishes, type Thing, type Wishes } from "../../../../text/wishes";

/** Ways whose groups are those of the whole lesson; a game or a role play has groups of its own. */
const groupedBy: readonly (MethodKind | null)[] = [null, "experiment", "discussion", "presentation", "drawing"];

function isOfLesson({ kind, parts }: PlannedMethod): boolean {
  return groupedBy.includes(kind) && !parts.ways.includes("contest");
}

/** What there is to work with and in what groups, by all that the teacher wishes. */
export function wishesOf(found: Needs, methods: readonly PlannedMethod[]): Wishes {
  const read = readWishes(found.wishes);
  const own = methods.filter(isOfLesson).map(({ parts }) => parts);
  const given = (part: "groupSize" | "groupCount") => own.map((parts) => parts[part]).find((n) => n !== null) ?? null;
  return {
    ...read,
    things: read.things.filter(isMaterial),
    groupSize: read.groupSize ?? given("groupSize"),
    groupCount: given("groupCount"),
  };
}

/** The things that wishes on the way of teaching name, as they stand among the materials. */
export function thingsOfMethods(methods: readonly PlannedMethod[]): Thing[] {
  const named = (way: Thing["way"]) => (name: string) => ({ way, name, count: null });
  return methods.flatMap(({ parts }) => [...parts.things.map(named("use")), ...parts.lacked.map(named("lack"))]);
}
