import { dayIn, instantOf } from 'shared/dates/instants'
import { MS_PER_DAY } from 'shared/dates/times'
import type { Database } from 'shared/server/database/database'
import { type Refused, tooMany } from 'shared/server/http/outcome'
import type { SliceContext } from 'shared/server/slices/context'
import { appointmentRefusals } from '../../messages'
import { othersHeldUntil } from './holdStore'

/** So many slots of one specialist's day, held by others, leave no further one to an account that anybody can make. */
const MOST_HELD_A_DAY = 3

/**
 * Refuses a hold to an account whose address nobody has proved, while others hold several slots of that specialist's
 * day: accounts are made by the hundred, and together they would empty a calendar without paying anything.
 */
export async function heldShareRefusal(
  { ports, now }: Pick<SliceContext, 'ports' | 'now'>,
  transaction: Database,
  { userId, specialistId, startsAt }: { userId: number; specialistId: number; startsAt: Date },
): Promise<Refused | undefined> {
  const at = now()
  const init = instantOf(dayIn(startsAt), 0)
  const within = { init, end: new Date(init.getTime() + MS_PER_DAY) }
  const held = await othersHeldUntil(transaction, { userId, specialistId, within, now: at })
  const [first] = held
  if (!first || held.length < MOST_HELD_A_DAY) return undefined
  if ((await ports.people.addressProof(transaction, userId, at)) === 'PROVED') return undefined
  return tooMany(appointmentRefusals.manyHeld, Math.ceil((first.getTime() - at.getTime()) / 1000))
}
