import { useState } from 'react'
import { addDays } from 'shared/dates'
import { dayIn } from 'shared/dates/instants'
import { useFreeSlots, useNextFreeDay, useSearchFreeDay } from '../specialists/useFreeSlots'
import type { ChosenSlot } from './chosenSlot'

interface Asked {
  specialistId: number
  minutes: number
  /** The first day that can be booked. */
  from: string
  /** A time that is chosen already. */
  slot: ChosenSlot | undefined
}

/**
 * The chosen day, the month that is shown, and the free times of it and of the months beside it, which the calendar's
 * keys cross into. Until the person chooses, the day is the first free one.
 */
export function useDays({ specialistId, minutes, from, slot }: Asked) {
  // Null: the person cleared the day.
  const [chosen, setChosen] = useState<string | null | undefined>(slot && dayIn(new Date(slot.init)))
  const [shown, setShown] = useState<string>()
  const isFirst = chosen === undefined
  const first = useNextFreeDay({ specialistId, minutes, from }, { enabled: isFirst })
  const opened = isFirst && first.isPending ? undefined : (chosen ?? first.data?.day ?? from)
  const month = shown ?? opened?.slice(0, 7)
  const search = useSearchFreeDay({ specialistId, minutes })

  const slots = useFreeSlots(specialistId, month, minutes)
  const monthBefore = month && month > from.slice(0, 7) ? monthFrom(month, -1) : undefined
  const before = useFreeSlots(specialistId, monthBefore, minutes)
  const monthAfter = month && monthFrom(month, 1)
  const after = useFreeSlots(specialistId, monthAfter, minutes)
  const months = [
    { of: monthBefore, times: before },
    { of: month, times: slots },
    { of: monthAfter, times: after },
  ]
  const all = months.flatMap(({ times }) => times.data ?? [])
  const free = [...new Map(all.map(one => [one.init, one])).values()]
  const freeDays = new Set(free.map(({ init }) => dayIn(new Date(init))))
  const isLoading = month === undefined || slots.isFetching
  return {
    day: chosen === null ? undefined : (chosen ?? first.data?.day ?? undefined),
    month,
    free,
    isFree: (day: string) => freeDays.has(day),
    /** The day is the first free one, which the person did not choose. */
    isFirst,
    isLoading,
    /** The free times of its month are known, and it is none of them. Another month says nothing of it. */
    isGone: ({ init }: ChosenSlot) =>
      months.some(
        ({ of, times: { data, isFetching, isPlaceholderData } }) =>
          of === dayIn(new Date(init)).slice(0, 7) &&
          data !== undefined &&
          !isFetching &&
          !isPlaceholderData &&
          !data.some(one => one.init === init),
      ),
    failed: slots.isLoadingError,
    retrying: slots.isFetching,
    onRetry: () => void slots.refetch(),
    choose: (day: string | undefined) => setChosen(day ?? null),
    show: setShown,
    /** Shows the first free day from a day on. */
    next: (day: string) =>
      search.mutate(day, {
        onSuccess: ({ day: found }) => {
          if (!found) return
          setChosen(found)
          setShown(found.slice(0, 7))
        },
      }),
    isSearching: search.isPending,
    /** The last search found no further day. */
    isLast: search.data?.day === null,
  }
}

/** The month so many months, one at most, from a month. */
function monthFrom(month: string, by: 1 | -1): string {
  return addDays(`${month}-${by === 1 ? '28' : '01'}`, by === 1 ? 4 : -1).slice(0, 7)
}
