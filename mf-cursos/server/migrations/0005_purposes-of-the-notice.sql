-- Mails that people turned off become a refused purpose; for all others the practice's notice decides. The table stays
-- for the release before this one, which may run beside it or come back.
INSERT INTO "auth"."purpose_choices" ("user_id", "purpose", "granted", "chosen_at")
SELECT "users"."id", "refused"."purpose", false, now()
FROM "courses"."mail_choices"
JOIN "auth"."users" ON "users"."id" = "mail_choices"."user_id"
CROSS JOIN LATERAL (VALUES ('courseReplies', "mail_choices"."replies"), ('courseTopics', "mail_choices"."unlocks")) AS "refused" ("purpose", "granted")
WHERE NOT "refused"."granted"
ON CONFLICT DO NOTHING;
