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
ALTER TABLE "letterheads" ADD CONSTRAINT "letterheads_owner_id_accounts_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "logos" ADD CONSTRAINT "logos_owner_id_letterheads_owner_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."letterheads"("owner_id") ON DELETE cascade ON UPDATE no action;