import { date, index, integer, pgEnum, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

export const curriculumListEnum = pgEnum("curriculum_list", ["generic_competence", "crosscutting_issue"]);

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
    source: text().notNull(),
    note: text(),
  },
  (table) => [index("curriculum_units_place").on(table.subject, table.classLevel, table.unitNo)],
);

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
