import type { Band } from './band'
import { type Level, levelOfShare } from './recommendations'

/**
 * The level of a whole result: that of its band, where the instrument has bands, since its author says what the points
 * mean; else by the share of Balance de Salud.
 */
export function levelOfResult(result: {
  balance: number | null
  band?: Pick<Band, 'level'> | undefined
}): Level {
  return result.band?.level ?? levelOfShare((result.balance ?? 0) / 100)
}
