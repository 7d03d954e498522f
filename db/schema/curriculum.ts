import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { accounts } from "./accounts";

export const curriculumListEnum = pgEnum("curriculum_list", ["generic_competence", "crosscutting_issue"]);

/** A learning outcome of a module, with its indicative content. */
export type ModuleOutcome = {
  title: string;
  hours?: number | undefined;
  content?: string[] | undefined;
  /** Where it is not the source's but what teachers of several schools typed. */
  origin?: "teachers" | undefined;
};

/** What teachers of several schools typed for a unit that has a source of its own; null for what they did not say. */
export type SharedWords = { unitNo: number | null; keyUnitCompetence: string | null; term: number | null };

/** Who a unit or module came from: a public document that comes with Isomo, an administrator, or what teachers typed alike. */
export const curriculumOriginEnum = pgEnum("curriculum_origin", ["sourced", "administrator", "teachers"]);

export const curriculumClasses = pgTable(
  "curriculum_classes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    level: text().notNull(),
    name: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [uniqueIndex("curriculum_classes_key").on(table.level, table.name)],
);

export const curriculumSubjects = pgTable(
  "curriculum_subjects",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    classId: integer("class_id")
      .notNull()
      .references(() => curriculumClasses.id, { onDelete: "cascade" }),
    name: text().notNull(),
    periodsPerWeek: integer("periods_per_week"),
    source: text().notNull(),
  },
  (table) => [uniqueIndex("curriculum_subjects_key").on(table.classId, table.name)],
);

export const curriculumUnits = pgTable(
  "curriculum_units",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null where the source does not name the class. */
    classLevel: text("class_level"),
    subject: text().notNull(),
    unitNo: integer("unit_no"),
    title: text().notNull(),
    keyUnitCompetence: text("key_unit_competence"),
    term: integer(),
    /** How many lessons the source gives the unit; null where it does not say. */
    lessonCount: integer("lesson_count"),
    /** Titles of its lessons as far as the source names them. */
    lessons: jsonb().$type<string[]>().notNull().default([]),
    source: text().notNull(),
    sourceUrl: text("source_url"),
    note: text(),
    origin: curriculumOriginEnum().notNull().default("administrator"),
    /** False where it still has to be confirmed by somebody who has the official document. */
    confirmed: boolean().notNull().default(true),
    /** Stands beside what the source says, and never in its place. */
    shared: jsonb().$type<SharedWords>(),
  },
  (table) => [index("curriculum_units_place").on(table.subject, table.classLevel, table.unitNo)],
);

/** Modules of vocational training. */
export const curriculumModules = pgTable(
  "curriculum_modules",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** "" where nobody knows it. */
    code: text().notNull(),
    title: text().notNull(),
    /** The one trade that it belongs to; "" for one of several trades. */
    trade: text().notNull(),
    /** The trades that it is for, and those that it is not for; both empty for one of all trades. */
    trades: jsonb().$type<string[]>().notNull().default([]),
    except: jsonb().$type<string[]>().notNull().default([]),
    level: text().notNull(),
    hours: integer(),
    outcomes: jsonb().$type<ModuleOutcome[]>().notNull().default([]),
    otherCodes: jsonb("other_codes").$type<string[]>().notNull().default([]),
    source: text().notNull(),
    sourceUrl: text("source_url"),
    note: text(),
    origin: curriculumOriginEnum().notNull().default("administrator"),
    confirmed: boolean().notNull().default(true),
  },
  (table) => [uniqueIndex("curriculum_modules_key").on(table.trade, table.code, table.title)],
);

/** Which collections that come with Isomo this installation has taken in, so that each is taken in once. */
export const curriculumCollections = pgTable("curriculum_collections", {
  name: text().primaryKey(),
  takenAt: timestamp("taken_at", { withTimezone: true }).notNull().defaultNow(),
});

export const curriculumTerms = pgTable(
  "curriculum_terms",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    year: text().notNull(),
    term: integer().notNull(),
    startsOn: date("starts_on").notNull(),
    endsOn: date("ends_on").notNull(),
  },
  (table) => [uniqueIndex("curriculum_terms_key").on(table.year, table.term)],
);

/** The official lists: generic competences and cross-cutting issues, by their English names. */
export const curriculumListItems = pgTable(
  "curriculum_list_items",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    list: curriculumListEnum().notNull(),
    name: text().notNull(),
    position: integer().notNull(),
  },
  (table) => [uniqueIndex("curriculum_list_items_key").on(table.list, table.name)],
);

/** What of the catalogue grows from use. */
export const curriculumKindEnum = pgEnum("curriculum_kind", ["unit", "module"]);

/** What an account typed for a unit or module that the catalogue does not have: once each, as it typed it last. */
export const curriculumUses = pgTable(
  "curriculum_uses",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    kind: curriculumKindEnum().notNull(),
    /** Class and subject, or the trade, and the title, without what two people write differently. */
    placeKey: text("place_key").notNull(),
    titleKey: text("title_key").notNull(),
    /** Two accounts of one school count once; "" where none is known. */
    schoolKey: text("school_key").notNull(),
    /** The class; of a module its level. */
    level: text().notNull(),
    /** The subject; of a module its trade. */
    subject: text().notNull(),
    unitNo: integer("unit_no"),
    title: text().notNull(),
    term: integer(),
    /** The key unit competence; of a module the learning outcomes. */
    details: jsonb().$type<string[]>().notNull().default([]),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("curriculum_uses_key").on(table.accountId, table.kind, table.placeKey, table.titleKey),
    // Read in order, so that what is typed alike stands together.
    index("curriculum_uses_alike").on(table.kind, table.placeKey, table.titleKey, table.schoolKey),
  ],
);

export const curriculumVerdictEnum = pgEnum("curriculum_verdict", ["confirmed", "rejected"]);

/** What administrators decided on what several schools typed alike: once for each. */
export const curriculumDecisions = pgTable(
  "curriculum_decisions",
  {
    kind: curriculumKindEnum().notNull(),
    placeKey: text("place_key").notNull(),
    titleKey: text("title_key").notNull(),
    verdict: curriculumVerdictEnum().notNull(),
    decidedAt: timestamp("decided_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.placeKey, table.titleKey] })],
);
