import { z } from "zod";
import { env } from "@/lib/core/env";
import type { Gateway, ProviderEvent } from "../../types";
import { isSameSecret, jsonOf, signatureOf } from "../webhooks";

type Signatures = { hash: string | null; signature: string | null };

/**
 * Whether the raw body comes from the provider: `verif-hash` is the secret itself, `flutterwave-signature` the base64 HMAC of
 * the body. One is needed, and none may be wrong. Without a secret nothing is believed.
 */
export function isSigned(body: Uint8Array, { hash, signature }: Signatures, secret: string | undefined): boolean {
  if (!secret || (hash === null && signature === null)) return false;
  const hashFits = hash === null || isSameSecret(hash, secret);
  const signatureFits = signature === null || isSameSecret(signature, signatureOf(body, secret));
  return hashFits && signatureFits;
}

const id = z
  .union([z.number(), z.string()])
  .transform(String)
  .pipe(z.string().regex(/^\w{1,64}$/));
const reference = z.string().min(1).max(200);
const event = z.looseObject({ data: z.unknown().optional() });
const facts = z.object({
  id: id.optional().catch(undefined),
  tx_ref: reference.optional(),
  txRef: reference.optional(),
});

/** Which transaction an event is about; of mobile money the provider still sends an older, flat form. Null when of none. */
export function readEvent(body: Uint8Array): ProviderEvent | null {
  const payload = jsonOf(body);
  const told = event.safeParse(payload);
  if (!told.success) return null;
  const { data, ...flat } = told.data;
  const read = facts.safeParse(data ?? flat);
  const txRef = read.data?.tx_ref ?? read.data?.txRef;
  return txRef ? { txRef, transactionId: read.data?.id ?? null, payload } : null;
}

export const webhook: Gateway["webhook"] = {
  isSigned({ body, headers }) {
    const signatures = { hash: headers.get("verif-hash"), signature: headers.get("flutterwave-signature") };
    return isSigned(body, signatures, env().FLUTTERWAVE_WEBHOOK_HASH);
  },
  read: readEvent,
};
