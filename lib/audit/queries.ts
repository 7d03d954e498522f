import { and, desc, eq, gte, not, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { database, type Tx } from "@/db";
import { accounts, auditLog } from "@/db/schema";
import type { Actor } from "@/lib/core/actor";
import { days } from "@/lib/core/clock";
import { toPage, type Page } from "@/lib/core/pagination";
import { requireAdmin } from "@/lib/core/require-admin";
import { auditPageSize } from "./constants";
import type { AuditFilters } from "./schema";
import type { AuditEntry, AuditSubject } from "./types";

const doers = alias(accounts, "doers");
const subjects = alias(accounts, "subjects");

/** A page of the log, the newest first. Throws `forbidden`. */
export async function listAudit(actor: Actor, { page, act }: AuditFilters): Promise<Page<AuditEntry>> {
  requireAdmin(actor);
  const db = await database();
  // Without a choice, what was done: sign-ins are many, and are asked for by name.
  const where = act ? eq(auditLog.act, act) : not(auditLog.access);
  const [rows, total] = await Promise.all([
    db
      .select({ entry: auditLog, actorEmail: doers.email, subjectEmail: subjects.email })
      .from(auditLog)
      .leftJoin(doers, eq(doers.id, auditLog.actorId))
      .leftJoin(subjects, and(eq(auditLog.subjectType, "account"), eq(subjects.id, auditLog.subjectId)))
      .where(where)
      .orderBy(desc(auditLog.id))
      .limit(auditPageSize)
      .offset(page * auditPageSize),
    db.$count(auditLog, where),
  ]);
  const items = rows.map(({ entry, actorEmail, subjectEmail }) => ({
    ...entry,
    actorEmail,
    subjectEmail,
    // `recordAudit` and `recordAccess` are the only writers, and take nothing else.
    act: entry.act as AuditEntry["act"],
    subjectType: entry.subjectType as AuditSubject,
    createdAt: entry.createdAt.toISOString(),
  }));
  return toPage(items, { page, size: auditPageSize, total });
}

/**
 * Who was made an administrator so long before something large, or since, has no say in it: one could make the other, or a chain.
 */
const newness = days(30);

/** Whether somebody made this account an administrator in the days before a moment, or since. */
export async function isNewAdministrator(tx: Tx, accountId: number, before: Date): Promise<boolean> {
  const { act, subjectType, subjectId, createdAt, details } = auditLog;
  const since = new Date(before.getTime() - newness);
  const made = and(
    ...[eq(act, "userRoleChanged"), eq(subjectType, "account"), eq(subjectId, accountId)],
    ...[gte(createdAt, since), sql`${details} ->> 'to' = 'ADMIN'`],
  );
  return (await tx.$count(auditLog, made)) > 0;
}
