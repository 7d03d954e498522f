import { eq, sql } from "drizzle-orm";
import type { Tx } from "@/db";
import { accounts, activities } from "@/db/schema";
import { storable } from "@/lib/core/searchable";
import type { ActivityEntry } from "./types";

/** Makes everything cached for the account unreachable; call it in the transaction of each write that the account sees. */
export async function markChanged(tx: Tx, accountId: number): Promise<void> {
  await tx
    .update(accounts)
    .set({ revision: sql`${accounts.revision} + 1` })
    .where(eq(accounts.id, accountId));
}

/** Writes what somebody did into the account's timeline, in the caller's transaction. */
export async function recordActivity(tx: Tx, entry: ActivityEntry): Promise<void> {
  await tx
    .insert(activities)
    .values({ ...entry, title: storable(entry.title).slice(0, 300), metadata: entry.metadata ?? {} });
  await markChanged(tx, entry.accountId);
}
