CREATE SCHEMA "backups";
--> statement-breakpoint
CREATE TABLE "backups"."state" (
	"id" integer PRIMARY KEY NOT NULL,
	"restored_at" timestamp with time zone,
	"files_kept_until" timestamp with time zone,
	"last_success_at" timestamp with time zone,
	CONSTRAINT "one_row" CHECK ("backups"."state"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "backups"."erasures" (
	"erased_id" integer PRIMARY KEY NOT NULL,
	"erased_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
INSERT INTO "backups"."state" ("id") VALUES (1);
