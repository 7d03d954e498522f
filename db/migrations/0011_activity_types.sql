DROP TABLE "identities" CASCADE;--> statement-breakpoint
DROP TABLE "sign_in_tickets" CASCADE;