import type { Locale } from "./language";

export const roles = ["USER", "TEACHER", "ADMIN"] as const;
export type Role = (typeof roles)[number];

export type ActorFacts = {
  accountId: number;
  sessionId: string;
  role: Role;
  email: string;
  fullName: string;
  school: string;
  language: Locale;
  /** Grows with every write to what the account sees; part of the key of whatever is cached for it. */
  revision: number;
  /** When the session ends, whatever happens. */
  sessionEndsAt: Date;
  /** When its person last proved to be there: at signing in, or since; see `requireRecentProof`. */
  provenAt: Date;
};

declare const proven: unique symbol;

/** Somebody whose session or token was checked against the account row on this very request. */
export type Actor = ActorFacts & { readonly [proven]: true };
