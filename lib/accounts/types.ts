/** A session as its door needs it: to make a cookie or a token of. */
export type NewSession = { id: string; accountId: number; expiresAt: Date };
