/** A session as its door needs it: to make a cookie or a token of. */
export type NewSession = { id: string; accountId: number; expiresAt: Date };

/** Who knocks, as far as a request tells: the network it comes from and its browser. */
export type Caller = { address: string; userAgent: string };
