import type { PlanTrial, PlanTrialSpec, PlanFields, ToolSection, ToolsSpec } from "./tools";
import type { TextRole } from "../text/roles";

/** The parts as the rest of the application sees them. */
export function toolSectionsOf<Content, Request, Background>(
  tools: ToolsSpec<Content, Request, Background>,
): ToolSection[] {
  const rolesOf = (fields: Readonly<Partial<Record<string, TextRole>>>) =>
    Object.fromEntries(Object.entries(fields).flatMap(([name, role]) => (role ? [[name, role] as const] : [])));
  return tools.sections.map(({ fields, ...section }) => ({ ...section, fields: rolesOf(fields) }));
}

/** The texts of the sections that are written; their minutes are settled by rule. */
export function writableOf(sections: readonly { fields: readonly string[] }[], empty: PlanFields): string[] {
  return sections.flatMap(({ fields }) => fields).filter((name) => typeof empty[name] === "string");
}

/** Lays a plan out with what its kind knows of it. */
export function planTrialOf<Content extends PlanFields, Request, Background>(
  { generation, tools, summarise, inspect }: PlanTrialSpec<Content, Request, Background>,
  { plan, background, parse }: { plan: Content; background: Background; parse: (value: unknown) => Content },
): PlanTrial {
  const without = (names: readonly string[]) =>
    parse({ ...plan, ...Object.fromEntries(names.map((name) => [name, ""])) });
  return {
    content: plan,
    language: summarise(plan).language,
    minutes: tools.minutes(plan),
    inspect: (fields) => inspect(parse({ ...plan, ...fields }), background),
    compose(seed, anew) {
      const request = generation.requestFromPlan(without(anew));
      return tools.fit(generation.compose({ request, background, seed }), plan);
    },
    isCalm: tools.isCalm(plan),
    isTrade: tools.isTrade ?? false,
    samples: (seed) => tools.samples({ request: generation.requestFromPlan(plan), background, seed }),
  };
}
