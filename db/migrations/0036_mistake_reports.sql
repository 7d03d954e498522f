CREATE TYPE "public"."mistake" AS ENUM('fact', 'answer', 'language', 'unsafe', 'other');--> statement-breakpoint
CREATE TYPE "public"."report_state" AS ENUM('open', 'answered', 'closed');--> statement-breakpoint
CREATE TABLE "bank_corrections" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_corrections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entry_id" text NOT NULL,
	"entry_version" text NOT NULL,
	"marked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bank_corrections_entry_id_unique" UNIQUE("entry_id")
);
--> statement-breakpoint
CREATE TABLE "mistake_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mistake_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"plan_id" integer,
	"plan_version" integer NOT NULL,
	"kind" "plan_kind" NOT NULL,
	"language" "plan_language" NOT NULL,
	"title" text NOT NULL,
	"subject" text NOT NULL,
	"class_level" text NOT NULL,
	"field" text NOT NULL,
	"mistake" "mistake" NOT NULL,
	"quote" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"entry_id" text,
	"entry_version" text,
	"state" "report_state" DEFAULT 'open' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "mistake_reports" ADD CONSTRAINT "mistake_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mistake_reports" ADD CONSTRAINT "mistake_reports_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mistake_reports_newest" ON "mistake_reports" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "mistake_reports_account" ON "mistake_reports" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "mistake_reports_plan" ON "mistake_reports" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "mistake_reports_open" ON "mistake_reports" USING btree ("account_id") WHERE "mistake_reports"."state" = 'open';