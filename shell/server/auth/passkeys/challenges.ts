import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { MS_PER_MINUTE } from 'shared/dates/times'
import type { Database } from 'shared/server/database/database'
import { hashOfToken, newToken } from 'shared/server/http/person'
import { passkeyChallenges } from '../schema'

export const CHALLENGE_MS = 5 * MS_PER_MINUTE

/**
 * The act that a challenge is for, and its person; a sign-in has no person yet. A challenge for adding a passkey proves
 * that its person has confirmed the act, so no other may take its place.
 */
export type Purpose =
  | { act: 'sign in'; userId: null }
  | { act: 'second factor' | 'confirmation' | 'new passkey'; userId: number }

/** Makes a challenge. Returns it in base64url. */
export async function newChallenge(database: Database, purpose: Purpose, now: Date): Promise<string> {
  const challenge = newToken()
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS)
  await database.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, now))
  await database
    .insert(passkeyChallenges)
    .values({ challengeHash: hashFor(purpose, challenge), userId: purpose.userId, expiresAt })
  return challenge
}

/** Ends the challenge and returns whether it held for this purpose; of calls that arrive together, one gets true. */
export async function takeChallenge(
  database: Database,
  challenge: string,
  purpose: Purpose,
  now: Date,
): Promise<boolean> {
  const { userId } = purpose
  const own = userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId)
  const taken = await database
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashFor(purpose, challenge)),
        own,
        gt(passkeyChallenges.expiresAt, now),
      ),
    )
    .returning({ challengeHash: passkeyChallenges.challengeHash })
  return taken.length > 0
}

const hashFor = ({ act }: Purpose, challenge: string) => hashOfToken(`${act} ${challenge}`)
