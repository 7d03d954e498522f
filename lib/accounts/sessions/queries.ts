import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { database } from "@/db";
import { sessions } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { deviceOf } from "../devices/rules";
import type { OpenSession } from "./types";

/** Where the actor is signed in: this session first, then the newest; at most 50. */
export async function listOpenSessions(actor: Actor): Promise<OpenSession[]> {
  const db = await database();
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, actor.accountId), isNull(sessions.endedAt), gt(sessions.expiresAt, now())))
    .orderBy(desc(eq(sessions.id, actor.sessionId)), desc(sessions.createdAt))
    .limit(50);
  return rows.map(({ id, userAgent, network, createdAt, expiresAt }) => ({
    id,
    network,
    createdAt,
    expiresAt,
    device: deviceOf(userAgent),
    isThis: id === actor.sessionId,
  }));
}
