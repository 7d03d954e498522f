ALTER TABLE "bank_corrections" DROP CONSTRAINT "bank_corrections_entry_id_unique";--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "entry_id" text;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "entry_version" text;--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "notes_submitted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "mistake_reports" ADD COLUMN "is_made" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_corrections_version" ON "bank_corrections" USING btree ("entry_id","entry_version");