ALTER TABLE "auth"."users" ADD COLUMN "emergency_contact_name" varchar(100) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "emergency_contact_last_name" varchar(100) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "emergency_contact_email" varchar(254) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "emergency_contact_birthdate" date;--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "emergency_contact_relationship" varchar(100) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "objective" varchar(1000) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "branch_offices" varchar(100)[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "zone" varchar(100);--> statement-breakpoint
ALTER TABLE "auth"."users" ADD CONSTRAINT "users_branch_offices" CHECK (cardinality("auth"."users"."branch_offices") <= 20);