import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { planLanguages } from "@/lib/core/language";
import { accounts } from "./accounts";
import { planBundles } from "./subscriptions";

export const planKindEnum = pgEnum("plan_kind", ["reb", "rtb"]);
export const planStatusEnum = pgEnum("plan_status", ["draft", "completed", "deleted"]);
export const planLanguageEnum = pgEnum("plan_language", planLanguages);
export const runStateEnum = pgEnum("generation_state", ["running", "finished", "failed", "interrupted"]);
export const runEngineEnum = pgEnum("generation_engine", ["model", "composer"]);
export const versionReasonEnum = pgEnum("version_reason", [
  "created",
  "generated",
  "saved",
  "autosaved",
  "restored",
  "copied",
]);
/** How the review of a plan stands, and what can happen in it; a plan that was never handed in has none. */
export const planReviewEnum = pgEnum("plan_review", ["submitted", "approved", "rejected"]);
export const reviewStepEnum = pgEnum("review_step", ["submitted", "approved", "rejected", "reopened"]);

function moment(name: string) {
  return timestamp(name, { withTimezone: true });
}

export const plans = pgTable(
  "plans",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: planKindEnum().notNull(),
    ownerId: integer("owner_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    status: planStatusEnum().notNull().default("draft"),
    title: text().notNull(),
    subject: text().notNull(),
    classLevel: text("class_level").notNull(),
    lessonNo: text("lesson_no").notNull(),
    lessonDate: text("lesson_date").notNull(),
    durationMinutes: integer("duration_minutes").notNull(),
    teacherName: text("teacher_name").notNull(),
    language: planLanguageEnum().notNull(),
    /** Lower case without accents: what search looks through. */
    searchText: text("search_text").notNull(),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    version: integer().notNull().default(1),
    /** Bytes of the content and all versions, as the database keeps them; brought up to date by each write of a version. */
    storedBytes: bigint("stored_bytes", { mode: "number" }).notNull().default(0),
    createdAt: moment("created_at").notNull().defaultNow(),
    updatedAt: moment("updated_at").notNull().defaultNow(),
    /** Set while the plan lies in the bin. */
    deletedAt: moment("deleted_at"),
    review: planReviewEnum(),
    submittedAt: moment("submitted_at"),
    /** Whether the notes beside the form were handed in with it. */
    notesSubmitted: boolean("notes_submitted").notNull().default(false),
    /** Why it was rejected, "" otherwise. */
    reviewReason: text("review_reason").notNull().default(""),
    /**
     * Of a copy: the entry of the bank that its original was made of, and the content it had then. What was made here has them at
     * its run.
     */
    copiedEntryId: text("copied_entry_id"),
    copiedEntryVersion: text("copied_entry_version"),
  },
  (table) => [
    // Read backwards for the newest first, as with notifications.
    index("plans_owner_newest")
      .on(table.ownerId, table.kind, table.createdAt, table.id)
      .where(sql`${table.deletedAt} is null`),
    index("plans_owner_all")
      .on(table.ownerId, table.createdAt, table.id)
      .where(sql`${table.deletedAt} is null`),
    index("plans_owner_subject")
      .on(table.ownerId, table.kind, table.subject, table.classLevel)
      .where(sql`${table.deletedAt} is null`),
    index("plans_owner_bin")
      .on(table.ownerId, table.kind, table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    index("plans_to_review")
      .on(table.submittedAt, table.id)
      .where(sql`${table.review} = 'submitted' and ${table.deletedAt} is null`),
    index("plans_search").using("gin", table.ownerId, sql`${table.searchText} gin_trgm_ops`),
  ],
);

/**
 * How a plan is or was written: its newest run, one row a plan, kept for resuming and for telling who wrote it. Released
 * migrations named the table.
 */
export const planRuns = pgTable("generations", {
  planId: integer("plan_id")
    .primaryKey()
    .references(() => plans.id, { onDelete: "cascade" }),
  state: runStateEnum().notNull(),
  engine: runEngineEnum().notNull(),
  request: jsonb().$type<Record<string, unknown>>().notNull(),
  seed: bigint({ mode: "number" }).notNull(),
  /** Name of the section being written; the last one when finished. */
  section: text().notNull(),
  done: integer().notNull().default(0),
  total: integer().notNull(),
  /** Number of the run; a run that lost its lease can no longer write. */
  run: integer().notNull().default(1),
  /** A running generation renews this; when it lies back, its process is dead. */
  heartbeatAt: moment("heartbeat_at").notNull().defaultNow(),
  /** Start of the month whose quota the unit came from, to give it back on failure; null when it came from a bundle. */
  quotaPeriodStart: moment("quota_period_start"),
  quotaBundleId: integer("quota_bundle_id").references(() => planBundles.id, { onDelete: "set null" }),
  startedAt: moment("started_at").notNull().defaultNow(),
  endedAt: moment("ended_at"),
  /** The entry of the bank that the plan is made of, and the content it had then; null where it is made of none. */
  entryId: text("entry_id"),
  entryVersion: text("entry_version"),
  /** When the plan was made anew from a lesson of the bank, which is free and possible once. */
  remadeAt: moment("remade_at"),
});

/** A plan that was translated from another one of the same owner. */
export const planTranslations = pgTable(
  "plan_translations",
  {
    planId: integer("plan_id")
      .primaryKey()
      .references(() => plans.id, { onDelete: "cascade" }),
    sourceId: integer("source_id")
      .notNull()
      .references(() => plans.id, { onDelete: "cascade" }),
    /** The language that it was made in, which it keeps; null once another has taken its place beside the one in the bin. */
    language: planLanguageEnum(),
    /** For each field a mark of what its source said when it was translated. */
    hashes: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [uniqueIndex("plan_translations_place").on(table.sourceId, table.language)],
);

export const planVersions = pgTable(
  "plan_versions",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    planId: integer("plan_id")
      .notNull()
      .references(() => plans.id, { onDelete: "cascade" }),
    version: integer().notNull(),
    reason: versionReasonEnum().notNull(),
    content: jsonb().$type<Record<string, unknown>>().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("plan_versions_key").on(table.planId, table.version),
    index("plan_versions_to_thin")
      .on(table.createdAt)
      .where(sql`${table.reason} = 'autosaved'`),
  ],
);

/** What happened in the review of a plan, in order; who did it is forgotten with the account. */
export const planReviews = pgTable(
  "plan_reviews",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    planId: integer("plan_id")
      .notNull()
      .references(() => plans.id, { onDelete: "cascade" }),
    step: reviewStepEnum().notNull(),
    /** The plan's version that it was about. */
    version: integer().notNull(),
    actorId: integer("actor_id").references(() => accounts.id, { onDelete: "set null" }),
    reason: text().notNull().default(""),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [index("plan_reviews_plan").on(table.planId, table.id)],
);
