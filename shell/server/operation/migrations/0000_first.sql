CREATE SCHEMA "operation";
--> statement-breakpoint
CREATE TABLE "operation"."things" (
	"thing" text PRIMARY KEY NOT NULL,
	"told" text NOT NULL,
	"seen" text NOT NULL
);
