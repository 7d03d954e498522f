import { customType, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { accounts } from "./accounts";

/** One driver gives its own subclass of these. */
const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => "bytea",
  fromDriver: (value) => new Uint8Array(value),
});

/** What a teacher's general (REB) plans start from and carry at their head. */
export const headerDefaults = pgTable("header_defaults", {
  ownerId: integer("owner_id")
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  values: jsonb().$type<Record<string, unknown>>().notNull(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});

/** What stands above a trainer's printed session plans. */
export const letterheads = pgTable("letterheads", {
  ownerId: integer("owner_id")
    .primaryKey()
    .references(() => accounts.id, { onDelete: "cascade" }),
  values: jsonb().$type<Record<string, unknown>>().notNull(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});

/** The logo beside it, as our own PNG; apart, so that reading the texts never reads the picture. */
export const logos = pgTable("logos", {
  ownerId: integer("owner_id")
    .primaryKey()
    .references(() => letterheads.ownerId, { onDelete: "cascade" }),
  png: bytes().notNull(),
  /** Start of the picture's SHA-256, which its address carries. */
  hash: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
});
