CREATE TABLE "tallies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tallies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"topic" text NOT NULL,
	"key" text NOT NULL,
	"count" bigint NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "search_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "tallies_topic" ON "tallies" USING btree ("topic","key");--> statement-breakpoint
CREATE INDEX "activities_search" ON "activities" USING gin ("account_id","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "notifications_search" ON "notifications" USING gin ("account_id","search_text" gin_trgm_ops);--> statement-breakpoint
-- What stands there already, as the program writes it from now on.
UPDATE "activities" SET "search_text" = lower(regexp_replace(normalize(
  concat_ws(E'\n', "title", (SELECT string_agg(value, E'\n') FROM jsonb_each_text("metadata"))), NFD), '[\u0300-\u036f]', '', 'g'));
--> statement-breakpoint
UPDATE "notifications" SET "search_text" = lower(regexp_replace(normalize(
  coalesce((SELECT string_agg(value, E'\n') FROM jsonb_each_text("params")), ''), NFD), '[\u0300-\u036f]', '', 'g'));
--> statement-breakpoint
INSERT INTO "tallies" ("topic", "key", "count")
SELECT 'joined', to_char(("created_at" AT TIME ZONE 'UTC') + interval '2 hours', 'YYYY-MM-DD'), count(*) FROM "accounts" GROUP BY 2
UNION ALL SELECT 'marked', '', count(*) FROM "accounts" WHERE "deleted_at" IS NOT NULL HAVING count(*) > 0
UNION ALL SELECT 'tier', "tier_id"::text, count(*) FROM "subscriptions" GROUP BY 2;
--> statement-breakpoint
INSERT INTO "tallies" ("topic", "key", "count", "amount")
SELECT 'paid', to_char(("created_at" AT TIME ZONE 'UTC') + interval '2 hours', 'YYYY-MM-DD'), count(*), sum("amount")
FROM "ledger_entries" WHERE "kind" = 'payment' AND "currency" = 'RWF' GROUP BY 2;
--> statement-breakpoint
CREATE FUNCTION tally_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE way int := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  INSERT INTO tallies (topic, key, count)
  SELECT 'joined', to_char((created_at AT TIME ZONE 'UTC') + interval '2 hours', 'YYYY-MM-DD'), way * count(*) FROM changed GROUP BY 2
  UNION ALL SELECT 'marked', '', way * count(*) FROM changed WHERE deleted_at IS NOT NULL HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tally_accounts_added AFTER INSERT ON "accounts" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tally_accounts();
--> statement-breakpoint
CREATE TRIGGER tally_accounts_removed AFTER DELETE ON "accounts" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tally_accounts();
--> statement-breakpoint
CREATE FUNCTION tally_marked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tallies (topic, key, count) VALUES ('marked', '', CASE WHEN NEW.deleted_at IS NULL THEN -1 ELSE 1 END);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tally_accounts_marked AFTER UPDATE OF "deleted_at" ON "accounts" FOR EACH ROW
  WHEN ((OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL)) EXECUTE FUNCTION tally_marked();
--> statement-breakpoint
CREATE FUNCTION tally_subscriptions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tallies (topic, key, count)
  SELECT 'tier', tier_id::text, (CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END) * count(*) FROM changed GROUP BY 2;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tally_subscriptions_added AFTER INSERT ON "subscriptions" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tally_subscriptions();
--> statement-breakpoint
CREATE TRIGGER tally_subscriptions_removed AFTER DELETE ON "subscriptions" REFERENCING OLD TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tally_subscriptions();
--> statement-breakpoint
CREATE FUNCTION tally_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tallies (topic, key, count) VALUES ('tier', OLD.tier_id::text, -1), ('tier', NEW.tier_id::text, 1);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tally_subscriptions_moved AFTER UPDATE OF "tier_id" ON "subscriptions" FOR EACH ROW
  WHEN (OLD.tier_id <> NEW.tier_id) EXECUTE FUNCTION tally_moved();
--> statement-breakpoint
CREATE FUNCTION tally_ledger() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO tallies (topic, key, count, amount)
  SELECT 'paid', to_char((created_at AT TIME ZONE 'UTC') + interval '2 hours', 'YYYY-MM-DD'), count(*), sum(amount)
  FROM changed WHERE kind = 'payment' AND currency = 'RWF' GROUP BY 2;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER tally_ledger_added AFTER INSERT ON "ledger_entries" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION tally_ledger();
