import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgEnum, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { accounts } from "./accounts";

export const activityTypeEnum = pgEnum("activity_type", [
  "create",
  "edit",
  "view",
  "download",
  "delete",
  "rate",
  "share",
  "template",
  "subscription",
]);

export const activities = pgTable(
  "activities",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer("account_id")
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    type: activityTypeEnum().notNull(),
    title: text().notNull(),
    entityType: text("entity_type").notNull(),
    entityId: integer("entity_id"),
    metadata: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Title and values, lower case without accents, a line each: what search looks through. */
    searchText: text("search_text").notNull().default(""),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    // Read backwards for the newest first, as with notifications.
    index("activities_newest").on(table.accountId, table.createdAt, table.id),
    // Counts and statistics come from here without a look at the rows.
    index("activities_types").on(table.accountId, table.type),
    index("activities_search").using("gin", table.accountId, sql`${table.searchText} gin_trgm_ops`),
  ],
);
