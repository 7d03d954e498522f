import { index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** Tries counted for rate limits, shared by all processes. Names and shape are the limiter library's. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: text().primaryKey(),
    points: integer().notNull(),
    expire: timestamp({ withTimezone: true }),
  },
  (table) => [index("rate_limits_expire").on(table.expire)],
);
