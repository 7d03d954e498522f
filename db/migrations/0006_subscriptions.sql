CREATE TYPE "public"."bundle_source" AS ENUM('purchase', 'carried', 'referral');--> statement-breakpoint
CREATE TABLE "bundle_offers" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"plans" integer NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "bundle_offers_one" CHECK ("bundle_offers"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "plan_bundles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_bundles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"source" "bundle_source" NOT NULL,
	"plans" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_bundles_used" CHECK ("plan_bundles"."used" between 0 and "plan_bundles"."plans")
);
--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "quota_bundle_id" integer;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "noticed_days" integer;--> statement-breakpoint
ALTER TABLE "plan_bundles" ADD CONSTRAINT "plan_bundles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_bundles_account" ON "plan_bundles" USING btree ("account_id","ends_at");--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_quota_bundle_id_plan_bundles_id_fk" FOREIGN KEY ("quota_bundle_id") REFERENCES "public"."plan_bundles"("id") ON DELETE set null ON UPDATE no action;