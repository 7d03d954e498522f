CREATE TYPE "public"."curriculum_kind" AS ENUM('unit', 'module');--> statement-breakpoint
CREATE TYPE "public"."curriculum_verdict" AS ENUM('confirmed', 'rejected');--> statement-breakpoint
CREATE TABLE "curriculum_decisions" (
	"kind" "curriculum_kind" NOT NULL,
	"place_key" text NOT NULL,
	"title_key" text NOT NULL,
	"verdict" "curriculum_verdict" NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "curriculum_decisions_kind_place_key_title_key_pk" PRIMARY KEY("kind","place_key","title_key")
);
--> statement-breakpoint
CREATE TABLE "curriculum_uses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "curriculum_uses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"kind" "curriculum_kind" NOT NULL,
	"place_key" text NOT NULL,
	"title_key" text NOT NULL,
	"school_key" text NOT NULL,
	"level" text NOT NULL,
	"subject" text NOT NULL,
	"unit_no" integer,
	"title" text NOT NULL,
	"term" integer,
	"details" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "curriculum_uses" ADD CONSTRAINT "curriculum_uses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "curriculum_uses_key" ON "curriculum_uses" USING btree ("account_id","kind","place_key","title_key");--> statement-breakpoint
CREATE INDEX "curriculum_uses_alike" ON "curriculum_uses" USING btree ("kind","place_key","title_key","school_key");