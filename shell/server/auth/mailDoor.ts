import { and, eq, isNotNull } from 'drizzle-orm'
import { MS_PER_DAY } from 'shared/dates/times'
import { canonicalAddress } from 'shared/published/mailAddress'
import type { Database } from 'shared/server/database/database'
import type { Admission, MailDoor } from 'shared/server/mail/mail'
import { type Limit, limitOf } from 'shared/server/throttle/limits'
import { release, reserve } from 'shared/server/throttle/throttle'
import { accountById } from './accountStore'
import { addressProof } from './proof/proofStore'
import { users } from './schema'

/** Mails that one account may cause to strangers in a day, and that a stranger may get in a day because of accounts. */
const MOST_A_DAY = 5

const limitsOf = (account: number, to: string) => [
  {
    why: 'limit of the account' as const,
    limit: limitOf({ name: 'caused mail', of: account, most: MOST_A_DAY, windowMs: MS_PER_DAY }),
  },
  {
    why: 'limit of the address' as const,
    limit: limitOf({ name: 'mail to a stranger', of: to, most: MOST_A_DAY, windowMs: MS_PER_DAY }),
  },
]

const FREE: Admission = { admitted: true, undo: async () => undefined }

/**
 * Counts the mails that accounts cause to strangers (shared/product/shell.md#mails-to-strangers). Registration is free
 * and open, so without this an account writes to anybody, in words that it chose as its name.
 */
export function mailDoor(now: () => Date): MailDoor {
  return {
    async admit(database, mail) {
      const to = canonicalAddress(mail.to)
      if (await isProved(database, to)) return FREE
      const at = now()
      const proof = await addressProof(database, mail.account, at)
      // An account whose address nobody has proved writes to that address alone: to a stranger, perhaps.
      if (proof !== 'PROVED') {
        const own = (await accountById(database, mail.account))?.email === to
        if (!own) return { admitted: false, why: 'unproved account' }
        if (proof === 'GRACE') return FREE
      }
      return count(database, mail.account, to, at)
    },
  }
}

/** Whether an account has proved the address; those of the practice's staff are among them. */
async function isProved(database: Database, to: string): Promise<boolean> {
  return (await database.$count(users, and(eq(users.email, to), isNotNull(users.addressProvedAt)))) > 0
}

async function count(database: Database, account: number, to: string, at: Date): Promise<Admission> {
  const counted: Limit[] = []
  const undo = async () => {
    for (const limit of counted) await release(database, limit, at)
  }
  for (const { why, limit } of limitsOf(account, to)) {
    const reservation = await reserve(database, limit, at)
    if (!reservation.granted) {
      await undo()
      return { admitted: false, why, retryAfterSeconds: reservation.retryAfterSeconds }
    }
    counted.push(limit)
  }
  return { admitted: true, undo }
}
