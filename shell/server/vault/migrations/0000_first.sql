CREATE SCHEMA "vault";
--> statement-breakpoint
CREATE TABLE "vault"."accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pseudonym" text NOT NULL,
	"sealed_key" text NOT NULL,
	"ended_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vault"."entries" (
	"account_id" uuid NOT NULL,
	"category" varchar(40) NOT NULL,
	"sealed" text NOT NULL,
	"kept_until" timestamp with time zone NOT NULL,
	CONSTRAINT "entries_account_id_category_pk" PRIMARY KEY("account_id","category")
);
--> statement-breakpoint
CREATE TABLE "vault"."files" (
	"name" text PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"category" varchar(40) NOT NULL,
	"plain_name" text
);
--> statement-breakpoint
CREATE TABLE "vault"."openings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vault"."openings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" uuid NOT NULL,
	"asked_by" text NOT NULL,
	"asked_reason" varchar(500) NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"approved_by" text,
	"approved_reason" varchar(500),
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vault"."state" (
	"id" integer PRIMARY KEY NOT NULL,
	"last_success_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "vault"."entries" ADD CONSTRAINT "entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "vault"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vault"."files" ADD CONSTRAINT "files_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "vault"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vault"."openings" ADD CONSTRAINT "openings_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "vault"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_pseudonym_index" ON "vault"."accounts" USING btree ("pseudonym");--> statement-breakpoint
CREATE INDEX "entries_kept_until_index" ON "vault"."entries" USING btree ("kept_until");--> statement-breakpoint
CREATE INDEX "files_account_id_index" ON "vault"."files" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "openings_account_id_index" ON "vault"."openings" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "openings_ends_at_index" ON "vault"."openings" USING btree ("ends_at");