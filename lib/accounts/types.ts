import type { Role } from "@/lib/core/actor";

/** A session as its door needs it: to make a cookie or a token of. `role` is the account's when it began. */
export type NewSession = { id: string; accountId: number; role: Role; expiresAt: Date };

/** Who knocks, as far as a request tells. */
export type Caller = {
  /** The network it comes from. */
  address: string;
  /** What its browser says of itself. */
  userAgent: string;
  /** The cookie of a browser in which somebody has signed in before. */
  device?: string;
  /** The cookie of a browser that began a registration. */
  registration?: string;
};

/** Whose factors are meant: an account that a session, or the first half of a sign-in, has proved. */
export type FactorHolder = { accountId: number; email: string };
