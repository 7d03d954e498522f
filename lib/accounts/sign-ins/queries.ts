import { desc, eq } from "drizzle-orm";
import { database } from "@/db";
import { signIns } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { deviceOf } from "../devices/rules";
import { signInsShown } from "./constants";
import type { RecentSignIn } from "./types";

/** The actor's newest sign-ins, those that failed among them. */
export async function listSignIns(actor: Actor): Promise<RecentSignIn[]> {
  const db = await database();
  const rows = await db
    .select()
    .from(signIns)
    .where(eq(signIns.accountId, actor.accountId))
    .orderBy(desc(signIns.id))
    .limit(signInsShown);
  return rows.map(({ accountId: _accountId, userAgent, ...row }) => ({ ...row, device: deviceOf(userAgent) }));
}
