import { eq } from "drizzle-orm";
import { database } from "@/db";
import { sandboxCharges } from "@/db/schema";

/** What the stand-in knows of a reference, or null. */
export async function findSandboxCharge(txRef: string): Promise<typeof sandboxCharges.$inferSelect | null> {
  const db = await database();
  const [charge] = await db.select().from(sandboxCharges).where(eq(sandboxCharges.txRef, txRef));
  return charge ?? null;
}
