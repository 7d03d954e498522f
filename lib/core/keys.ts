import { createHmac, hkdfSync } from "node:crypto";
import { env } from "./env";

/** What the server keeps a key for; each has its own, so that what is made with one proves nothing elsewhere. */
export const keyPurposes = [
  "sessions",
  "next-auth",
  "authenticators",
  "audit",
  "codes",
  "limits",
  "mailboxes",
  "registrations",
  "payment-sandbox",
] as const;
export type KeyPurpose = (typeof keyPurposes)[number];

const derived = new Map<string, Buffer>();

/** HKDF (RFC 5869) with SHA-256: 32 bytes that tell nothing of the secret nor of another purpose's key. */
function derive(secret: string, purpose: KeyPurpose): Buffer {
  const name = `${purpose} ${secret}`;
  const known = derived.get(name);
  if (known) return known;
  const key = Buffer.from(hkdfSync("sha256", secret, "isomo", purpose, 32));
  derived.set(name, key);
  return key;
}

function secrets(): [string, ...string[]] {
  const { AUTH_SECRET, previousSecrets } = env();
  if (!AUTH_SECRET) throw new Error("AUTH_SECRET is not set");
  return [AUTH_SECRET, ...previousSecrets];
}

/** The key that is signed, hashed and encrypted with now. Throws an Error where no secret is set. */
export function currentKey(purpose: KeyPurpose): Buffer {
  return derive(secrets()[0], purpose);
}

/** The keys that are accepted: the present one first, then those of AUTH_SECRET_PREVIOUS. Throws as `currentKey` does. */
export function acceptedKeys(purpose: KeyPurpose): Buffer[] {
  return secrets().map((secret) => derive(secret, purpose));
}

/** A text under the present key. */
export function keyedHash(purpose: KeyPurpose, text: string): string {
  return createHmac("sha256", currentKey(purpose)).update(text).digest("base64url");
}

/** The text under every key that is accepted: what was kept before the secret was changed is among them. */
export function acceptedHashes(purpose: KeyPurpose, text: string): string[] {
  return acceptedKeys(purpose).map((key) => createHmac("sha256", key).update(text).digest("base64url"));
}

/** The text under the secrets themselves, as it was kept before each purpose had a key; for records that outlive that. */
export function formerHashes(text: string): string[] {
  return secrets().map((secret) => createHmac("sha256", secret).update(text).digest("base64url"));
}
