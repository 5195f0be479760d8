-- The schema has its domain's name. The release before works beside this one while APIs are replaced, and after one is
-- taken back (decision 61): it finds its tables by the old name, as views that take its writes.
-- allowed new-name: views of the old names stand in the same transaction
ALTER SCHEMA "account" RENAME TO "cuenta";
--> statement-breakpoint
CREATE SCHEMA "account";
--> statement-breakpoint
CREATE VIEW "account"."invoice_requests" AS SELECT * FROM "cuenta"."invoice_requests";
--> statement-breakpoint
CREATE VIEW "account"."monthly_plans" AS SELECT * FROM "cuenta"."monthly_plans";
--> statement-breakpoint
CREATE VIEW "account"."orders" AS SELECT * FROM "cuenta"."orders";
--> statement-breakpoint
CREATE VIEW "account"."payment_events" AS SELECT * FROM "cuenta"."payment_events";
--> statement-breakpoint
CREATE VIEW "account"."payments" AS SELECT * FROM "cuenta"."payments";
--> statement-breakpoint
CREATE VIEW "account"."plans" AS SELECT * FROM "cuenta"."plans";
--> statement-breakpoint
CREATE VIEW "account"."products" AS SELECT * FROM "cuenta"."products";
--> statement-breakpoint
CREATE VIEW "account"."purchases" AS SELECT * FROM "cuenta"."purchases";
--> statement-breakpoint
CREATE VIEW "account"."refunds" AS SELECT * FROM "cuenta"."refunds";
--> statement-breakpoint
CREATE VIEW "account"."subscriptions" AS SELECT * FROM "cuenta"."subscriptions";
