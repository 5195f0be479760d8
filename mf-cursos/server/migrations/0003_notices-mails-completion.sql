CREATE TABLE "courses"."mail_choices" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"replies" boolean DEFAULT true NOT NULL,
	"unlocks" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courses"."mail_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "courses"."reply_notices" (
	"comment_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"read_at" timestamp with time zone,
	"mailed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "courses"."unlock_mails" (
	"user_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"topic_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "unlock_mails_user_id_course_id_topic_id_pk" PRIMARY KEY("user_id","course_id","topic_id")
);
--> statement-breakpoint
ALTER TABLE "courses"."course_progress" ADD COLUMN "completed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "courses"."reply_notices" ADD CONSTRAINT "reply_notices_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "courses"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses"."unlock_mails" ADD CONSTRAINT "unlock_mails_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "courses"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "links_of_a_person" ON "courses"."mail_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "unread_notices" ON "courses"."reply_notices" USING btree ("user_id") WHERE "courses"."reply_notices"."read_at" is null;