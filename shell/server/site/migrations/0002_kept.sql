CREATE TABLE "site"."notice_kept" (
	"version" text NOT NULL,
	"position" integer NOT NULL,
	"category" varchar(40) NOT NULL,
	"title" text NOT NULL,
	"reason" text NOT NULL,
	"years" integer NOT NULL,
	CONSTRAINT "notice_kept_version_category_pk" PRIMARY KEY("version","category")
);
--> statement-breakpoint
ALTER TABLE "site"."notice_kept" ADD CONSTRAINT "notice_kept_version_privacy_notices_version_fk" FOREIGN KEY ("version") REFERENCES "site"."privacy_notices"("version") ON DELETE no action ON UPDATE no action;