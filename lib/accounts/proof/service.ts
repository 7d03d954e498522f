import { eq } from "drizzle-orm";
import { database } from "@/db";
import { sessions } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { proofLifetime } from "@/lib/core/require-recent-proof";
import { provePassword } from "../profile/service";
import type { ProofInput } from "./schema";

/** Lets the actor's session count as freshly proven. Returns until when. */
async function renewProof(actor: Actor): Promise<Date> {
  const db = await database();
  const provenAt = now();
  await db.update(sessions).set({ provenAt }).where(eq(sessions.id, actor.sessionId));
  return new Date(provenAt.getTime() + proofLifetime);
}

/**
 * Takes the proof that `requireRecentProof` asks for, for this session alone. Returns until when it counts. Throws
 * `invalid_input` at the field, and `too_many_requests` after many tries.
 */
export async function proveAgain(actor: Actor, { password }: ProofInput): Promise<Date> {
  await provePassword(actor, { field: "password", password });
  return renewProof(actor);
}
