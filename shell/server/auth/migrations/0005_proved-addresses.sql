CREATE TABLE "auth"."address_proofs" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "address_proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "proof_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "proof_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth"."address_proofs" ADD CONSTRAINT "address_proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_proofs_user_id_index" ON "auth"."address_proofs" USING btree ("user_id");--> statement-breakpoint
-- An operator vouched for the members of the staff; the accounts of before keep their feeds for thirty days.
UPDATE "auth"."users" SET "address_proved_at" = now() WHERE "staff_since" IS NOT NULL;--> statement-breakpoint
UPDATE "auth"."users" SET "proof_due_at" = now() + interval '30 days' WHERE "staff_since" IS NULL;
