ALTER TABLE "plans" ADD COLUMN "stored_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "plans" SET "stored_bytes" = pg_column_size("content") + (SELECT coalesce(sum(pg_column_size("v"."content")), 0) FROM "plan_versions" "v" WHERE "v"."plan_id" = "plans"."id");
