import type { Database } from 'shared/server/database/database'
import { type Secrets, secretRows } from 'shared/server/privacy/secrets'
import type { Slice } from 'shared/server/slices/slice'
import {
  addressChanges,
  addressProofs,
  deviceMarks,
  passkeyChallenges,
  passkeys,
  passwordResets,
  secondFactors,
  sessions,
} from './schema'

const own = secretRows([
  sessions,
  passwordResets,
  addressProofs,
  addressChanges,
  deviceMarks,
  secondFactors,
  passkeys,
  passkeyChallenges,
])

/** The secrets of the shell and of every slice, whichever this process answers. */
export function allSecrets(slices: readonly Slice[]): readonly Secrets[] {
  return [own, ...slices.flatMap(({ secrets }) => secrets ?? [])]
}

/** Ends everything that acts for a person without their password. */
export async function endSecrets(
  database: Database,
  slices: readonly Slice[],
  userId: number,
): Promise<void> {
  for (const { end } of allSecrets(slices)) await end(database, userId)
}
