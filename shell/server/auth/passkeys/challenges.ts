import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { MS_PER_MINUTE } from 'shared/dates/times'
import type { Database } from 'shared/server/database/database'
import { hashOfToken, newToken } from 'shared/server/http/person'
import { passkeyChallenges } from '../schema'

export const CHALLENGE_MS = 5 * MS_PER_MINUTE

/** Makes a challenge; `userId` is null for a sign-in. Returns it in base64url. */
export async function newChallenge(database: Database, userId: number | null, now: Date): Promise<string> {
  const challenge = newToken()
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS)
  await database.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now))
  await database
    .insert(passkeyChallenges)
    .values({ challengeHash: hashOfToken(challenge), userId, expiresAt })
  return challenge
}

/** Ends the challenge and returns whether it held for this purpose; of calls that arrive together, one gets true. */
export async function takeChallenge(
  database: Database,
  { challenge, userId }: { challenge: string; userId: number | null },
  now: Date,
): Promise<boolean> {
  const own = userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId)
  const taken = await database
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashOfToken(challenge)),
        own,
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challengeHash: passkeyChallenges.challengeHash })
  return taken.length > 0
}
