CREATE TABLE "auth"."audit_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "auth"."audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"staff" text NOT NULL,
	"act" varchar(200) NOT NULL,
	"person_id" integer
);
--> statement-breakpoint
ALTER TABLE "auth"."users" ADD COLUMN "staff_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "auth"."audit_log" ADD CONSTRAINT "audit_log_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "auth"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_person_id_index" ON "auth"."audit_log" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "audit_log_at_index" ON "auth"."audit_log" USING btree ("at");--> statement-breakpoint
CREATE FUNCTION "auth"."keep_audit_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- The end of a person's account takes their id from the entries about them; nothing else is ever changed.
	IF TG_OP = 'UPDATE' AND NEW.person_id IS NULL
		AND NOT EXISTS (SELECT FROM "auth"."users" WHERE id = OLD.person_id)
		AND ROW(NEW.id, NEW.at, NEW.staff, NEW.act) IS NOT DISTINCT FROM ROW(OLD.id, OLD.at, OLD.staff, OLD.act) THEN
		RETURN NEW;
	END IF;
	RAISE EXCEPTION 'auth.audit_log is append-only';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_log_rows" BEFORE UPDATE OR DELETE ON "auth"."audit_log"
	FOR EACH ROW EXECUTE FUNCTION "auth"."keep_audit_log"();--> statement-breakpoint
CREATE TRIGGER "audit_log_whole" BEFORE TRUNCATE ON "auth"."audit_log"
	FOR EACH STATEMENT EXECUTE FUNCTION "auth"."keep_audit_log"();
