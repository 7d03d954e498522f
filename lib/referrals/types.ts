/** Somebody who brought others. */
export type Referrer = { email: string; count: number };

/** Somebody who was brought. */
export type ReferredUser = {
  id: number;
  email: string;
  verified: boolean;
  /** ISO moment of signing up. */
  createdAt: string;
};
