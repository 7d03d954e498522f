ALTER TABLE "mails" ADD COLUMN "purpose" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "about_type" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "about_id" integer;--> statement-breakpoint
CREATE INDEX "mails_about" ON "mails" USING btree ("about_type","about_id") WHERE "mails"."about_id" is not null;--> statement-breakpoint
-- Mails of before are known by the line that only they have: what a writer typed is quoted.
UPDATE "mails" SET "purpose" = 'contactMessage', "about_type" = 'contactMessage',
  "about_id" = substring("text" from '\nhttps?://\S+/admin/messages[?]message=([0-9]{1,9})\n')::integer
WHERE "text" ~ '\nhttps?://\S+/admin/messages[?]message=[0-9]{1,9}\n';
