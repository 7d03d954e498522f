import { and, eq, isNull } from "drizzle-orm";
import { transact } from "@/db";
import { accounts } from "@/db/schema";
import { markChanged } from "@/lib/activity/service";
import type { Actor } from "@/lib/core/actor";
import { storable } from "@/lib/core/searchable";
import type { ProfileInput } from "./schema";

/** Keeps the actor's name, school and language. Source: design decisions, section 2. */
export async function updateProfile(actor: Actor, input: ProfileInput): Promise<void> {
  await transact(async (tx) => {
    await tx
      .update(accounts)
      .set({ fullName: storable(input.fullName), school: storable(input.school), language: input.language })
      .where(and(eq(accounts.id, actor.accountId), isNull(accounts.deletedAt)));
    await markChanged(tx, actor.accountId);
  });
}
