import type { Lesson, Session } from "@/lib/bank/schema";
import { neighboursOf, offeredOf, titleOf } from "@/lib/bank/rules";
import type { BankAnswer, Neighbours, BankOffer, OfferedElsewhere } from "@/lib/bank/types";
import type { PlanLanguage } from "@/lib/core/language";
import { searchable } from "@/lib/core/searchable";

/** What stands in `lessonId` where a teacher said that none of the bank's lessons is meant. */
export const noLesson = "none";

/** A topic as it is asked about, in the names of no kind. */
export type AskedTopic = { title: string; subject: string; classLevel: string; language: PlanLanguage };

/** What an entry is chosen by: its own id, `noLesson`, or nothing where the bank decides. */
type ChosenLesson = { lessonId?: string };

/** How one kind looks its lessons up. `Plan` is what both its request and its content have. */
export type ChoicesSpec<Plan, Entry> = {
  find: (plan: Plan) => BankAnswer<Entry>;
  byId: (id: string) => Entry | null;
  fits: (entry: Entry, plan: Plan) => boolean;
  titleOf: (plan: Plan) => string;
  /** Whether the plan is on a sensitive topic, and made of no entry but one that was written for it. */
  isCalm: (plan: Plan) => boolean;
  /** The sensitive topics that it is on. */
  topicsOf: (plan: Plan) => readonly string[];
  /** The fields that a topic is read from. */
  fieldsOf: (topic: AskedTopic) => Record<string, string>;
  /** The plan in another language, with its title there; what else its owner said stays. */
  moved: <Moving extends Plan>(plan: Moving, to: { title: string; language: PlanLanguage }) => Moving;
  /** The plan as the entry has its topic; of the same lesson (`isOwnTopic`) the owner's words stay. */
  adopted: <Adopting extends Plan>(plan: Adopting, entry: Entry, isOwnTopic: boolean) => Adopting | Promise<Adopting>;
};

/** The entry that lies next to a topic; `isOwnTopic` where it is the topic itself, in another language. */
export type BesideEntry<Entry> = { entry: Entry; isOwnTopic: boolean };

/** Which lesson of the bank a plan is made of, where the bank or its teacher has to say so. */
export type Choices<Plan, Entry = unknown> = {
  /** The entry that the plan is made of: the chosen one while it fits, else the sure one; null for none. */
  known: (plan: Plan) => Entry | null;
  /**
   * What a model is given where no entry is the plan's own; null on a sensitive topic, and where a teacher refused all that is
   * near.
   */
  beside: (plan: Plan) => BesideEntry<Entry> | null;
  /** What a teacher can choose from; on a sensitive topic only what was written for that very one. */
  offer: (plan: Plan) => BankOffer;
  /** Why the entry cannot be chosen, as a message of `errors.fields`; null where it can. */
  refusal: (plan: Plan, id: string) => "lessonUnknown" | "lessonFar" | null;
  isCalm: (plan: Plan) => boolean;
  titleOf: (plan: Plan) => string;
  /** The title of the entry that the plan names as its own. */
  source: (plan: Plan) => string | null;
  /** What the bank has next to the plan's topic. */
  neighbours: (plan: Plan) => Neighbours;
  /** The lesson on the plan's own topic that the bank has in another language alone; null without one. */
  elsewhere: (plan: Plan) => OfferedElsewhere | null;
  /** The plan in the language of that entry, with its title. */
  moved: <Moving extends Plan>(plan: Moving, id: string) => Moving;
  /** The plan with the title, and what goes with it, of an entry that its owner took for another. */
  adopted: <Adopting extends Plan>(plan: Adopting, id: string) => Promise<Adopting>;
  /** The plan after a change, without the choice that was made for another title. */
  settled: <Changed extends Plan>(before: Plan, after: Changed) => Changed;
  fieldsOf: (topic: AskedTopic) => Record<string, string>;
};

/** Whether the bank still leads from the changed title to the entry that was chosen for the one before. */
function isKept<Entry extends { id: string }>({ sure, near, choices }: BankAnswer<Entry>, id: string): boolean {
  if (sure) return sure.entry.id === id;
  return [...choices, ...near].some(({ entry }) => entry.id === id);
}

const noNeighbours: Neighbours = { elsewhere: null, near: [] };

/** Whether the title of the plan means the entry itself, and not only one next to its topic. */
function isOwnTopic<Entry extends { id: string }>({ near, choices }: BankAnswer<Entry>, id: string): boolean {
  const found = [...choices, ...near].find(({ entry }) => entry.id === id);
  return found?.reason.fit === "same" || found?.reason.fit === "whole";
}

