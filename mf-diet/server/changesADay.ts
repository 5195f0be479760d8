import type { DailyLimit } from 'shared/server/throttle/dailyLimit'
import { recipeRefusals } from '../messages'

/**
 * The most ratings, and the most swaps, that a person may add in a day: more than anybody needs, even after weeks
 * without a connection, so that no list grows without end.
 */
export const CHANGES_A_DAY: DailyLimit = { most: 300, message: recipeRefusals.tooManyToday }
