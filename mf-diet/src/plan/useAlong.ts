import { useToday } from 'shared/dates/useToday'
import { alongWith } from './addresses'
import { useDay } from './useDay'

/** The address of another screen of the diet that goes on with the active day (specification, 2, `day_active`). */
export function useAlong(): (path: string) => string {
  const today = useToday()
  const [day] = useDay()
  return path => alongWith(day, today, path)
}
