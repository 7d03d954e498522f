import type { PlanLanguage } from "@/lib/core/language";
import type { Drawing } from "@/lib/documents/drawing";
import type { Lesson, Session } from "./schema";

/** All entries, and their drawings by name, as `npm run content` compiled them. */
export type Bank = {
  lessons: readonly Lesson[];
  sessions: readonly Session[];
  drawings: Readonly<Partial<Record<string, Drawing>>>;
};

/** What a teacher is about to teach, in the teacher's own words. */
export type EntryRequest = { title: string; subject: string; className: string; language: PlanLanguage };

/** What a trainer is about to train, in the trainer's own words. */
export type WantedSession = { title: string; trade: string; language: PlanLanguage };

/** An entry beside a plan; `place` says for which classes and subject, or for which trade, `lacks` is as of `FoundEntry`. */
export type Neighbour = { id: string; title: string; place: string; lacks: readonly string[] };

/** What the bank has beside a plan that it does not know: the same topic in another language, and what the plan may be made of. */
export type Neighbours = {
  elsewhere: { title: string; place: string; language: PlanLanguage } | null;
  near: readonly Neighbour[];
};

/**
 * An entry as a person chooses it; `class` names the classes of a lesson, or the trade of a job sheet.
 * The rest is as of `FoundEntry`.
 */
export type OfferedEntry = { id: string; title: string; class: string; treats: string[]; lacks: string[] };

/** An entry on the very topic that the bank has in another language alone, as a person chooses it. */
export type OfferedElsewhere = { id: string; title: string; language: PlanLanguage };

/** What a person is asked to choose from, and the entry of which nothing needs to be asked. */
export type BankOffer = { sure: OfferedEntry | null; near: readonly OfferedEntry[] };

/**
 * How a title answers a wish: the same words; the wish has the whole title and the entry answers for the rest; the wish is a part
 * of it; only words in common; or the title names the contrary.
 */
export type Fit = "same" | "whole" | "part" | "near" | "contrary";

/**
 * Why an entry was found: its title that comes nearest, the shares of words that wish and title have in common, and how many years
 * the learners are beyond its classes (below them: negative; null where it is another cycle).
 */
export type Reason = { title: string; ofWish: number; ofTitle: number; fit: Fit; years: number | null };

/** `treats` and `lacks` are the key terms of the wish that the entry teaches, and those that it does not, as they were typed. */
export type FoundEntry<Content> = { entry: Content; reason: Reason; treats: string[]; lacks: string[] };

/**
 * What the bank has for a wish. `sure`: an entry on this very topic, in the plan's language; `elsewhere`: the same in another
 * language; `near`: up to three whose topics lie next to it, the nearest first; `choices`: up to four of which a plan may be made
 * when a person says that they are meant.
 */
export type BankAnswer<Content> = {
  sure: FoundEntry<Content> | null;
  elsewhere: FoundEntry<Content> | null;
  near: readonly FoundEntry<Content>[];
  choices: readonly FoundEntry<Content>[];
};

/** How a language is written: its words, its little words, and which of these stand side by side; "*" is any other word. */
export type Usage = { words: readonly string[]; little: readonly string[]; pairs: readonly string[] };
export type Usages = Partial<Record<PlanLanguage, Usage>>;

/**
 * Which words of a language stand together. `words`: stems by their places, the most frequent first, and how often each comes;
 * `pairs`: those that go together, as place × number of words + place, 32 bits each; `vectors`: what company each word keeps, as
 * numbers of 8 bits; both in base64.
 */
export type Collocation = { words: readonly string[]; counts: readonly number[]; pairs: string; vectors: string };
export type Collocations = Partial<Record<PlanLanguage, Collocation>>;
