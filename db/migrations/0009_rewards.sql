CREATE TABLE "referral_rewards" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"plans" integer NOT NULL,
	CONSTRAINT "referral_rewards_one" CHECK ("referral_rewards"."id" = 1 and "referral_rewards"."plans" >= 0)
);
--> statement-breakpoint
ALTER TABLE "referrals" ADD COLUMN "rewarded_at" timestamp with time zone;