-- The schema has its domain's name. The release before works beside this one while APIs are replaced, and after one is
-- taken back (decision 61): it finds its tables by the old name, as views that take its writes.
-- allowed new-name: views of the old names stand in the same transaction
ALTER SCHEMA "objectives" RENAME TO "objetivos";
--> statement-breakpoint
CREATE SCHEMA "objectives";
--> statement-breakpoint
CREATE VIEW "objectives"."family_members" AS SELECT * FROM "objetivos"."family_members";
--> statement-breakpoint
CREATE VIEW "objectives"."form_drafts" AS SELECT * FROM "objetivos"."form_drafts";
--> statement-breakpoint
CREATE VIEW "objectives"."form_responses" AS SELECT * FROM "objetivos"."form_responses";
--> statement-breakpoint
CREATE VIEW "objectives"."form_versions" AS SELECT * FROM "objetivos"."form_versions";
--> statement-breakpoint
CREATE VIEW "objectives"."forms" AS SELECT * FROM "objetivos"."forms";
--> statement-breakpoint
CREATE VIEW "objectives"."lab_files" AS SELECT * FROM "objetivos"."lab_files";
--> statement-breakpoint
CREATE VIEW "objectives"."risk_notices" AS SELECT * FROM "objetivos"."risk_notices";
