CREATE TYPE "public"."rating_reason" AS ENUM('content', 'language', 'level', 'timing', 'incomplete', 'other');--> statement-breakpoint
CREATE TYPE "public"."rating_verdict" AS ENUM('up', 'down');--> statement-breakpoint
CREATE TABLE "plan_ratings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_ratings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"plan_id" integer,
	"account_id" integer NOT NULL,
	"verdict" "rating_verdict" NOT NULL,
	"reason" "rating_reason",
	"comment" text DEFAULT '' NOT NULL,
	"kind" "plan_kind" NOT NULL,
	"engine" "generation_engine" NOT NULL,
	"language" "plan_language" NOT NULL,
	"subject" text NOT NULL,
	"class_level" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plan_ratings_plan_id_unique" UNIQUE("plan_id")
);
--> statement-breakpoint
ALTER TABLE "plan_ratings" ADD CONSTRAINT "plan_ratings_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_ratings" ADD CONSTRAINT "plan_ratings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plan_ratings_account" ON "plan_ratings" USING btree ("account_id","id");