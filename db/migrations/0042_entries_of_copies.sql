ALTER TABLE "plans" ADD COLUMN "copied_entry_id" text;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "copied_entry_version" text;