CREATE TABLE "order_confirmations" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"first_by" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"second_by" integer,
	"second_at" timestamp with time zone,
	CONSTRAINT "order_confirmations_two" CHECK ("order_confirmations"."first_by" <> "order_confirmations"."second_by")
);
--> statement-breakpoint
ALTER TABLE "order_confirmations" ADD CONSTRAINT "order_confirmations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_confirmations" ADD CONSTRAINT "order_confirmations_first_by_accounts_id_fk" FOREIGN KEY ("first_by") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_confirmations" ADD CONSTRAINT "order_confirmations_second_by_accounts_id_fk" FOREIGN KEY ("second_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_manual_digits" ON "ledger_entries" USING btree (ltrim(regexp_replace("provider_ref", '[^0-9]', '', 'g'), '0')) WHERE "ledger_entries"."kind" = 'payment' and "ledger_entries"."gateway" = 'manual';--> statement-breakpoint
CREATE INDEX "orders_reference" ON "orders" USING btree ("reference") WHERE "orders"."reference" is not null;--> statement-breakpoint
-- Rows from before stay as they are: nothing in the ledger is ever changed.
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_manual_reference" CHECK ("ledger_entries"."gateway" <> 'manual' or "ledger_entries"."provider_ref" ~ '^[1-9][0-9]{10}$') NOT VALID;--> statement-breakpoint
-- The orders that are there get the one spelling too, where their digits have it.
UPDATE "orders" SET "reference" = ltrim(regexp_replace("reference", '[^0-9]', '', 'g'), '0')
  WHERE "gateway" = 'manual' AND ltrim(regexp_replace("reference", '[^0-9]', '', 'g'), '0') ~ '^[1-9][0-9]{10}$';
