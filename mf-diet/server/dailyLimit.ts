import { type Refused, tooMany } from 'shared/server/outcome'
import { recipeRefusals } from '../messages'

const SECONDS_OF_A_DAY = 86_400
/** More than anybody cooks, tries and catches up on after weeks without a connection; no list grows without end. */
const MOST_ENTRIES_A_DAY = 300

/** Refuses one entry more where the person has made enough of them in the last 24 hours. */
export async function dailyLimit(
  now: Date,
  entriesSince: (instant: Date) => Promise<number>,
): Promise<Refused | undefined> {
  const entries = await entriesSince(new Date(now.getTime() - SECONDS_OF_A_DAY * 1000))
  return entries < MOST_ENTRIES_A_DAY ? undefined : tooMany(recipeRefusals.tooManyToday, SECONDS_OF_A_DAY)
}
