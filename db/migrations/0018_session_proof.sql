ALTER TABLE "sessions" ADD COLUMN "proven_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
-- Sessions that were open before are as freshly proven as their signing in.
UPDATE "sessions" SET "proven_at" = "created_at";
