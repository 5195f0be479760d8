import { useToday } from 'shared/dates/useToday'
import { alongWith } from './addresses'
import { useDay } from './useDay'

/** The address of another screen of the diet with the active day (shared/product/diet.md#daily-plan, `day_active`). */
export function useAlong(): (path: string) => string {
  const today = useToday()
  const [day] = useDay()
  return path => alongWith(day, today, path)
}
