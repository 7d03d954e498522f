ALTER TABLE "referrals" ADD COLUMN "proven" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "rewarded_mailboxes" ADD COLUMN "referrer" text;--> statement-breakpoint
ALTER TABLE "rewarded_mailboxes" ADD COLUMN "domain" text;--> statement-breakpoint
CREATE INDEX "rewarded_mailboxes_referrer" ON "rewarded_mailboxes" USING btree ("referrer","created_at");--> statement-breakpoint
CREATE INDEX "rewarded_mailboxes_domain" ON "rewarded_mailboxes" USING btree ("domain","created_at");