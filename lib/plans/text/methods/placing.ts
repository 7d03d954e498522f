import type { MethodKind, MethodStage, WishedMethod } from "./reading";

/** A wish with the stage in which it is carried out; in the development its steps keep the order of the wishes. */
export type PlacedMethod = WishedMethod & { stage: MethodStage };

/** Where a way is at home that is wished for without a place. */
const homes: Partial<Record<MethodKind, MethodStage>> = {
  story: "introduction",
  brainstorm: "introduction",
  quiz: "conclusion",
  song: "conclusion",
  questionBox: "introduction",
};

/** Ways of finding something out; the others use what was found. */
const finding: readonly MethodKind[] = [
  "story",
  "drawing",
  "discussion",
  "demonstration",
  "experiment",
  "outside",
  "brainstorm",
];

/** Whether a way belongs to the part of a lesson in which something is found out. */
export function isFinding(kind: MethodKind | null): boolean {
  return kind === null || finding.includes(kind);
}

/** Each way once, in the stage that its wish names, else where it is at home. */
export function placedMethods(methods: readonly WishedMethod[]): PlacedMethod[] {
  const placed = methods.map((method) => ({
    ...method,
    stage: method.stage ?? (method.kind && homes[method.kind]) ?? "development",
  }));
  const isFirst = ({ kind, stage, said }: PlacedMethod, index: number) =>
    placed.findIndex((other) => other.stage === stage && (kind ? other.kind === kind : other.said === said)) === index;
  return placed.filter(isFirst);
}
