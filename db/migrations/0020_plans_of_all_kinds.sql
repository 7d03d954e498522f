DROP INDEX "plans_owner_newest";--> statement-breakpoint
CREATE INDEX "plans_owner_all" ON "plans" USING btree ("owner_id","created_at","id") WHERE "plans"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "plans_owner_newest" ON "plans" USING btree ("owner_id","kind","created_at","id") WHERE "plans"."deleted_at" is null;