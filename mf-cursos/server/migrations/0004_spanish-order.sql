ALTER TABLE "courses"."products" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- The next load of the catalogue computes the places anew, with a dictionary's own rules.
UPDATE "courses"."products" SET "position" = places."place"
FROM (
  SELECT "id", row_number() OVER (ORDER BY translate(replace(lower("name"), 'ñ', 'n~'), 'áéíóúü', 'aeiouu')) AS "place"
  FROM "courses"."products"
) AS places
WHERE places."id" = "courses"."products"."id";
