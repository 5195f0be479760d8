import { dayIn, isDay } from 'shared/dates'
import { useLocation, useSearchParams } from 'shared/router'

const today = () => dayIn(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone)

/**
 * The active day (specification, 2): the day passed in navigation state (`day_active`), else today. It is carried in
 * the URL as well, so that a reload or a shared link shows the same day (rulings, 20).
 */
export function useDay(): [day: string, setDay: (day: string) => void] {
  const { state } = useLocation()
  const [parameters, setParameters] = useSearchParams()
  const wanted = [parameters.get('day'), (state as { day_active?: unknown } | null)?.day_active]
  const day = wanted.find((value): value is string => typeof value === 'string' && isDay(value)) ?? today()
  return [day, next => setParameters({ day: next }, { replace: true })]
}
