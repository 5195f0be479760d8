import { MS_PER_DAY } from 'shared/dates/times'
import { releaseBefore, rollback } from 'shared/releases'
import { readPointer } from 'shared/releases/pointer'
import { readRecord } from 'shared/releases/record'
import type { SliceContext } from 'shared/server/slices/context'
import { quarantineWords } from '../../releasesMessages'
import { addEntry } from '../staff/auditLog'
import { holdReleases, isReadOnly } from './holdReleases'
import { mailTeams } from './mailTeams'

/** An older release has shown that it opens: what is wrong since then is for people to judge. */
const NEW_FOR_MS = 7 * MS_PER_DAY

interface Suspect {
  shelf: string
  remote: string
  release: string
  at: Date
}

/**
 * Whether the server may take back a release by itself (decision 49): it is live, new, and there is one to go back to.
 * Only reports of such a release are counted.
 */
export function mayTakeBack({ shelf, remote, release, at }: Suspect): boolean {
  try {
    if (readPointer(shelf, remote)?.release !== release || !releaseBefore(shelf, remote)) return false
    const { live, published } = readRecord(shelf, remote, release)
    return at.getTime() - Date.parse(live[0]?.since ?? published) < NEW_FOR_MS
  } catch {
    // A shelf that cannot be read is changed by nobody.
    return false
  }
}

/** Goes back to the release before, once, whichever instance hears of it first. Returns that one's name. */
export async function takeBackByItself(context: SliceContext, suspect: Suspect): Promise<string | undefined> {
  const { database, now } = context
  const { shelf, remote, release } = suspect
  try {
    return await database.transaction(one =>
      holdReleases(one, { shelf, app: remote }, async () => {
        const to = releaseBefore(shelf, remote)
        // Another instance, or a person, was first.
        if (!to || !mayTakeBack(suspect)) return undefined
        const { by, reason, subject, body } = quarantineWords
        await addEntry(one, {
          at: now(),
          staff: by,
          act: `${remote} taken back by itself from ${release} to ${to}`,
          personId: null,
        })
        await mailTeams(context, one, { app: remote, subject, body: body(remote, release, to) })
        // Last: a shelf that refuses it undoes the entry.
        return rollback(shelf, remote, { to, by, reason, now: now() })
      }),
    )
  } catch (error) {
    if (isReadOnly(error)) return undefined
    throw error
  }
}
