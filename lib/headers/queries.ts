import { eq } from "drizzle-orm";
import { database } from "@/db";
import { headerDefaults } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { headerInput, type HeaderDefaults } from "./schema";

/** The school's name that is printed above the plans of an account, "" without one. */
export async function findPrintedSchool(ownerId: number): Promise<string> {
  const db = await database();
  const [row] = await db
    .select({ values: headerDefaults.values })
    .from(headerDefaults)
    .where(eq(headerDefaults.ownerId, ownerId));
  return row ? headerInput.parse(row.values).schoolName : "";
}

/** The actor's saved header defaults, or null. */
export async function findHeaderDefaults(actor: Actor): Promise<HeaderDefaults | null> {
  const db = await database();
  const [row] = await db
    .select({ values: headerDefaults.values })
    .from(headerDefaults)
    .where(eq(headerDefaults.ownerId, actor.accountId));
  return row ? headerInput.parse(row.values) : null;
}
