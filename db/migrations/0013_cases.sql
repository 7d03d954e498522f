CREATE TABLE "payment_cases" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"entries" integer DEFAULT 1 NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rewarded_mailboxes" (
	"mailbox" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_cases" ADD CONSTRAINT "payment_cases_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_cases_open" ON "payment_cases" USING btree ("order_id") WHERE "payment_cases"."closed_at" is null;--> statement-breakpoint
-- Of the payments so far: those that came twice, did not activate their order or were not its price.
INSERT INTO "payment_cases" ("order_id", "entries", "opened_at")
SELECT "order_id", count(*) FILTER (WHERE "kind" IN ('payment', 'mismatch')), max("created_at")
FROM "ledger_entries" GROUP BY "order_id"
HAVING count(*) FILTER (WHERE "kind" = 'payment') > 1
  OR bool_or("kind" = 'mismatch')
  OR (bool_or("kind" = 'payment') AND NOT bool_or("kind" = 'activation'));
