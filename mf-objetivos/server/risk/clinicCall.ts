import type { Database } from 'shared/server/database/database'
import type { SliceContext } from 'shared/server/slices/context'
import { callTime, type OpenTime } from '../../rules/risk/callTime'

/** A page that was cached on the device without a network knows the hours of this many days. */
const DAYS = 14

/** When the practice is open from an instant on. */
export async function clinicOpenTimes(
  { ports }: SliceContext,
  database: Database,
  from: Date,
): Promise<OpenTime[]> {
  const times = await ports.clinicHours.openTimes(database, from, DAYS)
  return times.map(({ init, end }) => ({ opens: init, closes: end }))
}

/** When the practice can call somebody who asks at this instant; undefined where no opening is known. */
export async function clinicCallsFrom(
  context: SliceContext,
  database: Database,
  askedAt: Date,
): Promise<Date | undefined> {
  return callTime(await clinicOpenTimes(context, database, askedAt), askedAt)
}
