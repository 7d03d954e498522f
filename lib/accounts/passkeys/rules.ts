import { createHash } from "node:crypto";

/** Names the account to a key that keeps it; it says nothing about the person. */
export function userHandle(accountId: number): Buffer {
  return createHash("sha256").update(`isomo passkeys of account ${accountId}`).digest();
}

/** The challenge that was signed; null for what is no client data. */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString("utf8"));
    const named = typeof data === "object" && data !== null && "challenge" in data ? data.challenge : null;
    return typeof named === "string" ? named : null;
  } catch {
    return null;
  }
}
