CREATE TABLE "diet"."content_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"image" text NOT NULL,
	"description" text NOT NULL,
	"video" text NOT NULL,
	"tags" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "diet"."tip_categories" (
	"specialty" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"category" text[] NOT NULL,
	"sub_category" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "diet"."tip_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "diet"."tip_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"specialty" text NOT NULL,
	"name" text NOT NULL,
	"info_name" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "diet"."tip_documents" ADD CONSTRAINT "tip_documents_specialty_tip_categories_specialty_fk" FOREIGN KEY ("specialty") REFERENCES "diet"."tip_categories"("specialty") ON DELETE no action ON UPDATE no action;