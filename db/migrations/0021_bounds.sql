DROP INDEX "plan_translations_source";--> statement-breakpoint
ALTER TABLE "plan_translations" ADD COLUMN "language" "plan_language";--> statement-breakpoint
-- One translation into a language keeps its place: what lies outside the bin first, then the oldest.
UPDATE "plan_translations" SET "language" = kept."language" FROM (
	SELECT DISTINCT ON (t."source_id", p."language") t."plan_id", p."language"
	FROM "plan_translations" t JOIN "plans" p ON p."id" = t."plan_id"
	ORDER BY t."source_id", p."language", (p."deleted_at" IS NOT NULL), t."plan_id"
) kept WHERE kept."plan_id" = "plan_translations"."plan_id";--> statement-breakpoint
CREATE INDEX "model_usage_account" ON "model_usage" USING btree ("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_translations_place" ON "plan_translations" USING btree ("source_id","language");--> statement-breakpoint
CREATE INDEX "plan_versions_to_thin" ON "plan_versions" USING btree ("created_at") WHERE "plan_versions"."reason" = 'autosaved';