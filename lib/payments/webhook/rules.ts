import { createHash } from "node:crypto";

/** The same event has the same body: a provider sends what it sent before. */
export function eventKey(body: Uint8Array): string {
  return createHash("sha256").update(body).digest("hex");
}
