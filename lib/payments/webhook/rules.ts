import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";

function digest(value: string | Uint8Array): Buffer {
  return createHash("sha256").update(value).digest();
}

/** Takes the same time for every wrong value, of whatever length. */
function equal(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

type Signatures = { hash: string | null; signature: string | null };

/**
 * Whether the raw body comes from the provider: `verif-hash` is the secret itself, `flutterwave-signature` the base64 HMAC of
 * the body. One is needed, and none may be wrong. Without a secret nothing is believed.
 */
export function isSigned(body: Uint8Array, { hash, signature }: Signatures, secret: string | undefined): boolean {
  if (!secret || (hash === null && signature === null)) return false;
  const expected = createHmac("sha256", secret).update(body).digest("base64");
  const hashFits = hash === null || equal(hash, secret);
  const signatureFits = signature === null || equal(signature, expected);
  return hashFits && signatureFits;
}

export function signatureOf(body: Uint8Array, secret: string): string {
  return createHmac("sha256", secret).update(body).digest("base64");
}

/** The same event has the same body: the provider sends what it sent before. */
export function eventKey(body: Uint8Array): string {
  return digest(body).toString("hex");
}

const id = z
  .union([z.number(), z.string()])
  .transform(String)
  .pipe(z.string().regex(/^\w{1,64}$/));
const reference = z.string().min(1).max(200);
const facts = z.object({
  id: id.optional().catch(undefined),
  tx_ref: reference.optional(),
  txRef: reference.optional(),
});

/** Which transaction an event is about; of mobile money the provider still sends an older, flat form. Null when of none. */
export function readEvent(body: Uint8Array): { txRef: string; transactionId: string | null; payload: unknown } | null {
  try {
    const payload: unknown = JSON.parse(Buffer.from(body).toString("utf8"));
    const { data, ...flat } = z.looseObject({ data: z.unknown().optional() }).parse(payload);
    const told = facts.parse(data ?? flat);
    const txRef = told.tx_ref ?? told.txRef;
    return txRef ? { txRef, transactionId: told.id ?? null, payload } : null;
  } catch {
    return null;
  }
}
