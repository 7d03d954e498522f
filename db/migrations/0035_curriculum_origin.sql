CREATE TYPE "public"."curriculum_origin" AS ENUM('sourced', 'administrator', 'teachers');--> statement-breakpoint
CREATE TABLE "curriculum_collections" (
	"name" text PRIMARY KEY NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "curriculum_modules" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "curriculum_modules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"title" text NOT NULL,
	"trade" text NOT NULL,
	"trades" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"except" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"level" text NOT NULL,
	"hours" integer,
	"outcomes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"other_codes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"source" text NOT NULL,
	"source_url" text,
	"note" text,
	"origin" "curriculum_origin" DEFAULT 'administrator' NOT NULL,
	"confirmed" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "curriculum_units" ADD COLUMN "term" integer;--> statement-breakpoint
ALTER TABLE "curriculum_units" ADD COLUMN "lesson_count" integer;--> statement-breakpoint
ALTER TABLE "curriculum_units" ADD COLUMN "lessons" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "curriculum_units" ADD COLUMN "source_url" text;--> statement-breakpoint
ALTER TABLE "curriculum_units" ADD COLUMN "origin" "curriculum_origin" DEFAULT 'administrator' NOT NULL;--> statement-breakpoint
ALTER TABLE "curriculum_units" ADD COLUMN "confirmed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "curriculum_modules_key" ON "curriculum_modules" USING btree ("trade","code","title");