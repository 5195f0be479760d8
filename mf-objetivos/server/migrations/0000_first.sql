CREATE SCHEMA "objectives";
--> statement-breakpoint
CREATE TABLE "objectives"."family_members" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "objectives"."family_members_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"idempotency_key" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birth_date" date NOT NULL,
	"gender" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"relationship" text NOT NULL,
	"picture" text NOT NULL,
	"consent" text DEFAULT 'NONE' NOT NULL,
	"consent_asked_at" timestamp with time zone,
	"consent_token_hash" text,
	CONSTRAINT "family_members_consent_token_hash_unique" UNIQUE("consent_token_hash"),
	CONSTRAINT "one_family_member_an_attempt" UNIQUE("user_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "objectives"."form_drafts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "objectives"."form_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"family_member_id" integer,
	"form_id" integer NOT NULL,
	"version" integer NOT NULL,
	"answers" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_draft_a_form" UNIQUE NULLS NOT DISTINCT("user_id","family_member_id","form_id")
);
--> statement-breakpoint
CREATE TABLE "objectives"."form_responses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "objectives"."form_responses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"family_member_id" integer,
	"form_id" integer NOT NULL,
	"version" integer NOT NULL,
	"answers" text NOT NULL,
	"areas" text NOT NULL,
	"balance" integer NOT NULL,
	"labs" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "objectives"."form_versions" (
	"form_id" integer NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "form_versions_form_id_version_pk" PRIMARY KEY("form_id","version")
);
--> statement-breakpoint
CREATE TABLE "objectives"."forms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "objectives"."forms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" text NOT NULL,
	"courses" text[] NOT NULL,
	"gender" text NOT NULL,
	"age_range" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"repeat_days" integer NOT NULL,
	"question_count" integer NOT NULL,
	"source" text NOT NULL,
	"withdrawn" boolean DEFAULT false NOT NULL,
	CONSTRAINT "forms_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "objectives"."lab_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "objectives"."lab_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"response_id" integer NOT NULL,
	"lab" text NOT NULL,
	"file" text NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"response" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "one_file_a_lab" UNIQUE("response_id","lab")
);
--> statement-breakpoint
CREATE TABLE "objectives"."risk_notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "objectives"."risk_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"family_member_id" integer,
	"form_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "objectives"."form_drafts" ADD CONSTRAINT "form_drafts_family_member_id_family_members_id_fk" FOREIGN KEY ("family_member_id") REFERENCES "objectives"."family_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objectives"."form_drafts" ADD CONSTRAINT "form_drafts_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "objectives"."forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objectives"."form_responses" ADD CONSTRAINT "form_responses_family_member_id_family_members_id_fk" FOREIGN KEY ("family_member_id") REFERENCES "objectives"."family_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objectives"."form_responses" ADD CONSTRAINT "form_responses_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "objectives"."forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objectives"."form_versions" ADD CONSTRAINT "form_versions_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "objectives"."forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objectives"."lab_files" ADD CONSTRAINT "lab_files_response_id_form_responses_id_fk" FOREIGN KEY ("response_id") REFERENCES "objectives"."form_responses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objectives"."risk_notices" ADD CONSTRAINT "risk_notices_family_member_id_family_members_id_fk" FOREIGN KEY ("family_member_id") REFERENCES "objectives"."family_members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "objectives"."risk_notices" ADD CONSTRAINT "risk_notices_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "objectives"."forms"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drafts_of_a_family_member" ON "objectives"."form_drafts" USING btree ("family_member_id");--> statement-breakpoint
CREATE INDEX "responses_of_a_person" ON "objectives"."form_responses" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "responses_of_a_family_member" ON "objectives"."form_responses" USING btree ("family_member_id");--> statement-breakpoint
CREATE INDEX "labs_without_a_response" ON "objectives"."lab_files" USING btree ("uploaded_at") WHERE "objectives"."lab_files"."response" is null;--> statement-breakpoint
CREATE INDEX "labs_of_a_person" ON "objectives"."lab_files" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "risk_notices_of_a_person" ON "objectives"."risk_notices" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "risk_notices_of_a_family_member" ON "objectives"."risk_notices" USING btree ("family_member_id");