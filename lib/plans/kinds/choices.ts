import type { Lesson, Session } from "@/lib/bank/schema";
import { neighboursOf, offeredOf, titleOf } from "@/lib/bank/rules";
import type { BankAnswer, BankOffer, Neighbours, OfferedElsewhere } from "@/lib/bank/types";
import { searchable } from "@/lib/core/searchable";
import { noLesson, type BesideEntry, type Choices, type ChoicesSpec, type ChosenLesson } from "./choice-types";

type BankEntry = Lesson | Session;

/** Whether the bank still leads from the changed title to the entry that was chosen for the one before. */
function isKept<Entry extends BankEntry>({ sure, near, choices }: BankAnswer<Entry>, id: string): boolean {
  if (sure) return sure.entry.id === id;
  return [...choices, ...near].some(({ entry }) => entry.id === id);
}

const noNeighbours: Neighbours = { elsewhere: null, near: [] };

/** Whether the title of the plan means the entry itself, and not only one next to its topic. */
function isOwnTopic<Entry extends BankEntry>({ near, choices }: BankAnswer<Entry>, id: string): boolean {
  const found = [...choices, ...near].find(({ entry }) => entry.id === id);
  return found?.reason.fit === "same" || found?.reason.fit === "whole";
}

/** How a kind whose plans and entries these are looks its lessons up. */
type Spec<Plan, Entry> = ChoicesSpec<Plan, Entry>;

/** Whether a plan may be made of an entry that its teacher chooses: on a sensitive topic only of one on that very topic. */
function isWrittenFor<Plan, Entry extends BankEntry>(spec: Spec<Plan, Entry>, entry: Entry, plan: Plan): boolean {
  if (!spec.isCalm(plan)) return true;
  const topics = spec.topicsOf(plan);
  return entry.sensitive?.topics.some((topic) => topics.includes(topic)) === true;
}

/** Whether a plan may be made of an entry that the bank found: on a sensitive topic only of one with words, support and sources. */
function isFitForTopic<Plan, Entry extends BankEntry>(spec: Spec<Plan, Entry>, entry: Entry, plan: Plan): boolean {
  return entry.sensitive !== undefined || !spec.isCalm(plan);
}

function chosenEntry<Plan extends ChosenLesson, Entry>(spec: Spec<Plan, Entry>, { lessonId }: Plan): Entry | null {
  return lessonId && lessonId !== noLesson ? spec.byId(lessonId) : null;
}

function knownEntry<Plan extends ChosenLesson, Entry extends BankEntry>(
  spec: Spec<Plan, Entry>,
  plan: Plan,
): Entry | null {
  if (plan.lessonId === noLesson) return null;
  const chosen = chosenEntry(spec, plan);
  if (chosen && spec.fits(chosen, plan) && isWrittenFor(spec, chosen, plan)) return chosen;
  const sure = spec.find(plan).sure?.entry;
  return sure && isFitForTopic(spec, sure, plan) ? sure : null;
}

function besideEntry<Plan extends ChosenLesson, Entry extends BankEntry>(
  spec: Spec<Plan, Entry>,
  plan: Plan,
): BesideEntry<Entry> | null {
  if (plan.lessonId === noLesson || spec.isCalm(plan) || knownEntry(spec, plan)) return null;
  const { elsewhere, near } = spec.find(plan);
  if (elsewhere && !elsewhere.entry.sensitive) return { entry: elsewhere.entry, isOwnTopic: true };
  const next = near.find(({ entry, reason }) => !entry.sensitive && reason.fit !== "contrary");
  return next ? { entry: next.entry, isOwnTopic: false } : null;
}

function offerOf<Plan, Entry extends BankEntry>(spec: Spec<Plan, Entry>, plan: Plan): BankOffer {
  const { sure: found, choices } = spec.find(plan);
  const sure = found && isFitForTopic(spec, found.entry, plan) ? found : null;
  const near = choices.filter(({ entry }) => entry !== sure?.entry && isWrittenFor(spec, entry, plan));
  return { sure: sure && offeredOf(sure), near: near.map(offeredOf) };
}

function elsewhereOf<Plan, Entry extends BankEntry>(spec: Spec<Plan, Entry>, plan: Plan): OfferedElsewhere | null {
  const entry = spec.find(plan).elsewhere?.entry;
  return entry && isFitForTopic(spec, entry, plan)
    ? { id: entry.id, title: titleOf(entry), language: entry.language }
    : null;
}

function refusalOf<Plan, Entry extends BankEntry>(spec: Spec<Plan, Entry>, plan: Plan, id: string) {
  const entry = spec.byId(id);
  if (!entry) return "lessonUnknown";
  return spec.fits(entry, plan) && isWrittenFor(spec, entry, plan) ? null : "lessonFar";
}

function sourceOf<Plan extends ChosenLesson, Entry extends BankEntry>(
  spec: Spec<Plan, Entry>,
  plan: Plan,
): string | null {
  const entry = chosenEntry(spec, plan);
  return entry && isWrittenFor(spec, entry, plan) ? titleOf(entry) : null;
}

function settledChoice<Plan extends ChosenLesson, Entry extends BankEntry, Changed extends Plan>(
  spec: Spec<Plan, Entry>,
  { before, after }: { before: Plan; after: Changed },
): Changed {
  const { lessonId } = after;
  const isUnchanged = searchable(spec.titleOf(before)) === searchable(spec.titleOf(after));
  if (!lessonId || lessonId !== before.lessonId || isUnchanged) return after;
  return lessonId !== noLesson && isKept(spec.find(after), lessonId) ? after : { ...after, lessonId: undefined };
}

/** The choices of a kind, by how it looks its lessons up. */
export function choicesOf<Plan extends ChosenLesson, Entry extends BankEntry>(
  spec: ChoicesSpec<Plan, Entry>,
): Choices<Plan, Entry> {
  return {
    known: (plan) => knownEntry(spec, plan),
    beside: (plan) => besideEntry(spec, plan),
    offer: (plan) => offerOf(spec, plan),
    refusal: (plan, id) => refusalOf(spec, plan, id),
    source: (plan) => sourceOf(spec, plan),
    elsewhere: (plan) => elsewhereOf(spec, plan),
    neighbours: (plan) =>
      spec.isCalm(plan) ? noNeighbours : neighboursOf(spec.find(plan), (entry) => spec.fits(entry, plan)),
    async adopted(plan, id) {
      const entry = spec.byId(id);
      return entry ? spec.adopted(plan, entry, isOwnTopic(spec.find(plan), id)) : plan;
    },
    moved(plan, id) {
      const entry = spec.byId(id);
      return entry ? spec.moved(plan, { title: titleOf(entry), language: entry.language }) : plan;
    },
    settled: (before, after) => settledChoice(spec, { before, after }),
    isCalm: spec.isCalm,
    titleOf: spec.titleOf,
    fieldsOf: spec.fieldsOf,
  };
}
