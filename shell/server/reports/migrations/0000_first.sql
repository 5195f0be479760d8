CREATE SCHEMA "reports";
--> statement-breakpoint
CREATE TABLE "reports"."affected" (
	"day" date NOT NULL,
	"fingerprint" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "affected_day_fingerprint_hash_pk" PRIMARY KEY("day","fingerprint","hash")
);
--> statement-breakpoint
CREATE TABLE "reports"."client_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports"."client_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"remote" text NOT NULL,
	"release" text NOT NULL,
	"shell" text NOT NULL,
	"screen" text NOT NULL,
	"fingerprint" text,
	"code" text,
	"name" text,
	"message" text,
	"frames" text[],
	"call" text,
	"status" integer,
	"measure" text,
	"value" double precision
);
--> statement-breakpoint
CREATE TABLE "reports"."days" (
	"day" date PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reports"."affected" ADD CONSTRAINT "affected_day_days_day_fk" FOREIGN KEY ("day") REFERENCES "reports"."days"("day") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "client_reports_at_index" ON "reports"."client_reports" USING btree ("at");--> statement-breakpoint
CREATE INDEX "client_reports_remote_at_index" ON "reports"."client_reports" USING btree ("remote","at");--> statement-breakpoint
CREATE INDEX "client_reports_by_code" ON "reports"."client_reports" USING btree ("code") WHERE "reports"."client_reports"."code" is not null;