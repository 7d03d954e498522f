import type { BankAnswer, Neighbours, BankOffer, OfferedElsewhere } from "@/lib/bank/types";
import type { PlanLanguage } from "@/lib/core/language";

/** What stands in `lessonId` where a teacher said that none of the bank's lessons is meant. */
export const noLesson = "none";

/** A topic as it is asked about, in the names of no kind. */
export type AskedTopic = { title: string; subject: string; classLevel: string; language: PlanLanguage };

/** What an entry is chosen by: its own id, `noLesson`, or nothing where the bank decides. */
export type ChosenLesson = { lessonId?: string };

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
