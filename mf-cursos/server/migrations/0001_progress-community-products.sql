CREATE TABLE "courses"."comment_likes" (
	"comment_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	CONSTRAINT "comment_likes_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "courses"."comments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courses"."comments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"idempotency_key" uuid,
	"course_id" integer NOT NULL,
	"parent_id" integer,
	"content" text NOT NULL,
	"like_count" integer DEFAULT 0 NOT NULL,
	"answer_count" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "one_comment_an_attempt" UNIQUE("user_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "courses"."course_progress" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courses"."course_progress_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"course_id" integer NOT NULL,
	"progress" text NOT NULL,
	CONSTRAINT "one_progress_a_course" UNIQUE("user_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "courses"."products" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "courses"."products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"gallery" text[] NOT NULL,
	"categories" text[] NOT NULL,
	"search_text" text NOT NULL,
	"usage" text NOT NULL,
	"where_to_buy" text NOT NULL,
	"avoid" text NOT NULL,
	CONSTRAINT "products_name_unique" UNIQUE("name")
);
--> statement-breakpoint
ALTER TABLE "courses"."courses" ADD COLUMN "content" text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses"."comment_likes" ADD CONSTRAINT "comment_likes_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "courses"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses"."comments" ADD CONSTRAINT "comments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "courses"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses"."comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "courses"."comments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses"."course_progress" ADD CONSTRAINT "course_progress_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "courses"."courses"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "likes_of_a_person" ON "courses"."comment_likes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "comments_of_a_course" ON "courses"."comments" USING btree ("course_id","id");--> statement-breakpoint
CREATE INDEX "replies_to_a_question" ON "courses"."comments" USING btree ("parent_id","id");--> statement-breakpoint
CREATE INDEX "newest_questions" ON "courses"."comments" USING btree ("course_id","id") WHERE "courses"."comments"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "popular_questions" ON "courses"."comments" USING btree ("course_id","like_count","id") WHERE "courses"."comments"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "unanswered_questions" ON "courses"."comments" USING btree ("course_id","id") WHERE "courses"."comments"."parent_id" is null and "courses"."comments"."answer_count" = 0;