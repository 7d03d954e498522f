CREATE TABLE "tier_grants" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"tier_id" integer NOT NULL,
	"first_by" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "tier_grants" ADD CONSTRAINT "tier_grants_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tier_grants" ADD CONSTRAINT "tier_grants_tier_id_subscription_tiers_id_fk" FOREIGN KEY ("tier_id") REFERENCES "public"."subscription_tiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tier_grants" ADD CONSTRAINT "tier_grants_first_by_accounts_id_fk" FOREIGN KEY ("first_by") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;