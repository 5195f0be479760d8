CREATE TABLE "auth"."password_resets" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "password_resets_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "organization_id" text;--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "privacy_notice" text;--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "privacy_notice_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth"."password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_resets_expires_at_index" ON "auth"."password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_any_case" ON "auth"."users" USING btree (lower("email"));