import { and, eq, isNull, lt, ne } from "drizzle-orm";
import { database, transact } from "@/db";
import { accounts } from "@/db/schema";
import { registrationLifetime } from "@/lib/accounts/constants";
import { now } from "@/lib/core/clock";
import { eraseUnproven } from "../service";

/** Accounts that nobody verified in the days that a registration waits. */
function unverified() {
  const waited = lt(accounts.createdAt, new Date(now().getTime() - registrationLifetime));
  return and(isNull(accounts.verifiedAt), waited, ne(accounts.role, "ADMIN"));
}

/** Whoever verifies at this moment stays. */
function eraseIfUnverified(account: { id: number; email: string }): Promise<boolean> {
  return transact(async (tx) => {
    const same = and(eq(accounts.id, account.id), unverified());
    const held = await tx.select({ id: accounts.id }).from(accounts).where(same).for("update");
    return held.length > 0 && eraseUnproven(tx, account);
  });
}

/** Erases accounts that nobody verified. Returns how many. */
export async function eraseUnverified(): Promise<number> {
  const db = await database();
  const found = await db.select({ id: accounts.id, email: accounts.email }).from(accounts).where(unverified());
  let erased = 0;
  for (const account of found) if (await eraseIfUnverified(account)) erased += 1;
  return erased;
}
