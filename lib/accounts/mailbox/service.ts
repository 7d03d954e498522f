import type { Actor } from "@/lib/core/actor";
import { requestPasswordReset } from "../recovery/service";
import type { Caller } from "../types";

/**
 * Mails the actor what shows that the mailbox is theirs: a link and a code with which a password is set. Throws
 * `too_many_requests`.
 */
export async function askForMailboxProof({ email }: Actor, caller: Caller): Promise<void> {
  await requestPasswordReset(email, caller);
}
