import type { Wish } from "./constants";
import type { Bench, BenchSpec, Fields, TextRole, ToolSection, ToolsSpec } from "./types";

/** The parts as the rest of the application sees them. */
export function toolSectionsOf<Content, Request, Background>(
  tools: ToolsSpec<Content, Request, Background>,
): ToolSection[] {
  const rolesOf = (fields: Readonly<Partial<Record<string, TextRole>>>) =>
    Object.fromEntries(Object.entries(fields).flatMap(([name, role]) => (role ? [[name, role] as const] : [])));
  return tools.sections.map(({ fields, ...section }) => ({ ...section, fields: rolesOf(fields) }));
}

/** The texts of the sections that are written; their minutes are settled by rule. */
export function writableOf(sections: readonly { fields: readonly string[] }[], empty: Fields): string[] {
  return sections.flatMap(({ fields }) => fields).filter((name) => typeof empty[name] === "string");
}

/** Lays a plan out with what its kind knows of it. */
export function benchOf<Content extends Fields, Request, Background>(
  { generation, tools, summarise, inspect }: BenchSpec<Content, Request, Background>,
  { plan, background, parse }: { plan: Content; background: Background; parse: (value: unknown) => Content },
): Bench {
  const without = (names: readonly string[]) =>
    parse({ ...plan, ...Object.fromEntries(names.map((name) => [name, ""])) });
  return {
    content: plan,
    language: summarise(plan).language,
    minutes: tools.minutes(plan),
    inspect: (fields) => inspect(parse({ ...plan, ...fields }), background),
    compose(seed, anew) {
      const request = generation.recall(without(anew));
      return tools.fit(generation.compose({ request, background, seed }), plan);
    },
    isCalm: tools.isCalm(plan),
    isTrade: tools.isTrade ?? false,
    samples: (seed) => tools.samples({ request: generation.recall(plan), background, seed }),
  };
}

const instructions: Record<Exclude<Wish, "instruction">, string> = {
  regenerate: "Write it anew in another way: other activities, other examples.",
  easier:
    "Make it easier: observable verbs of a lower level, more scaffolding (a worked example, first steps done, key words), smaller steps.",
  harder: "Make it more demanding: verbs of a higher level, questions why, and an extension task for quick learners.",
  shorter: "Make it shorter: keep what matters most, the steps and their names, in about two thirds of the words.",
  detail:
    "Give more detail: the teacher's questions word for word with the expected answers, the materials with numbers, what learners write or make.",
};

/** What a model is told of a wish. */
export function instructionFor(ask: { wish: Wish; instruction: string }): string {
  return ask.wish === "instruction" ? ask.instruction : instructions[ask.wish];
}
