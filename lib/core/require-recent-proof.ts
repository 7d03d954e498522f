import type { Actor } from "./actor";
import { minutes, now } from "./clock";
import { AppError } from "./errors";

/** How long a proof of who somebody is counts for acts that weigh much. */
export const proofLifetime = minutes(10);

/**
 * Stands in every act on roles, tiers and payments, and before a way in is taken away or an account erased: the actor has
 * signed in, or proved again to be its person, within the last ten minutes. An open screen alone is not enough. Throws
 * `proof_required`; `proveAgain` of lib/accounts/proof renews it.
 */
export function requireRecentProof(actor: Actor): void {
  if (now().getTime() - actor.provenAt.getTime() > proofLifetime) throw new AppError("proof_required");
}
