CREATE TABLE "courses"."comment_reports" (
	"comment_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"settled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "comment_reports_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "courses"."comments" ADD COLUMN "edited_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "courses"."comments" ADD COLUMN "anonymous" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "courses"."comments" ADD COLUMN "specialist" text;--> statement-breakpoint
ALTER TABLE "courses"."courses" ADD COLUMN "anonymous_questions" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "courses"."comment_reports" ADD CONSTRAINT "comment_reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "courses"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reports_of_a_person" ON "courses"."comment_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "open_reports" ON "courses"."comment_reports" USING btree ("comment_id") WHERE not "courses"."comment_reports"."settled";