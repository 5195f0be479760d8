CREATE SCHEMA "citas";
--> statement-breakpoint
CREATE TABLE "citas"."appointments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "citas"."appointments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"idempotency_key" uuid,
	"specialist_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"booked_start" timestamp with time zone NOT NULL,
	"booked_end" timestamp with time zone NOT NULL,
	"tz" text NOT NULL,
	"is_online" boolean NOT NULL,
	"link" text NOT NULL,
	"status" text NOT NULL,
	"purchase_id" integer,
	"held_until" timestamp with time zone,
	"uid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"day_reminder_at" timestamp with time zone,
	"hour_reminder_at" timestamp with time zone,
	CONSTRAINT "one_appointment_an_attempt" UNIQUE("user_id","idempotency_key"),
	CONSTRAINT "ends_after_its_start" CHECK ("citas"."appointments"."ends_at" > "citas"."appointments"."starts_at"),
	CONSTRAINT "held_until_a_time" CHECK (("citas"."appointments"."status" = 'HELD') = ("citas"."appointments"."held_until" is not null))
);
--> statement-breakpoint
CREATE TABLE "citas"."branches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "citas"."branches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"address" text NOT NULL,
	"map" text NOT NULL,
	"phone" text NOT NULL,
	"withdrawn" boolean DEFAULT false NOT NULL,
	CONSTRAINT "branches_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "citas"."calendar_feeds" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "calendar_feeds_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "citas"."days_off" (
	"specialist_id" integer NOT NULL,
	"day" date NOT NULL,
	"from_content" boolean NOT NULL,
	CONSTRAINT "days_off_specialist_id_day_pk" PRIMARY KEY("specialist_id","day")
);
--> statement-breakpoint
CREATE TABLE "citas"."holidays" (
	"day" date PRIMARY KEY NOT NULL,
	"name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "citas"."specialists" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "citas"."specialists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"picture" text NOT NULL,
	"specialty" text NOT NULL,
	"about" text NOT NULL,
	"branch_id" integer NOT NULL,
	"schedules" jsonb NOT NULL,
	"withdrawn" boolean DEFAULT false NOT NULL,
	CONSTRAINT "specialists_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "citas"."waiting_list" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "citas"."waiting_list_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"specialist_id" integer NOT NULL,
	"is_online" boolean NOT NULL,
	"minutes" integer NOT NULL,
	"offered_start" timestamp with time zone,
	CONSTRAINT "one_wait_a_specialist" UNIQUE("user_id","specialist_id")
);
--> statement-breakpoint
ALTER TABLE "citas"."appointments" ADD CONSTRAINT "appointments_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "citas"."specialists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "citas"."days_off" ADD CONSTRAINT "days_off_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "citas"."specialists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "citas"."specialists" ADD CONSTRAINT "specialists_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "citas"."branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "citas"."waiting_list" ADD CONSTRAINT "waiting_list_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "citas"."specialists"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appointments_user_id_starts_at_index" ON "citas"."appointments" USING btree ("user_id","starts_at");--> statement-breakpoint
CREATE INDEX "appointments_specialist_id_starts_at_index" ON "citas"."appointments" USING btree ("specialist_id","starts_at");--> statement-breakpoint
CREATE UNIQUE INDEX "one_hold_a_person" ON "citas"."appointments" USING btree ("user_id") WHERE "citas"."appointments"."status" = 'HELD';--> statement-breakpoint
CREATE INDEX "waiting_list_specialist_id_created_at_index" ON "citas"."waiting_list" USING btree ("specialist_id","created_at");--> statement-breakpoint
-- Two appointments of one specialist never overlap (shared/product/citas.md#slots): the database itself refuses it.
ALTER TABLE "citas"."appointments" ADD CONSTRAINT "one_appointment_at_a_time" EXCLUDE USING gist ("specialist_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&) WHERE ("status" <> 'CANCELLED');
