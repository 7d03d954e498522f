/** The server's front, which gives each account its share (server/fairness/fair-front.mjs); none in tests and development. */
const shared = globalThis as typeof globalThis & {
  isomoShares?: {
    know: (token: string, account: number | null) => void;
    forget: (account: number) => void;
  };
};

/** Tells the front whose token it is, or that it opens nothing, so that all sessions of an account have one share. */
export function noteToken(token: string, account: number | null): void {
  shared.isomoShares?.know(token, account);
}

/**
 * Tells the front that sessions of the account have ended: whoever still holds one's token shall not use up its share. What goes
 * on is noted again when it is read next.
 */
export function forgetTokens(account: number): void {
  shared.isomoShares?.forget(account);
}
