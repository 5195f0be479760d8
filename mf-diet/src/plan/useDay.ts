import { useEffect } from 'react'
import { isDay } from 'shared/dates'
import { useToday } from 'shared/dates/useToday'
import { useLocation, useSearchParams } from 'shared/router'
import { isPlannable } from '../../rules/plans/isPlannable'

/**
 * The active day (shared/product/diet.md#daily-plan): that of the address, else that of navigation state
 * (`day_active`), else today. The address carries it, so that a reload or a shared link shows the same day. A day that
 * no plan can be saved for is ignored.
 */
export function useDay(): [day: string, setDay: (day: string) => void] {
  const today = useToday()
  const { state } = useLocation()
  const [parameters, setParameters] = useSearchParams()
  const inUrl = dayOf(parameters.get('day'), today)
  const passed = dayOf((state as { day_active?: unknown } | null)?.day_active, today)
  const setDay = (day: string) =>
    setParameters(before => ({ ...Object.fromEntries(before), day }), { replace: true })

  // biome-ignore lint/correctness/useExhaustiveDependencies: setDay is a new function at every rendering
  useEffect(() => {
    if (!inUrl && passed) setDay(passed)
  }, [inUrl, passed])

  return [inUrl ?? passed ?? today, setDay]
}

function dayOf(value: unknown, today: string): string | undefined {
  return typeof value === 'string' && isDay(value) && isPlannable(value, today) ? value : undefined
}
