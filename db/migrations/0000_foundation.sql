CREATE TYPE "public"."code_purpose" AS ENUM('verification', 'password_reset');--> statement-breakpoint
CREATE TYPE "public"."locale" AS ENUM('en', 'fr', 'rw');--> statement-breakpoint
CREATE TYPE "public"."role" AS ENUM('USER', 'TEACHER', 'ADMIN');--> statement-breakpoint
CREATE TYPE "public"."activity_type" AS ENUM('create', 'edit', 'view', 'download', 'delete', 'rate', 'share', 'template', 'subscription');--> statement-breakpoint
CREATE TYPE "public"."curriculum_list" AS ENUM('generic_competence', 'crosscutting_issue');--> statement-breakpoint
CREATE TYPE "public"."mail_state" AS ENUM('queued', 'sent', 'failed');--> statement-breakpoint
CREATE TYPE "public"."generation_engine" AS ENUM('model', 'composer');--> statement-breakpoint
CREATE TYPE "public"."generation_state" AS ENUM('running', 'finished', 'failed', 'interrupted');--> statement-breakpoint
CREATE TYPE "public"."plan_kind" AS ENUM('reb', 'rtb');--> statement-breakpoint
CREATE TYPE "public"."plan_language" AS ENUM('en', 'fr', 'rw', 'sw');--> statement-breakpoint
CREATE TYPE "public"."plan_status" AS ENUM('draft', 'completed', 'deleted');--> statement-breakpoint
CREATE TYPE "public"."version_reason" AS ENUM('created', 'generated', 'saved', 'autosaved', 'restored', 'copied');--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text,
	"full_name" text NOT NULL,
	"school" text NOT NULL,
	"role" "role" DEFAULT 'USER' NOT NULL,
	"language" "locale" DEFAULT 'en' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"verified_at" timestamp with time zone,
	"locked_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"consent_version" text NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "one_time_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"purpose" "code_purpose" NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" integer NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "activities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "activities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"type" "activity_type" NOT NULL,
	"title" text NOT NULL,
	"entity_type" text NOT NULL,
	"entity_id" integer,
	"metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "curriculum_classes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "curriculum_classes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"level" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "curriculum_list_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "curriculum_list_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list" "curriculum_list" NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "curriculum_subjects" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "curriculum_subjects_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"name" text NOT NULL,
	"periods_per_week" integer,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "curriculum_terms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "curriculum_terms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"year" text NOT NULL,
	"term" integer NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "curriculum_units" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "curriculum_units_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_level" text,
	"subject" text NOT NULL,
	"unit_no" integer,
	"title" text NOT NULL,
	"key_unit_competence" text,
	"source" text NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "header_defaults" (
	"owner_id" integer PRIMARY KEY NOT NULL,
	"values" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"state" "mail_state" DEFAULT 'queued' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "generations" (
	"plan_id" integer PRIMARY KEY NOT NULL,
	"state" "generation_state" NOT NULL,
	"engine" "generation_engine" NOT NULL,
	"request" jsonb NOT NULL,
	"seed" bigint NOT NULL,
	"section" text NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"run" integer DEFAULT 1 NOT NULL,
	"heartbeat_at" timestamp with time zone DEFAULT now() NOT NULL,
	"quota_period_start" timestamp with time zone,
	"input_tokens" integer DEFAULT 0 NOT NULL,
	"output_tokens" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "plan_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"plan_id" integer NOT NULL,
	"version" integer NOT NULL,
	"reason" "version_reason" NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" "plan_kind" NOT NULL,
	"owner_id" integer NOT NULL,
	"status" "plan_status" DEFAULT 'draft' NOT NULL,
	"title" text NOT NULL,
	"subject" text NOT NULL,
	"class_level" text NOT NULL,
	"lesson_no" text NOT NULL,
	"lesson_date" text NOT NULL,
	"duration_minutes" integer NOT NULL,
	"teacher_name" text NOT NULL,
	"language" "plan_language" NOT NULL,
	"search_text" text NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "quota_periods" (
	"account_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "quota_periods_account_id_starts_at_pk" PRIMARY KEY("account_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "subscription_tiers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_tiers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price" integer NOT NULL,
	"lesson_plans_per_month" integer NOT NULL,
	"max_users" integer NOT NULL,
	"duration_days" integer NOT NULL,
	"active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"tier_id" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curriculum_subjects" ADD CONSTRAINT "curriculum_subjects_class_id_curriculum_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."curriculum_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "header_defaults" ADD CONSTRAINT "header_defaults_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_versions" ADD CONSTRAINT "plan_versions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_periods" ADD CONSTRAINT "quota_periods_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_tier_id_subscription_tiers_id_fk" FOREIGN KEY ("tier_id") REFERENCES "public"."subscription_tiers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email_key" ON "accounts" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_codes_live" ON "one_time_codes" USING btree ("account_id","purpose") WHERE "one_time_codes"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "one_time_codes_account" ON "one_time_codes" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "activities_newest" ON "activities" USING btree ("account_id","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "curriculum_classes_key" ON "curriculum_classes" USING btree ("level","name");--> statement-breakpoint
CREATE UNIQUE INDEX "curriculum_list_items_key" ON "curriculum_list_items" USING btree ("list","name");--> statement-breakpoint
CREATE UNIQUE INDEX "curriculum_subjects_key" ON "curriculum_subjects" USING btree ("class_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "curriculum_terms_key" ON "curriculum_terms" USING btree ("year","term");--> statement-breakpoint
CREATE INDEX "curriculum_units_place" ON "curriculum_units" USING btree ("subject","class_level","unit_no");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("state","next_try_at");--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("recipient","id");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_versions_key" ON "plan_versions" USING btree ("plan_id","version");--> statement-breakpoint
CREATE INDEX "plans_owner_newest" ON "plans" USING btree ("owner_id","kind","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "plans"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "plans_owner_subject" ON "plans" USING btree ("owner_id","kind","subject","class_level") WHERE "plans"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "plans_owner_bin" ON "plans" USING btree ("owner_id","kind","deleted_at") WHERE "plans"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "plans_search" ON "plans" USING gin ("owner_id","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_tiers_name_key" ON "subscription_tiers" USING btree ("name");--> statement-breakpoint
CREATE INDEX "subscriptions_expiry" ON "subscriptions" USING btree ("expires_at");