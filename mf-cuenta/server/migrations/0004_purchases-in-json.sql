-- Immutable, as a generated column demands: none of its formats depends on the session's language or time zone.
CREATE FUNCTION "account"."purchase_json"(product_id text, product integer, status text, created_at timestamp with time zone)
RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	select format(
		'{"productId":%s,"product":%s,"status":%s,"createdAt":"%s"}',
		to_json(product_id),
		coalesce(product::text, 'null'),
		to_json(status),
		to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
	)
$$;
--> statement-breakpoint
ALTER TABLE "account"."purchases" ADD COLUMN "json" text GENERATED ALWAYS AS (account.purchase_json(product_id, product, status, created_at)) STORED NOT NULL;