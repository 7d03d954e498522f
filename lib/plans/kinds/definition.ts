import { parseInput } from "@/lib/core/invalid-input";
import { fieldBounds } from "../constants";
import { withOfficialWording } from "../safety/wording";
import { sealChoices } from "./sealed-choices";
import type { PlanContent, PlanKindDefinition, PlanKindSpec, PlanRequest } from "./contract";
import { translatableOf } from "./translation";
import { planTrialOf, toolSectionsOf, writableOf } from "./trial";

type PromptMembers = "prompt" | "promptAgain";
type WritingMembers = "compose" | "official" | "settle";

/** The part of a sealed kind that asks a model. */
function sealPrompts<Content extends PlanContent, Request extends PlanRequest, Background>(
  spec: PlanKindSpec<Content, Request, Background>,
): Pick<PlanKindDefinition, PromptMembers> {
  const { generation } = spec;
  const content = (value: unknown) => parseInput(spec.content, value);
  const namesOf = (plan: Content) => [
    ...generation.hidden.map((field) => String(plan[field])),
    ...(generation.namesIn?.(plan) ?? []),
  ];
  return {
    async prompt({ request: value, written, sections }) {
      const request = parseInput(generation.brief, value);
      const background = await spec.backgroundOf(request);
      return generation.prompt({ request, background, written: content(written), sections });
    },
    async promptAgain({ content: value, sections, blank }) {
      const current = content(value);
      const written = content({ ...current, ...Object.fromEntries(blank.map((field) => [field, ""])) });
      const background = await spec.backgroundOf(current);
      const request = generation.requestFromPlan(written);
      return { base: generation.prompt({ request, background, written, sections }), hidden: namesOf(current) };
    },
  };
}

/** The part of a sealed kind that writes by itself, and puts right what others wrote. */
function sealWriting<Content extends PlanContent, Request extends PlanRequest, Background>(
  spec: PlanKindSpec<Content, Request, Background>,
): Pick<PlanKindDefinition, WritingMembers> {
  const { generation } = spec;
  const content = (value: unknown) => parseInput(spec.content, value);
  return {
    async compose(source) {
      const request = parseInput(generation.brief, source.request);
      return generation.compose({ request, background: await spec.backgroundOf(request), seed: source.seed });
    },
    official: (fields, language) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [
          name,
          // A term can be longer than what stood for it.
          typeof value === "string"
            ? withOfficialWording(generation.official(name, value, language)).slice(0, fieldBounds.text)
            : value,
        ]),
      ),
    settle: (value) => generation.settle?.(content(value)) ?? content(value),
  };
}

/** A plan as people see it, on its page and on paper. */
function shownContent<Content>({ shown }: { shown?: (plan: Content) => Content }, plan: Content): Content {
  return shown?.(plan) ?? plan;
}

/** Seals a kind: its own types stay inside, outside there is only what every plan can do. */
export function definePlanKind<Content extends PlanContent, Request extends PlanRequest, Background>(
  spec: PlanKindSpec<Content, Request, Background>,
): PlanKindDefinition {
  const { generation } = spec;
  const content = (value: unknown) => parseInput(spec.content, value);
  return {
    ...sealPrompts(spec),
    ...sealWriting(spec),
    translatable: translatableOf(generation, spec.translation, (value) => generation.namesIn?.(content(value)) ?? []),
    shapes: { content: spec.content.shape, request: generation.request.shape },
    rest: spec.rest,
    rules: spec.rules,
    parseContent: content,
    parseRequest: (value) => parseInput(generation.request, value),
    summarise: (value) => spec.summarise(content(value)),
    listed: [...spec.listed],
    reviewed: spec.reviewed,
    use: (value) => spec.use?.(content(value)) ?? null,
    sections: generation.sections.map(({ name, fields }) => ({ name, fields: [...fields] })),
    draft: (value) => generation.draft(parseInput(generation.brief, value)),
    requestFromText: generation.requestFromText,
    async placed(value) {
      const request = parseInput(generation.brief, value);
      return (await generation.placed?.(request)) ?? request;
    },
    gaps: (value) => spec.gaps(content(value)),
    backgroundOf: (value) => spec.backgroundOf(content(value)),
    async inspect(value) {
      const parsed = content(value);
      return spec.inspect(parsed, await spec.backgroundOf(parsed));
    },
    choices: sealChoices(spec, content),
    neighbours(value) {
      const plan = content(value);
      return spec.isUnfilled(plan) ? spec.choices.neighbours(plan) : null;
    },
    toolSections: toolSectionsOf(spec.tools),
    writable: writableOf(generation.sections, content({})),
    async trial(value) {
      const plan = content(value);
      return planTrialOf(spec, { plan, background: await spec.backgroundOf(plan), parse: content });
    },
    shown: (value) => shownContent(spec, content(value)),
    async toDocument(value, ownerId, parts = { notes: true }) {
      const parsed = content(value);
      return spec.toDocument(shownContent(spec, parsed), await spec.letterhead(ownerId, parsed), parts);
    },
  };
}
