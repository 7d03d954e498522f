import { asc, eq } from "drizzle-orm";
import { database } from "@/db";
import { passkeys } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import type { OwnPasskey } from "./types";

/** The actor's passkeys, the oldest first. */
export async function listPasskeys(actor: Actor): Promise<OwnPasskey[]> {
  const db = await database();
  const { id, name, createdAt, lastUsedAt } = passkeys;
  return db
    .select({ id, name, createdAt, lastUsedAt })
    .from(passkeys)
    .where(eq(passkeys.accountId, actor.accountId))
    .orderBy(asc(createdAt), asc(id));
}
