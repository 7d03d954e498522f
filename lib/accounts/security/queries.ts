import { database } from "@/db";
import type { Actor } from "@/lib/core/actor";
import { findFactors } from "../factors/queries";
import { needsFactor } from "../factors/rules";
import type { OwnFactors } from "./types";

/** What protects the actor's account beside its password or Google. */
export async function getOwnFactors(actor: Actor): Promise<OwnFactors> {
  return { ...(await findFactors(await database(), actor.accountId)), needed: needsFactor(actor.role) };
}
