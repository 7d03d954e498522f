ALTER TABLE "curriculum_units" ADD COLUMN "shared" jsonb;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "entry_id" text;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "entry_version" text;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "notes_submitted" boolean DEFAULT false NOT NULL;