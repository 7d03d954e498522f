import { integer, jsonb, pgTable, timestamp } from "drizzle-orm/pg-core";
import { accounts } from "./accounts";

/** What a teacher's general (REB) plans start from and carry at their head. */
export const headerDefaults = pgTable("header_defaults", {
  ownerId: integer("owner_id")
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  values: jsonb().$type<Record<string, unknown>>().notNull(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});
