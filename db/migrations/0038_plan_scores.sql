CREATE TABLE "plan_scores" (
	"plan_id" integer PRIMARY KEY NOT NULL,
	"plan_updated_at" timestamp with time zone NOT NULL,
	"rules" text NOT NULL,
	"form" smallint NOT NULL,
	"content" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "plan_scores" ADD CONSTRAINT "plan_scores_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;