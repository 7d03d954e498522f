CREATE TABLE "audit_chain" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"position" integer NOT NULL,
	"hash" text NOT NULL,
	"base_position" integer NOT NULL,
	"base_hash" text NOT NULL,
	CONSTRAINT "audit_chain_one" CHECK ("audit_chain"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"position" integer PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"seal" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_ins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"way" text NOT NULL,
	"factor" text,
	"succeeded" boolean NOT NULL,
	"user_agent" text NOT NULL,
	"network" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "access" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "hash" text;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_ins_account" ON "sign_ins" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "sign_ins_created" ON "sign_ins" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "audit_log_doings" ON "audit_log" USING btree ("id") WHERE not "audit_log"."access";--> statement-breakpoint
CREATE UNIQUE INDEX "audit_log_position" ON "audit_log" USING btree ("position");
--> statement-breakpoint
-- What a line of the log says, over what the line before said: to change, remove or slip in one, all later ones would have to be made anew.
CREATE FUNCTION audit_digest(before text, "position" int, id int, actor_id int, act text, subject_type text, subject_id int, details jsonb, access boolean, created_at timestamptz)
RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(before || jsonb_build_array("position", id, actor_id, act, subject_type, subject_id, details, access,
    to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'))::text, 'UTF8')), 'hex')
$$;
--> statement-breakpoint
INSERT INTO "audit_chain" ("id", "position", "hash", "base_position", "base_hash") VALUES (1, 0, repeat('0', 64), 0, repeat('0', 64));
--> statement-breakpoint
CREATE FUNCTION chain_audit_line(line_id int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  head audit_chain;
  line audit_log;
  digest text;
BEGIN
  -- One line at a time: the next one waits here until this one is committed.
  SELECT * INTO head FROM audit_chain WHERE audit_chain.id = 1 FOR UPDATE;
  SELECT * INTO line FROM audit_log WHERE audit_log.id = line_id AND audit_log.position IS NULL;
  IF NOT FOUND THEN RETURN; END IF;
  digest := audit_digest(head.hash, head.position + 1, line.id, line.actor_id, line.act, line.subject_type, line.subject_id, line.details, line.access, line.created_at);
  UPDATE audit_log SET position = head.position + 1, hash = digest WHERE audit_log.id = line_id;
  UPDATE audit_chain SET position = head.position + 1, hash = digest WHERE audit_chain.id = 1;
END
$$;
--> statement-breakpoint
-- What stands there already, in its order.
DO $$ DECLARE line_id int; BEGIN
  FOR line_id IN SELECT id FROM audit_log ORDER BY id LOOP PERFORM chain_audit_line(line_id); END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION chain_audit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM chain_audit_line(NEW.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- At the commit, so that nobody waits for the chain while holding anything that others wait for.
CREATE CONSTRAINT TRIGGER audit_log_chained AFTER INSERT ON "audit_log" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION chain_audit();
--> statement-breakpoint
CREATE FUNCTION audit_log_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.position IS NULL AND to_jsonb(OLD) - 'position' - 'hash' = to_jsonb(NEW) - 'position' - 'hash' THEN RETURN NEW; END IF;
  ELSIF TG_OP = 'DELETE' THEN
    IF OLD.position <= (SELECT base_position FROM audit_chain WHERE id = 1) THEN RETURN OLD; END IF;
  END IF;
  RAISE EXCEPTION 'audit_log is append-only';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_log_stays BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION audit_log_stays();
--> statement-breakpoint
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON "audit_log" FOR EACH STATEMENT EXECUTE FUNCTION audit_log_stays();
