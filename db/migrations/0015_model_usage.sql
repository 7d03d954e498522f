CREATE TYPE "public"."model_purpose" AS ENUM('plan', 'mending', 'section', 'translation');--> statement-breakpoint
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
ALTER TABLE "model_usage" ADD CONSTRAINT "model_usage_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_usage" ADD CONSTRAINT "model_usage_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "model_usage_plan" ON "model_usage" USING btree ("plan_id");--> statement-breakpoint
CREATE INDEX "model_usage_newest" ON "model_usage" USING btree ("created_at");--> statement-breakpoint
INSERT INTO "model_usage" ("plan_id", "account_id", "purpose", "model", "input_tokens", "output_tokens", "cost", "created_at")
SELECT "plans"."id", "plans"."owner_id", 'plan', '', "input_tokens", "output_tokens", 0, "started_at"
FROM "generations" INNER JOIN "plans" ON "plans"."id" = "generations"."plan_id" WHERE "input_tokens" + "output_tokens" > 0;--> statement-breakpoint
ALTER TABLE "generations" DROP COLUMN "input_tokens";--> statement-breakpoint
ALTER TABLE "generations" DROP COLUMN "output_tokens";