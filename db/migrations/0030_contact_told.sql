ALTER TABLE "contact_messages" ADD COLUMN "told_at" timestamp with time zone;--> statement-breakpoint
-- Of what stands there already people were told, or it lies long back.
UPDATE "contact_messages" SET "told_at" = "created_at";--> statement-breakpoint
CREATE INDEX "contact_messages_untold" ON "contact_messages" USING btree ("id") WHERE "contact_messages"."told_at" is null;