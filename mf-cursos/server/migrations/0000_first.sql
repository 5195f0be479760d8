CREATE SCHEMA "courses";
--> statement-breakpoint
CREATE TABLE "courses"."courses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courses"."courses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"name" text NOT NULL,
	"feature_image" text NOT NULL,
	"feature_video" text NOT NULL,
	"description" text NOT NULL,
	"withdrawn" boolean DEFAULT false NOT NULL,
	CONSTRAINT "courses_title_unique" UNIQUE("title")
);
