CREATE TABLE "site"."notice_purposes" (
	"version" text NOT NULL,
	"position" integer NOT NULL,
	"purpose" varchar(40),
	"title" text NOT NULL,
	"text" text NOT NULL,
	"starts" boolean NOT NULL,
	CONSTRAINT "notice_purposes_version_position_pk" PRIMARY KEY("version","position")
);
--> statement-breakpoint
ALTER TABLE "site"."notice_purposes" ADD CONSTRAINT "notice_purposes_version_privacy_notices_version_fk" FOREIGN KEY ("version") REFERENCES "site"."privacy_notices"("version") ON DELETE no action ON UPDATE no action;