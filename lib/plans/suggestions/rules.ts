import type { SectionChange } from "./constants";

const instructions: Record<Exclude<SectionChange, "instruction">, string> = {
  regenerate: "Write it anew in another way: other activities, other examples.",
  easier:
    "Make it easier: observable verbs of a lower level, more scaffolding (a worked example, first steps done, key words), smaller steps.",
  harder: "Make it more demanding: verbs of a higher level, questions why, and an extension task for quick learners.",
  shorter: "Make it shorter: keep what matters most, the steps and their names, in about two thirds of the words.",
  detail:
    "Give more detail: the teacher's questions word for word with the expected answers, the materials with numbers, what learners write or make.",
};

/** What a model is told of a wish. */
export function instructionFor(ask: { wish: SectionChange; instruction: string }): string {
  return ask.wish === "instruction" ? ask.instruction : instructions[ask.wish];
}
