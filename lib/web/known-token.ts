/** The server's front, which gives each account its share; see scripts/lib/fair-front.mjs. There is none in tests and development. */
const shared = globalThis as typeof globalThis & {
  isomoShares?: { know: (token: string, account: number | null) => void };
};

/** Tells the front whose token it is, or that it opens nothing, so that all sessions of an account have one share. */
export function noteToken(token: string, account: number | null): void {
  shared.isomoShares?.know(token, account);
}
