import { isDay, monthName } from 'shared/dates'
import { useToday } from 'shared/dates/useToday'
import { useSearchParams } from 'shared/router'
import { monthOf, weekNumberOf, weeksOf } from '../../../rules/plans/weeksOf'
import { useDay } from '../../plan/useDay'

export interface WeekInUrl {
  today: string
  /** 0 Enero to 11 Diciembre, of the current year. */
  month: number
  monthName: string
  weeks: readonly (readonly string[])[]
  /** The chosen week, from 0. */
  week: number
  /** The open day. */
  day: string | undefined
  /** The active day that the person came with, unless it was today. */
  cameFrom: string | undefined
  onMonth: (month: number) => void
  onWeek: (week: number) => void
  onDay: (day: string | undefined) => void
}

/**
 * Month, week and open day of the address: `?month=11&week=3&day=2026-11-21`, counted from 1, and the day to go back to
 * (`desde`). Undefined without them: the intro is shown, and going back from the week leads to it
 * (shared/product/README.md#state-in-the-address).
 */
export function useWeekInUrl(): [chosen: WeekInUrl | undefined, begin: () => void] {
  const today = useToday()
  const [active] = useDay()
  const [parameters, setParameters] = useSearchParams()
  const from = parameters.get('desde') ?? ''
  const cameFrom = isDay(from) ? from : undefined
  const go = (month: number, week: number, day: string | undefined, replace: boolean, from = cameFrom) => {
    const place = { month: String(month + 1), week: String(week + 1) }
    setParameters({ ...place, ...(day && { day }), ...(from && { desde: from }) }, { replace })
  }
  const begin = () => {
    // The screen shows the current year only: a day of another year is not in it, and no other day is opened instead.
    const isOfYear = active.slice(0, 4) === today.slice(0, 4)
    const first = isOfYear ? active : today
    const from = active === today ? undefined : active
    go(monthOf(first), weekNumberOf(first), isOfYear ? first : undefined, false, from)
  }

  const month = Number(parameters.get('month')) - 1
  if (!Number.isInteger(month) || month < 0 || month > 11) return [undefined, begin]
  const weeks = weeksOf(Number(today.slice(0, 4)), month)
  const asked = Number(parameters.get('week')) - 1
  const week = weeks[asked] ? asked : 0
  const day = parameters.get('day') ?? ''
  const chosen: WeekInUrl = {
    today,
    month,
    monthName: monthName(month),
    weeks,
    week,
    day: isDay(day) && weeks[week]?.includes(day) ? day : undefined,
    cameFrom,
    onMonth: next => go(next, next === monthOf(today) ? weekNumberOf(today) : 0, undefined, true),
    onWeek: next => go(month, next, undefined, true),
    onDay: next => go(month, week, next, true),
  }
  return [chosen, begin]
}
