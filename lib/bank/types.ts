import type { PlanLanguage } from "@/lib/core/language";
import type { Lesson, Session } from "./schema";

/** All entries, as `npm run content` compiled them. */
export type Bank = { lessons: readonly Lesson[]; sessions: readonly Session[] };

/** What a teacher is about to teach, in her own words. */
export type Wanted = { title: string; subject: string; className: string; language: PlanLanguage };

/** What a trainer is about to train, in his own words. */
export type WantedSession = { title: string; trade: string; language: PlanLanguage };

/** What the bank has beside a plan that it does not know: the same topic in another language, and topics next to it, by title. */
export type Neighbours = { elsewhere: { title: string; language: PlanLanguage } | null; near: readonly string[] };

/** Why an entry was found: its title that comes nearest, and the shares of words that wish and title have in common. */
export type Reason = { title: string; ofWish: number; ofTitle: number; years: number | null };

export type Found<Content> = { entry: Content; reason: Reason };

/**
 * What the bank has for a wish. `sure`: an entry on this very topic, in the plan's language; `elsewhere`: the same in another
 * language; `near`: up to three whose topics lie next to it, the nearest first.
 */
export type Finding<Content> = {
  sure: Found<Content> | null;
  elsewhere: Found<Content> | null;
  near: readonly Found<Content>[];
};
