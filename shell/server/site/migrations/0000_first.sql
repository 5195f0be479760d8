CREATE SCHEMA "site";
--> statement-breakpoint
CREATE TABLE "site"."faq" (
	"position" integer PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"group" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	CONSTRAINT "faq_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "site"."privacy_notices" (
	"version" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"html" text NOT NULL,
	"published_at" date NOT NULL,
	"loaded_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
