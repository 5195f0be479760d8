CREATE TABLE "auth"."address_changes" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "address_changes_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "auth"."alarms" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD COLUMN "id" integer NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "auth"."sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD COLUMN "device" varchar(60) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD COLUMN "country" varchar(2);--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
-- Until now a session lasted thirty days from its last use.
UPDATE "auth"."sessions" SET "used_at" = "expires_at" - interval '30 days';--> statement-breakpoint
ALTER TABLE "auth"."sessions" ALTER COLUMN "used_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."address_changes" ADD CONSTRAINT "address_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."alarms" ADD CONSTRAINT "alarms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_changes_expires_at_index" ON "auth"."address_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "alarms_user_id_index" ON "auth"."alarms" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "alarms_expires_at_index" ON "auth"."alarms" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "auth"."sessions" ADD CONSTRAINT "sessions_id_unique" UNIQUE("id");--> statement-breakpoint
UPDATE "auth"."sessions" SET "expires_at" = least("expires_at", now() + interval '12 hours') WHERE "user_id" IN (SELECT "id" FROM "auth"."users" WHERE "staff_since" IS NOT NULL);
