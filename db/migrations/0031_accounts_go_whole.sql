-- Deleting an account deletes its row; whoever was marked by hand instead stays shut out.
UPDATE "accounts" SET "locked_at" = coalesce("locked_at", "deleted_at") WHERE "deleted_at" IS NOT NULL;
--> statement-breakpoint
DROP TRIGGER "tally_accounts_marked" ON "accounts";
--> statement-breakpoint
DROP FUNCTION tally_marked();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION tally_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE way int := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  INSERT INTO tallies (topic, key, count)
  SELECT 'joined', to_char((created_at AT TIME ZONE 'UTC') + interval '2 hours', 'YYYY-MM-DD'), way * count(*) FROM changed GROUP BY 2;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DELETE FROM "tallies" WHERE "topic" = 'marked';
--> statement-breakpoint
ALTER TABLE "accounts" DROP COLUMN "deleted_at";
