CREATE TYPE "public"."ledger_kind" AS ENUM('payment', 'mismatch', 'failure', 'expiry', 'activation');--> statement-breakpoint
CREATE TYPE "public"."payment_gateway" AS ENUM('flutterwave', 'sandbox', 'manual');--> statement-breakpoint
CREATE TYPE "public"."sandbox_charge_state" AS ENUM('open', 'hanging', 'successful', 'failed');--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"kind" "ledger_kind" NOT NULL,
	"gateway" "payment_gateway" NOT NULL,
	"provider_ref" text,
	"amount" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"reason" text,
	"recorded_by" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tx_ref" text NOT NULL,
	"account_id" integer,
	"tier_id" integer,
	"bundle" boolean DEFAULT false NOT NULL,
	"product_name" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text DEFAULT 'RWF' NOT NULL,
	"gateway" "payment_gateway" NOT NULL,
	"phone" text,
	"reference" text,
	"link" text,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "orders_amount" CHECK ("orders"."amount" > 0),
	CONSTRAINT "orders_product" CHECK ("orders"."bundle" = ("orders"."tier_id" is null))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"gateway" "payment_gateway" NOT NULL,
	"event_key" text NOT NULL,
	"tx_ref" text NOT NULL,
	"transaction_id" text,
	"payload" jsonb NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "payment_exchanges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_exchanges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"operation" text NOT NULL,
	"request" jsonb NOT NULL,
	"response" jsonb,
	"http_status" integer,
	"duration_ms" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_charges" (
	"tx_ref" text PRIMARY KEY NOT NULL,
	"transaction_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_charges_transaction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"title" text NOT NULL,
	"return_path" text NOT NULL,
	"state" "sandbox_charge_state" DEFAULT 'open' NOT NULL,
	"webhooks" integer DEFAULT 0 NOT NULL,
	"webhook_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tier_id_subscription_tiers_id_fk" FOREIGN KEY ("tier_id") REFERENCES "public"."subscription_tiers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_exchanges" ADD CONSTRAINT "payment_exchanges_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transaction_key" ON "ledger_entries" USING btree ("kind","gateway","provider_ref") WHERE "ledger_entries"."provider_ref" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_once_key" ON "ledger_entries" USING btree ("order_id","kind") WHERE "ledger_entries"."kind" in ('activation', 'expiry');--> statement-breakpoint
CREATE INDEX "ledger_order" ON "ledger_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_revenue" ON "ledger_entries" USING btree ("kind","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_tx_ref_key" ON "orders" USING btree ("tx_ref");--> statement-breakpoint
CREATE INDEX "orders_account" ON "orders" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("gateway","id");--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("next_check_at") WHERE "orders"."next_check_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_key" ON "payment_events" USING btree ("event_key");--> statement-breakpoint
CREATE INDEX "payment_events_due" ON "payment_events" USING btree ("next_try_at") WHERE "payment_events"."processed_at" is null;--> statement-breakpoint
CREATE INDEX "payment_exchanges_order" ON "payment_exchanges" USING btree ("order_id");