function offeredElsewhere<Entry extends Lesson | Session>(
  entry: Entry | undefined,
  isCalm: boolean,
): OfferedElsewhere | null {
  // On a sensitive topic only what was written for it.
  return entry && (entry.sensitive || !isCalm)
    ? { id: entry.id, title: titleOf(entry), language: entry.language }
    : null;
}

function adoptingOf<Plan extends ChosenLesson, Entry extends Lesson | Session>(
  spec: ChoicesSpec<Plan, Entry>,
): Choices<Plan, Entry>["adopted"] {
  return async (plan, id) => {
    const entry = spec.byId(id);
    return entry ? spec.adopted(plan, entry, isOwnTopic(spec.find(plan), id)) : plan;
  };
}

function movingOf<Plan extends ChosenLesson, Entry extends Lesson | Session>(
  spec: ChoicesSpec<Plan, Entry>,
): Choices<Plan, Entry>["moved"] {
  return (plan, id) => {
    const entry = spec.byId(id);
    return entry ? spec.moved(plan, { title: titleOf(entry), language: entry.language }) : plan;
  };
}

/** Whether a plan may be made of an entry that its teacher chooses: on a sensitive topic only of one on that very topic. */
function writtenFor<Plan extends ChosenLesson, Entry extends Lesson | Session>(
  spec: ChoicesSpec<Plan, Entry>,
): (entry: Entry, plan: Plan) => boolean {
  return (entry, plan) => {
    if (!spec.isCalm(plan)) return true;
    const topics = spec.topicsOf(plan);
    return entry.sensitive?.topics.some((topic) => topics.includes(topic)) === true;
  };
}

function sourceOf<Plan extends ChosenLesson, Entry extends Lesson | Session>(
  spec: ChoicesSpec<Plan, Entry>,
): Choices<Plan, Entry>["source"] {
  const isWrittenFor = writtenFor(spec);
  return (plan) => {
    const entry = plan.lessonId ? spec.byId(plan.lessonId) : null;
    return entry && isWrittenFor(entry, plan) ? titleOf(entry) : null;
  };
}

/** The choices of a kind, by how it looks its lessons up. */
export function choicesOf<Plan extends ChosenLesson, Entry extends Lesson | Session>(
  spec: ChoicesSpec<Plan, Entry>,
): Choices<Plan, Entry> {
  const isWrittenFor = writtenFor(spec);
  function known(plan: Plan): Entry | null {
    if (plan.lessonId === noLesson) return null;
    const chosen = plan.lessonId ? spec.byId(plan.lessonId) : null;
    if (chosen && spec.fits(chosen, plan) && isWrittenFor(chosen, plan)) return chosen;
    const sure = spec.find(plan).sure?.entry ?? null;
    // On a sensitive topic only what was written for it, with words, support and sources of its own.
    return sure?.sensitive || !spec.isCalm(plan) ? sure : null;
  }
  return {
    known,
    beside(plan) {
      if (plan.lessonId === noLesson || spec.isCalm(plan) || known(plan)) return null;
      const { elsewhere, near } = spec.find(plan);
      if (elsewhere && !elsewhere.entry.sensitive) return { entry: elsewhere.entry, isOwnTopic: true };
      const next = near.find(({ entry, reason }) => !entry.sensitive && reason.fit !== "contrary");
      return next ? { entry: next.entry, isOwnTopic: false } : null;
    },
    offer(plan) {
      const { sure: found, choices } = spec.find(plan);
      const sure = found && (found.entry.sensitive || !spec.isCalm(plan)) ? found : null;
      const near = choices.filter(({ entry }) => entry !== sure?.entry && isWrittenFor(entry, plan));
      return { sure: sure && offeredOf(sure), near: near.map(offeredOf) };
    },
    refusal(plan, id) {
      const entry = spec.byId(id);
      if (!entry) return "lessonUnknown";
      return spec.fits(entry, plan) && isWrittenFor(entry, plan) ? null : "lessonFar";
    },
    source: sourceOf(spec),
    neighbours: (plan) =>
      spec.isCalm(plan) ? noNeighbours : neighboursOf(spec.find(plan), (entry) => spec.fits(entry, plan)),
    adopted: adoptingOf(spec),
    elsewhere: (plan) => offeredElsewhere(spec.find(plan).elsewhere?.entry, spec.isCalm(plan)),
    moved: movingOf(spec),
    settled(before, after) {
      const { lessonId } = after;
      const isUnchanged = searchable(spec.titleOf(before)) === searchable(spec.titleOf(after));
      if (!lessonId || lessonId !== before.lessonId || isUnchanged) return after;
      return lessonId !== noLesson && isKept(spec.find(after), lessonId) ? after : { ...after, lessonId: undefined };
    },
    isCalm: spec.isCalm,
    titleOf: spec.titleOf,
    fieldsOf: spec.fieldsOf,
  };
}

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
