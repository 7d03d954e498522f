-- Trigrams for search; btree_gin lets the owner stand in the same index.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;--> statement-breakpoint
CREATE TYPE "public"."code_purpose" AS ENUM('verification', 'password_reset');--> statement-breakpoint
CREATE TYPE "public"."locale" AS ENUM('en', 'fr', 'rw');--> statement-breakpoint
CREATE TYPE "public"."role" AS ENUM('USER', 'TEACHER', 'ADMIN');--> statement-breakpoint
CREATE TYPE "public"."activity_type" AS ENUM('create', 'edit', 'view', 'download', 'delete', 'rate', 'share', 'template', 'subscription');--> statement-breakpoint
CREATE TYPE "public"."contact_state" AS ENUM('new', 'answered');--> statement-breakpoint
CREATE TYPE "public"."curriculum_kind" AS ENUM('unit', 'module');--> statement-breakpoint
CREATE TYPE "public"."curriculum_list" AS ENUM('generic_competence', 'crosscutting_issue');--> statement-breakpoint
CREATE TYPE "public"."curriculum_origin" AS ENUM('sourced', 'administrator', 'teachers');--> statement-breakpoint
CREATE TYPE "public"."curriculum_verdict" AS ENUM('confirmed', 'rejected');--> statement-breakpoint
CREATE TYPE "public"."entrance_way" AS ENUM('password', 'google');--> statement-breakpoint
CREATE TYPE "public"."model_purpose" AS ENUM('plan', 'mending', 'section', 'translation');--> statement-breakpoint
CREATE TYPE "public"."mail_state" AS ENUM('queued', 'sent', 'failed');--> statement-breakpoint
CREATE TYPE "public"."ledger_kind" AS ENUM('payment', 'mismatch', 'failure', 'expiry', 'activation');--> statement-breakpoint
CREATE TYPE "public"."payment_gateway" AS ENUM('flutterwave', 'sandbox', 'manual');--> statement-breakpoint
CREATE TYPE "public"."sandbox_charge_state" AS ENUM('open', 'hanging', 'successful', 'failed');--> statement-breakpoint
CREATE TYPE "public"."generation_engine" AS ENUM('model', 'composer');--> statement-breakpoint
CREATE TYPE "public"."generation_state" AS ENUM('running', 'finished', 'failed', 'interrupted');--> statement-breakpoint
CREATE TYPE "public"."plan_kind" AS ENUM('reb', 'rtb');--> statement-breakpoint
CREATE TYPE "public"."plan_language" AS ENUM('en', 'fr', 'rw', 'sw');--> statement-breakpoint
CREATE TYPE "public"."plan_review" AS ENUM('submitted', 'approved', 'rejected');--> statement-breakpoint
CREATE TYPE "public"."plan_status" AS ENUM('draft', 'completed', 'deleted');--> statement-breakpoint
CREATE TYPE "public"."review_step" AS ENUM('submitted', 'approved', 'rejected', 'reopened');--> statement-breakpoint
CREATE TYPE "public"."version_reason" AS ENUM('created', 'generated', 'saved', 'autosaved', 'restored', 'copied');--> statement-breakpoint
CREATE TYPE "public"."rating_reason" AS ENUM('content', 'language', 'level', 'timing', 'incomplete', 'other');--> statement-breakpoint
CREATE TYPE "public"."rating_verdict" AS ENUM('up', 'down');--> statement-breakpoint
CREATE TYPE "public"."mistake" AS ENUM('fact', 'answer', 'language', 'unsafe', 'other');--> statement-breakpoint
CREATE TYPE "public"."report_state" AS ENUM('open', 'answered', 'closed');--> statement-breakpoint
CREATE TYPE "public"."bundle_source" AS ENUM('purchase', 'carried', 'referral');--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text,
	"password_proven_at" timestamp with time zone,
	"full_name" text NOT NULL,
	"school" text NOT NULL,
	"role" "role" DEFAULT 'USER' NOT NULL,
	"language" "locale" DEFAULT 'en' NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"verified_at" timestamp with time zone,
	"google_off_at" timestamp with time zone,
	"locked_at" timestamp with time zone,
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
	"own_tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"link_hash" text,
	"link_expires_at" timestamp with time zone,
	"link_ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" integer NOT NULL,
	"user_agent" text NOT NULL,
	"network" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"proven_at" timestamp with time zone DEFAULT now() NOT NULL,
	"factor" text,
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
	"search_text" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_chain" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"position" integer NOT NULL,
	"hash" text NOT NULL,
	"base_position" integer NOT NULL,
	"base_hash" text NOT NULL,
	CONSTRAINT "audit_chain_one" CHECK ("audit_chain"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"actor_id" integer NOT NULL,
	"act" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" integer,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"access" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"position" integer,
	"hash" text
);
--> statement-breakpoint
CREATE TABLE "audit_seals" (
	"position" integer PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"seal" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"state" "contact_state" DEFAULT 'new' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"told_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "curriculum_classes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "curriculum_classes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"level" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "curriculum_collections" (
	"name" text PRIMARY KEY NOT NULL,
	"taken_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "curriculum_decisions" (
	"kind" "curriculum_kind" NOT NULL,
	"place_key" text NOT NULL,
	"title_key" text NOT NULL,
	"verdict" "curriculum_verdict" NOT NULL,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "curriculum_decisions_kind_place_key_title_key_pk" PRIMARY KEY("kind","place_key","title_key")
);
--> statement-breakpoint
CREATE TABLE "curriculum_list_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "curriculum_list_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"list" "curriculum_list" NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
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
	"term" integer,
	"lesson_count" integer,
	"lessons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"source" text NOT NULL,
	"source_url" text,
	"note" text,
	"origin" "curriculum_origin" DEFAULT 'administrator' NOT NULL,
	"confirmed" boolean DEFAULT true NOT NULL
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
CREATE TABLE "devices" (
	"token_hash" text NOT NULL,
	"account_id" integer NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "devices_token_hash_account_id_pk" PRIMARY KEY("token_hash","account_id")
);
--> statement-breakpoint
CREATE TABLE "authenticators" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"last_step" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"challenge" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"binding" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint DEFAULT 0 NOT NULL,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pending_sign_ins" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"way" "entrance_way" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "pending_sign_ins_once" CHECK ("pending_sign_ins"."used_at" is null or "pending_sign_ins"."used_at" >= "pending_sign_ins"."created_at")
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"account_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_account_id_code_hash_pk" PRIMARY KEY("account_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "model_usage" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "model_usage_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"plan_id" integer,
	"account_id" integer,
	"purpose" "model_purpose" NOT NULL,
	"model" text NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"cost" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "header_defaults" (
	"owner_id" integer PRIMARY KEY NOT NULL,
	"values" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "letterheads" (
	"owner_id" integer PRIMARY KEY NOT NULL,
	"values" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "logos" (
	"owner_id" integer PRIMARY KEY NOT NULL,
	"png" "bytea" NOT NULL,
	"hash" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "identities_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "sign_in_tickets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"binding_hash" text NOT NULL,
	"account_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
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
CREATE TABLE "notifications" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notifications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"type" text NOT NULL,
	"kind" text NOT NULL,
	"params" jsonb NOT NULL,
	"search_text" text DEFAULT '' NOT NULL,
	"entity_type" text,
	"entity_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"kind" "ledger_kind" NOT NULL,
	"gateway" "payment_gateway" NOT NULL,
	"provider_ref" text,
	"amount" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"reason" text,
	"recorded_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_manual_reference" CHECK ("ledger_entries"."gateway" <> 'manual' or "ledger_entries"."provider_ref" ~ '^[1-9][0-9]{10}$')
);
--> statement-breakpoint
CREATE TABLE "order_confirmations" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"first_by" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"second_by" integer,
	"second_at" timestamp with time zone,
	CONSTRAINT "order_confirmations_two" CHECK ("order_confirmations"."first_by" <> "order_confirmations"."second_by")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tx_ref" text NOT NULL,
	"account_id" integer,
	"tier_id" integer,
	"bundle" boolean DEFAULT false NOT NULL,
	"product_name" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text DEFAULT 'RWF' NOT NULL,
	"gateway" "payment_gateway" NOT NULL,
	"phone" text,
	"reference" text,
	"link" text,
	"created_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"next_check_at" timestamp with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "orders_amount" CHECK ("orders"."amount" > 0),
	CONSTRAINT "orders_product" CHECK ("orders"."bundle" = ("orders"."tier_id" is null))
);
--> statement-breakpoint
CREATE TABLE "payment_cases" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"entries" integer DEFAULT 1 NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"gateway" "payment_gateway" NOT NULL,
	"event_key" text NOT NULL,
	"tx_ref" text NOT NULL,
	"transaction_id" text,
	"payload" jsonb NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"next_try_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "payment_exchanges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_exchanges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"operation" text NOT NULL,
	"request" jsonb NOT NULL,
	"response" jsonb,
	"http_status" integer,
	"duration_ms" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_charges" (
	"tx_ref" text PRIMARY KEY NOT NULL,
	"transaction_id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "sandbox_charges_transaction_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"title" text NOT NULL,
	"return_path" text NOT NULL,
	"state" "sandbox_charge_state" DEFAULT 'open' NOT NULL,
	"webhooks" integer DEFAULT 0 NOT NULL,
	"webhook_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
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
	"quota_bundle_id" integer,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"remade_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "plan_reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"plan_id" integer NOT NULL,
	"step" "review_step" NOT NULL,
	"version" integer NOT NULL,
	"actor_id" integer,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plan_translations" (
	"plan_id" integer PRIMARY KEY NOT NULL,
	"source_id" integer NOT NULL,
	"language" "plan_language",
	"hashes" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
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
	"stored_bytes" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone,
	"review" "plan_review",
	"submitted_at" timestamp with time zone,
	"review_reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "referral_rewards" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"plans" integer NOT NULL,
	CONSTRAINT "referral_rewards_one" CHECK ("referral_rewards"."id" = 1 and "referral_rewards"."plans" >= 0)
);
--> statement-breakpoint
CREATE TABLE "referrals" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"referred_by_email" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"proven" boolean DEFAULT false NOT NULL,
	"rewarded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "rewarded_mailboxes" (
	"mailbox" text PRIMARY KEY NOT NULL,
	"referrer" text,
	"domain" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registrations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "registrations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"password_hash" text,
	"full_name" text NOT NULL,
	"school" text NOT NULL,
	"language" "locale" DEFAULT 'en' NOT NULL,
	"consent_version" text NOT NULL,
	"consent_at" timestamp with time zone NOT NULL,
	"user_agent" text NOT NULL,
	"binding_hash" text,
	"code_hash" text,
	"code_sent_at" timestamp with time zone,
	"code_expires_at" timestamp with time zone,
	"link_hash" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"own_tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	"account_id" integer
);
--> statement-breakpoint
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
CREATE TABLE "bundle_offers" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"plans" integer NOT NULL,
	"price" integer NOT NULL,
	CONSTRAINT "bundle_offers_one" CHECK ("bundle_offers"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "plan_bundles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plan_bundles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"source" "bundle_source" NOT NULL,
	"plans" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_bundles_used" CHECK ("plan_bundles"."used" between 0 and "plan_bundles"."plans")
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
	"expires_at" timestamp with time zone NOT NULL,
	"noticed_days" integer
);
--> statement-breakpoint
CREATE TABLE "tier_grants" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"tier_id" integer NOT NULL,
	"first_by" integer NOT NULL,
	"first_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tallies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tallies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"topic" text NOT NULL,
	"key" text NOT NULL,
	"count" bigint NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities" ADD CONSTRAINT "activities_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curriculum_subjects" ADD CONSTRAINT "curriculum_subjects_class_id_curriculum_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."curriculum_classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "curriculum_uses" ADD CONSTRAINT "curriculum_uses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "devices" ADD CONSTRAINT "devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_sign_ins" ADD CONSTRAINT "pending_sign_ins_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_usage" ADD CONSTRAINT "model_usage_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_usage" ADD CONSTRAINT "model_usage_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "header_defaults" ADD CONSTRAINT "header_defaults_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "letterheads" ADD CONSTRAINT "letterheads_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logos" ADD CONSTRAINT "logos_owner_id_letterheads_owner_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."letterheads"("owner_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_tickets" ADD CONSTRAINT "sign_in_tickets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_confirmations" ADD CONSTRAINT "order_confirmations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_confirmations" ADD CONSTRAINT "order_confirmations_first_by_accounts_id_fk" FOREIGN KEY ("first_by") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_confirmations" ADD CONSTRAINT "order_confirmations_second_by_accounts_id_fk" FOREIGN KEY ("second_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tier_id_subscription_tiers_id_fk" FOREIGN KEY ("tier_id") REFERENCES "public"."subscription_tiers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_cases" ADD CONSTRAINT "payment_cases_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_exchanges" ADD CONSTRAINT "payment_exchanges_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_quota_bundle_id_plan_bundles_id_fk" FOREIGN KEY ("quota_bundle_id") REFERENCES "public"."plan_bundles"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_reviews" ADD CONSTRAINT "plan_reviews_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_reviews" ADD CONSTRAINT "plan_reviews_actor_id_accounts_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_translations" ADD CONSTRAINT "plan_translations_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_translations" ADD CONSTRAINT "plan_translations_source_id_plans_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_versions" ADD CONSTRAINT "plan_versions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_ratings" ADD CONSTRAINT "plan_ratings_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_ratings" ADD CONSTRAINT "plan_ratings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registrations" ADD CONSTRAINT "registrations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mistake_reports" ADD CONSTRAINT "mistake_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mistake_reports" ADD CONSTRAINT "mistake_reports_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_bundles" ADD CONSTRAINT "plan_bundles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_periods" ADD CONSTRAINT "quota_periods_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_tier_id_subscription_tiers_id_fk" FOREIGN KEY ("tier_id") REFERENCES "public"."subscription_tiers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tier_grants" ADD CONSTRAINT "tier_grants_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tier_grants" ADD CONSTRAINT "tier_grants_tier_id_subscription_tiers_id_fk" FOREIGN KEY ("tier_id") REFERENCES "public"."subscription_tiers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tier_grants" ADD CONSTRAINT "tier_grants_first_by_accounts_id_fk" FOREIGN KEY ("first_by") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_email_key" ON "accounts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "accounts_email_search" ON "accounts" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "accounts_administrators" ON "accounts" USING btree ("id") WHERE "accounts"."role" = 'ADMIN';--> statement-breakpoint
CREATE UNIQUE INDEX "one_time_codes_live" ON "one_time_codes" USING btree ("account_id","purpose") WHERE "one_time_codes"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "one_time_codes_account" ON "one_time_codes" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "sessions_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "activities_newest" ON "activities" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "activities_types" ON "activities" USING btree ("account_id","type");--> statement-breakpoint
CREATE INDEX "activities_search" ON "activities" USING gin ("account_id","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_log_act" ON "audit_log" USING btree ("act","id");--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "audit_log_doings" ON "audit_log" USING btree ("id") WHERE not "audit_log"."access";--> statement-breakpoint
CREATE UNIQUE INDEX "audit_log_position" ON "audit_log" USING btree ("position");--> statement-breakpoint
CREATE INDEX "contact_messages_newest" ON "contact_messages" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "contact_messages_email" ON "contact_messages" USING btree ("email");--> statement-breakpoint
CREATE INDEX "contact_messages_age" ON "contact_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contact_messages_untold" ON "contact_messages" USING btree ("id") WHERE "contact_messages"."told_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "curriculum_classes_key" ON "curriculum_classes" USING btree ("level","name");--> statement-breakpoint
CREATE UNIQUE INDEX "curriculum_list_items_key" ON "curriculum_list_items" USING btree ("list","name");--> statement-breakpoint
CREATE UNIQUE INDEX "curriculum_modules_key" ON "curriculum_modules" USING btree ("trade","code","title");--> statement-breakpoint
CREATE UNIQUE INDEX "curriculum_subjects_key" ON "curriculum_subjects" USING btree ("class_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "curriculum_terms_key" ON "curriculum_terms" USING btree ("year","term");--> statement-breakpoint
CREATE INDEX "curriculum_units_place" ON "curriculum_units" USING btree ("subject","class_level","unit_no");--> statement-breakpoint
CREATE UNIQUE INDEX "curriculum_uses_key" ON "curriculum_uses" USING btree ("account_id","kind","place_key","title_key");--> statement-breakpoint
CREATE INDEX "curriculum_uses_alike" ON "curriculum_uses" USING btree ("kind","place_key","title_key","school_key");--> statement-breakpoint
CREATE INDEX "devices_account" ON "devices" USING btree ("account_id","last_seen_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expires" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_account" ON "passkeys" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "pending_sign_ins_account" ON "pending_sign_ins" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "pending_sign_ins_expires" ON "pending_sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "model_usage_plan" ON "model_usage" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "model_usage_account" ON "model_usage" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "model_usage_newest" ON "model_usage" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "identities_account" ON "identities" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sign_in_tickets_account" ON "sign_in_tickets" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sign_in_tickets_expires" ON "sign_in_tickets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("state","next_try_at");--> statement-breakpoint
CREATE INDEX "mails_recipient" ON "mails" USING btree ("recipient","id");--> statement-breakpoint
CREATE INDEX "notifications_newest" ON "notifications" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "notifications_search" ON "notifications" USING gin ("account_id","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("account_id") WHERE "notifications"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transaction_key" ON "ledger_entries" USING btree ("kind","gateway","provider_ref") WHERE "ledger_entries"."provider_ref" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_once_key" ON "ledger_entries" USING btree ("order_id","kind") WHERE "ledger_entries"."kind" in ('activation', 'expiry');--> statement-breakpoint
CREATE INDEX "ledger_manual_digits" ON "ledger_entries" USING btree (ltrim(regexp_replace("provider_ref", '[^0-9]', '', 'g'), '0')) WHERE "ledger_entries"."kind" = 'payment' and "ledger_entries"."gateway" = 'manual';--> statement-breakpoint
CREATE INDEX "ledger_order" ON "ledger_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_revenue" ON "ledger_entries" USING btree ("kind","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_tx_ref_key" ON "orders" USING btree ("tx_ref");--> statement-breakpoint
CREATE INDEX "orders_account" ON "orders" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("gateway","id");--> statement-breakpoint
CREATE INDEX "orders_reference" ON "orders" USING btree ("reference") WHERE "orders"."reference" is not null;--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("next_check_at") WHERE "orders"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_cases_open" ON "payment_cases" USING btree ("order_id") WHERE "payment_cases"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_events_key" ON "payment_events" USING btree ("event_key");--> statement-breakpoint
CREATE INDEX "payment_events_due" ON "payment_events" USING btree ("next_try_at") WHERE "payment_events"."processed_at" is null;--> statement-breakpoint
CREATE INDEX "payment_exchanges_order" ON "payment_exchanges" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "plan_reviews_plan" ON "plan_reviews" USING btree ("plan_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_translations_place" ON "plan_translations" USING btree ("source_id","language");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_versions_key" ON "plan_versions" USING btree ("plan_id","version");--> statement-breakpoint
CREATE INDEX "plan_versions_to_thin" ON "plan_versions" USING btree ("created_at") WHERE "plan_versions"."reason" = 'autosaved';--> statement-breakpoint
CREATE INDEX "plans_owner_newest" ON "plans" USING btree ("owner_id","kind","created_at","id") WHERE "plans"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "plans_owner_all" ON "plans" USING btree ("owner_id","created_at","id") WHERE "plans"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "plans_owner_subject" ON "plans" USING btree ("owner_id","kind","subject","class_level") WHERE "plans"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "plans_owner_bin" ON "plans" USING btree ("owner_id","kind","deleted_at") WHERE "plans"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "plans_to_review" ON "plans" USING btree ("submitted_at","id") WHERE "plans"."review" = 'submitted' and "plans"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "plans_search" ON "plans" USING gin ("owner_id","search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "plan_ratings_account" ON "plan_ratings" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "referrals_referrer" ON "referrals" USING btree ("referred_by_email");--> statement-breakpoint
CREATE INDEX "rewarded_mailboxes_referrer" ON "rewarded_mailboxes" USING btree ("referrer","created_at");--> statement-breakpoint
CREATE INDEX "rewarded_mailboxes_domain" ON "rewarded_mailboxes" USING btree ("domain","created_at");--> statement-breakpoint
CREATE INDEX "registrations_pending" ON "registrations" USING btree ("email","id") WHERE "registrations"."confirmed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_binding" ON "registrations" USING btree ("binding_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_link" ON "registrations" USING btree ("link_hash");--> statement-breakpoint
CREATE INDEX "registrations_account" ON "registrations" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "registrations_created" ON "registrations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mistake_reports_newest" ON "mistake_reports" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "mistake_reports_account" ON "mistake_reports" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "mistake_reports_plan" ON "mistake_reports" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "mistake_reports_open" ON "mistake_reports" USING btree ("account_id") WHERE "mistake_reports"."state" = 'open';--> statement-breakpoint
CREATE INDEX "sign_ins_account" ON "sign_ins" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "sign_ins_created" ON "sign_ins" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "plan_bundles_account" ON "plan_bundles" USING btree ("account_id","ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_tiers_name_key" ON "subscription_tiers" USING btree ("name");--> statement-breakpoint
CREATE INDEX "subscriptions_expiry" ON "subscriptions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "tallies_topic" ON "tallies" USING btree ("topic","key");--> statement-breakpoint
-- Money that was written down stays written down: a correction is another row.
create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'ledger_entries is append-only';
end
$$;
--> statement-breakpoint
create trigger ledger_entries_append_only before update or delete on "ledger_entries"
  for each row execute function ledger_is_append_only();
--> statement-breakpoint
create trigger ledger_entries_no_truncate before truncate on "ledger_entries"
  for each statement execute function ledger_is_append_only();
--> statement-breakpoint
-- Sums that stand ready: a row more in "tallies" for each change, which a job adds up.
CREATE FUNCTION tally_accounts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE way int := CASE TG_OP WHEN 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  INSERT INTO tallies (topic, key, count)
  SELECT 'joined', to_char((created_at AT TIME ZONE 'UTC') + interval '2 hours', 'YYYY-MM-DD'), way * count(*) FROM changed GROUP BY 2;
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
