CREATE TABLE "registrations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text,
	"full_name" text NOT NULL,
	"school" text NOT NULL,
	"language" "locale" DEFAULT 'en' NOT NULL,
	"consent_version" text NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"user_agent" text NOT NULL,
	"binding_hash" text,
	"code_hash" text,
	"code_sent_at" timestamp with time zone,
	"code_expires_at" timestamp with time zone,
	"link_hash" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"own_tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"account_id" integer
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "password_proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "own_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "link_hash" text;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "link_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD COLUMN "link_ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "registrations_pending" ON "registrations" USING btree ("email","id") WHERE "registrations"."confirmed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_binding" ON "registrations" USING btree ("binding_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_link" ON "registrations" USING btree ("link_hash");--> statement-breakpoint
CREATE INDEX "registrations_account" ON "registrations" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "registrations_created" ON "registrations" USING btree ("created_at");--> statement-breakpoint
-- Who had not verified yet goes on as a registration; the account of before is erased with the others that nobody verified.
INSERT INTO "registrations" ("email", "password_hash", "full_name", "school", "language", "consent_version", "consent_at", "user_agent")
SELECT "email", "password_hash", "full_name", "school", "language", "consent_version", "consent_at", '' FROM "accounts"
WHERE "verified_at" IS NULL AND "deleted_at" IS NULL AND "password_hash" IS NOT NULL;
