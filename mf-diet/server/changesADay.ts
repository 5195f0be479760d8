import type { DailyLimit } from 'shared/server/throttle/dailyLimit'
import { recipeRefusals } from '../messages'

/**
 * Ratings, and swaps, that a person may add in a day: more than anybody cooks, tries and catches up on after weeks
 * without a connection; no list grows without end.
 */
export const CHANGES_A_DAY: DailyLimit = { most: 300, message: recipeRefusals.tooManyToday }
