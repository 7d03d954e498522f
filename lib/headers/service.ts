import { eq } from "drizzle-orm";
import { transact } from "@/db";
import { headerDefaults } from "@/db/schema";
import { markChanged } from "@/lib/activity/service";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import type { HeaderDefaults } from "./schema";

export async function saveHeaderDefaults(actor: Actor, values: HeaderDefaults): Promise<HeaderDefaults> {
  await transact(async (tx) => {
    const row = { ownerId: actor.accountId, values, updatedAt: now() };
    await tx.insert(headerDefaults).values(row).onConflictDoUpdate({ target: headerDefaults.ownerId, set: row });
    await markChanged(tx, actor.accountId);
  });
  return values;
}

export async function deleteHeaderDefaults(actor: Actor): Promise<void> {
  await transact(async (tx) => {
    await tx.delete(headerDefaults).where(eq(headerDefaults.ownerId, actor.accountId));
    await markChanged(tx, actor.accountId);
  });
}
