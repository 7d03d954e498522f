import { eq } from "drizzle-orm";
import { database, transact } from "@/db";
import { sessions } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { AppError } from "@/lib/core/errors";
import { proofLifetime } from "@/lib/core/require-recent-proof";
import { countFactorTry } from "../factors/service";
import type { AssertionAnswer } from "../passkeys/schema";
import { askForSignature, takeSignature } from "../passkeys/service";
import { provePassword } from "../profile/service";
import { takeTotp } from "../totp/service";
import type { Caller } from "../types";
import type { ProofInput } from "./schema";

/** Lets the actor's session count as freshly proven. Returns until when. */
async function renewProof(actor: Actor): Promise<Date> {
  const db = await database();
  const provenAt = now();
  await db.update(sessions).set({ provenAt }).where(eq(sessions.id, actor.sessionId));
  return new Date(provenAt.getTime() + proofLifetime);
}

/** A code of the app; recovery codes are too few for this. */
async function proveCode(actor: Actor, otp: string, caller: Caller): Promise<void> {
  const forgive = await countFactorTry(actor, caller);
  if (!(await transact((tx) => takeTotp(tx, actor.accountId, otp))))
    throw new AppError("invalid_code", { fields: { otp: "otpWrong" } });
  await forgive();
}

/**
 * Takes the proof that `requireRecentProof` asks for, for this session alone. Returns until when it counts. Throws
 * `invalid_input` or `invalid_code` at the field, and `too_many_requests` after many tries.
 */
export async function proveAgain(actor: Actor, proof: ProofInput, caller: Caller): Promise<Date> {
  if ("otp" in proof) await proveCode(actor, proof.otp, caller);
  else await provePassword(actor, { field: "password", password: proof.password });
  return renewProof(actor);
}

function proof(actor: Actor) {
  return { purpose: "proof", binding: `session ${actor.sessionId}` } as const;
}

/** What a browser needs to have one of the actor's passkeys prove who is there. */
export async function askForProof(actor: Actor) {
  return askForSignature(proof(actor), actor.accountId);
}

/** Renews the proof of who sits before the session by a passkey. Throws `passkey_refused`. */
export async function provePasskey(actor: Actor, answer: AssertionAnswer): Promise<Date> {
  await takeSignature(answer, proof(actor), actor.accountId);
  return renewProof(actor);
}
