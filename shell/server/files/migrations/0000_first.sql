CREATE SCHEMA "files";
--> statement-breakpoint
CREATE TABLE "files"."uploads" (
	"name" text PRIMARY KEY NOT NULL,
	"owner_id" integer,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "uploads_owner_id_index" ON "files"."uploads" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "uploads_of_nobody" ON "files"."uploads" USING btree ("created_at") WHERE "files"."uploads"."owner_id" is null;