ALTER TABLE "objectives"."form_responses" ADD COLUMN "help_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "objectives"."risk_notices" ADD COLUMN "handled_by" integer;--> statement-breakpoint
CREATE INDEX "responses_with_help_due" ON "objectives"."form_responses" USING btree ("user_id") WHERE "objectives"."form_responses"."help_due";