-- The schema has its domain's name. The release before works beside this one while APIs are replaced, and after one is
-- taken back (decision 61): it finds its tables by the old name, as views that take its writes.
-- allowed new-name: views of the old names stand in the same transaction
ALTER SCHEMA "courses" RENAME TO "cursos";
--> statement-breakpoint
CREATE SCHEMA "courses";
--> statement-breakpoint
CREATE VIEW "courses"."comment_likes" AS SELECT * FROM "cursos"."comment_likes";
--> statement-breakpoint
CREATE VIEW "courses"."comment_reports" AS SELECT * FROM "cursos"."comment_reports";
--> statement-breakpoint
CREATE VIEW "courses"."comments" AS SELECT * FROM "cursos"."comments";
--> statement-breakpoint
CREATE VIEW "courses"."course_progress" AS SELECT * FROM "cursos"."course_progress";
--> statement-breakpoint
CREATE VIEW "courses"."courses" AS SELECT * FROM "cursos"."courses";
--> statement-breakpoint
CREATE VIEW "courses"."mail_choices" AS SELECT * FROM "cursos"."mail_choices";
--> statement-breakpoint
CREATE VIEW "courses"."mail_links" AS SELECT * FROM "cursos"."mail_links";
--> statement-breakpoint
CREATE VIEW "courses"."products" AS SELECT * FROM "cursos"."products";
--> statement-breakpoint
CREATE VIEW "courses"."reply_notices" AS SELECT * FROM "cursos"."reply_notices";
--> statement-breakpoint
CREATE VIEW "courses"."unlock_mails" AS SELECT * FROM "cursos"."unlock_mails";
