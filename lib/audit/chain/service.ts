import { and, asc, eq, gte, isNotNull, isNull, lte, sql } from "drizzle-orm";
import { database, transact } from "@/db";
import { auditChain, auditLog, auditSeals } from "@/db/schema";
import { days, now } from "@/lib/core/clock";
import { acceptedHashes, keyedHash } from "@/lib/core/keys";
import { auditKeptFor } from "../constants";
import type { ChainFinding } from "./types";

function sealed({ position, hash }: { position: number; hash: string }): string {
  return `${position} ${hash}`;
}

/** Puts the end of the chain under the server's key. Returns whether there was anything new, as a number. */
export async function sealChain(): Promise<number> {
  const db = await database();
  const [end] = await db.select().from(auditChain);
  if (!end || end.position === 0) return 0;
  const { position, hash } = end;
  const made = await db
    .insert(auditSeals)
    .values({ position, hash, seal: keyedHash("audit", sealed(end)), createdAt: now() })
    .onConflictDoNothing()
    .returning({ position: auditSeals.position });
  return made.length;
}

/** Erases lines that are older than the log is kept, from its beginning on; the chain begins after them. Returns how many. */
export async function eraseOldAudit(): Promise<number> {
  const limit = new Date(now().getTime() - days(auditKeptFor));
  return transact(async (tx) => {
    const [chain] = await tx.select().from(auditChain).for("update");
    const kept = tx
      .select({ position: auditLog.position })
      .from(auditLog)
      .where(and(gte(auditLog.createdAt, limit), isNotNull(auditLog.position)))
      .orderBy(asc(auditLog.position))
      .limit(1);
    const [first] = await kept;
    const last = (first?.position ?? (chain?.position ?? 0) + 1) - 1;
    const [base] = await tx.select().from(auditLog).where(eq(auditLog.position, last));
    if (!base?.hash) return 0;
    await tx.update(auditChain).set({ basePosition: last, baseHash: base.hash });
    await tx.delete(auditSeals).where(lte(auditSeals.position, last));
    const erased = await tx.delete(auditLog).where(lte(auditLog.position, last)).returning({ id: auditLog.id });
    return erased.length;
  });
}

/** The first line that does not follow from the one before it: changed, or after a missing one. */
const firstBroken = sql<{ position: number; missing: boolean }>`
  select position, earlier + 1 <> position as missing from (
    select l.*, lag(l.hash, 1, c.base_hash) over line as before, lag(l.position, 1, c.base_position) over line as earlier
    from audit_log l cross join audit_chain c where l.position is not null window line as (order by l.position)
  ) chained
  where earlier + 1 <> position
    or hash is distinct from audit_digest(before, position, id, actor_id, act, subject_type, subject_id, details, access, created_at)
  order by position limit 1`;

function rowsOf(result: unknown): Record<string, unknown>[] {
  if (Array.isArray(result)) return result;
  return typeof result === "object" && result !== null && "rows" in result && Array.isArray(result.rows)
    ? result.rows
    : [];
}

/** Goes through the whole chain. What it finds is the first thing that is wrong; nothing when every line is as written. */
export async function verifyChain(): Promise<{ lines: number; seals: number; findings: ChainFinding[] }> {
  return transact(async (tx) => {
    const findings: ChainFinding[] = [];
    const [chain] = await tx.select().from(auditChain).for("update");
    const [broken] = rowsOf(await tx.execute(firstBroken));
    if (broken) findings.push({ what: broken.missing ? "missing" : "changed", position: Number(broken.position) });
    const [last] = await tx
      .select()
      .from(auditLog)
      .where(eq(auditLog.position, chain?.position ?? 0));
    const end = last?.hash ?? chain?.baseHash;
    const isEmpty = chain?.position === chain?.basePosition;
    if (!chain || end !== chain.hash || (!last && !isEmpty))
      findings.push({ what: "cut", position: chain?.position ?? 0 });
    const unchained = await tx.$count(auditLog, isNull(auditLog.position));
    if (unchained > 0) findings.push({ what: "unchained", position: unchained });
    const seals = await tx.select().from(auditSeals).orderBy(asc(auditSeals.position));
    for (const seal of seals) {
      const [line] = await tx.select().from(auditLog).where(eq(auditLog.position, seal.position));
      const genuine = acceptedHashes("audit", sealed(seal)).includes(seal.seal);
      if (!genuine || line?.hash !== seal.hash) findings.push({ what: "seal", position: seal.position });
    }
    return { lines: (chain?.position ?? 0) - (chain?.basePosition ?? 0), seals: seals.length, findings };
  });
}
