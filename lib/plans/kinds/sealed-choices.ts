import type { Choices } from "./choice-types";

type PlanFields = Record<string, unknown>;

/** What making a plan anew needs of its kind. */
type RemakingSteps<Content, Request, Background> = {
  sections: readonly { fields: readonly string[] }[];
  requestFromPlan: (content: Content) => Request;
  compose: (source: { request: Request; background: Background; seed: number }) => Content;
};

type SealedParts<Content, Request, Background> = {
  choices: Choices<Content, { id: string }>;
  generation: RemakingSteps<Content, Request, Background>;
  backgroundOf: (plan: Request | Content) => Promise<Background>;
};

/** A kind's choices for callers that know no kind: plans come unread and are parsed by their kind's schema. */
export type SealedChoices = Omit<
  Choices<unknown>,
  "known" | "beside" | "neighbours" | "moved" | "adopted" | "settled"
> & {
  /** The id of the entry that the plan is made of. */
  entryId: (plan: unknown) => string | null;
  /** Whether the bank has the plan's own topic, in whatever language: what its facts can be held against. */
  isGrounded: (plan: unknown) => boolean;
  settled: (before: unknown, after: PlanFields) => PlanFields;
  /** The fields that are others in the language of an entry (`moved`), and that entry as the chosen one. */
  moved: (plan: unknown, id: string) => PlanFields;
  /**
   * The plan with everything that is written made anew from the entry, and with its title where it is another lesson; what else its
   * owner gave stays as it is now, and what was given of the written fields is what was asked for (`request`).
   */
  remade: (plan: unknown, made: { request: PlanFields; seed: number; lessonId: string }) => Promise<PlanFields>;
};

/** Seals the choices of a kind: `read` is its content's schema. */
export function sealChoices<Content extends PlanFields, Request, Background>(
  { choices, generation, backgroundOf }: SealedParts<Content, Request, Background>,
  read: (value: unknown) => Content,
): SealedChoices {
  const written = generation.sections.flatMap(({ fields }) => fields);
  return {
    offer: (value) => choices.offer(read(value)),
    elsewhere: (value) => choices.elsewhere(read(value)),
    refusal: (value, id) => choices.refusal(read(value), id),
    source: (value) => choices.source(read(value)),
    settled: (before, after) => choices.settled(read(before), read(after)),
    moved(value, id) {
      const plan = read(value);
      const moved = choices.moved(plan, id);
      const others = Object.entries(moved).filter(([name, said]) => said !== plan[name]);
      return { ...Object.fromEntries(others), lessonId: choices.isCalm(moved) ? undefined : id };
    },
    entryId: (value) => choices.known(read(value))?.id ?? null,
    isGrounded(value) {
      const plan = read(value);
      return choices.known(plan) !== null || choices.beside(plan)?.isOwnTopic === true;
    },
    isCalm: (value) => choices.isCalm(read(value)),
    titleOf: (value) => choices.titleOf(read(value)),
    fieldsOf: choices.fieldsOf,
    async remade(value, { request: asked, seed, lessonId }) {
      const plan = await choices.adopted(read(value), lessonId);
      const texts = written.filter((name) => typeof plan[name] === "string");
      const given = Object.fromEntries(texts.map((name) => [name, asked[name] ?? ""]));
      const request = generation.requestFromPlan(read({ ...plan, ...given, lessonId }));
      const composed: PlanFields = generation.compose({ request, background: await backgroundOf(request), seed });
      return { ...plan, ...Object.fromEntries(written.map((name) => [name, composed[name]])), lessonId };
    },
  };
}
