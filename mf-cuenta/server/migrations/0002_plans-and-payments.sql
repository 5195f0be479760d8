CREATE SCHEMA "sandbox";
--> statement-breakpoint
CREATE TABLE "account"."invoice_requests" (
	"payment_id" integer PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"rfc" text NOT NULL,
	"name" text NOT NULL,
	"regimen_fiscal" text NOT NULL,
	"uso_cfdi" text NOT NULL,
	"postal_code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account"."monthly_plans" (
	"price_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"descripcion" text NOT NULL,
	"includes" text[] NOT NULL,
	"amount" integer NOT NULL,
	"includes_appointment" boolean NOT NULL,
	"position" integer NOT NULL,
	"withdrawn" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account"."orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account"."orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"idempotency_key" uuid,
	"reference" uuid NOT NULL,
	"product_id" text NOT NULL,
	"product" integer,
	"price_id" text,
	"product_key" text NOT NULL,
	"title" text NOT NULL,
	"list_amount" integer NOT NULL,
	"discount" jsonb,
	"amount" integer NOT NULL,
	"origin" text NOT NULL,
	"return_path" text NOT NULL,
	"session_id" text,
	"url" text,
	"status" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"readings" integer DEFAULT 0 NOT NULL,
	"applied" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ask_at" timestamp with time zone,
	CONSTRAINT "orders_reference_unique" UNIQUE("reference"),
	CONSTRAINT "orders_session_id_unique" UNIQUE("session_id"),
	CONSTRAINT "one_order_per_attempt" UNIQUE("user_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "account"."payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account"."payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account"."payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer,
	"order_id" integer NOT NULL,
	"payment_id" text NOT NULL,
	"title" text NOT NULL,
	"list_amount" integer NOT NULL,
	"discount" jsonb,
	"amount" integer NOT NULL,
	"refunded" integer NOT NULL,
	"status" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL,
	CONSTRAINT "one_row_per_payment" UNIQUE("order_id","payment_id")
);
--> statement-breakpoint
CREATE TABLE "account"."plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account"."plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"descripcion" text NOT NULL,
	"specialty" integer NOT NULL,
	"image" text NOT NULL,
	"subscriptions" text[] NOT NULL,
	"hidden" boolean NOT NULL,
	"position" integer NOT NULL,
	"withdrawn" boolean DEFAULT false NOT NULL,
	CONSTRAINT "plans_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "account"."products" (
	"key" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"course" text,
	"list" text,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"minutes" integer,
	"amount" integer NOT NULL,
	"holder_amount" integer,
	"unlock_amount" integer,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."events" (
	"id" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox"."keys" (
	"name" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox"."sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"entry" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone,
	CONSTRAINT "sessions_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
ALTER TABLE "account"."purchases" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "account"."purchases" ADD COLUMN "part" text;--> statement-breakpoint
ALTER TABLE "account"."purchases" ADD COLUMN "revoked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "account"."subscriptions" ADD COLUMN "order_id" integer;--> statement-breakpoint
ALTER TABLE "account"."subscriptions" ADD COLUMN "price_id" text;--> statement-breakpoint
ALTER TABLE "account"."subscriptions" ADD COLUMN "next_price_id" text;--> statement-breakpoint
ALTER TABLE "account"."subscriptions" ADD COLUMN "period_end" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account"."subscriptions" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account"."subscriptions" ADD COLUMN "payment_failed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "one_open_order_per_product" ON "account"."orders" USING btree ("user_id","product_key") WHERE "account"."orders"."status" = 'OPEN';--> statement-breakpoint
CREATE INDEX "orders_ask_at_index" ON "account"."orders" USING btree ("ask_at");--> statement-breakpoint
CREATE INDEX "payments_user_id_paid_at_index" ON "account"."payments" USING btree ("user_id","paid_at");--> statement-breakpoint
CREATE INDEX "sessions_due_at_index" ON "sandbox"."sessions" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "sessions_created_at_index" ON "sandbox"."sessions" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "account"."purchases" ADD CONSTRAINT "one_purchase_per_part" UNIQUE("order_id","part");--> statement-breakpoint
ALTER TABLE "account"."subscriptions" ADD CONSTRAINT "subscriptions_order_id_unique" UNIQUE("order_id");