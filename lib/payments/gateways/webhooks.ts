import { createHash, createHmac, timingSafeEqual } from "node:crypto";

function digest(value: string): Buffer {
  return createHash("sha256").update(value).digest();
}

/** Takes the same time for every wrong value, of whatever length. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

/** The base64 HMAC of a body. */
export function signatureOf(body: Uint8Array, secret: string): string {
  return createHmac("sha256", secret).update(body).digest("base64");
}

/** The body of a webhook as JSON, or null. */
export function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString("utf8"));
  } catch {
    return null;
  }
}
