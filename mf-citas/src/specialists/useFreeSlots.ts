import { dataOf } from 'shared/client'
import type { Specialty } from 'shared/published/specialty'
import { keepPreviousData, useMutation, useQuery } from 'shared/query'
import { citas } from '../api'

/** All free slots, so that a booking has them fetched again. */
export const freeSlotsKey = ['citas', 'free-slots']

/** The free slots of a month, `YYYY-MM`. Those of the month before stay shown until they are there. */
export function useFreeSlots(specialistId: number, month: string | undefined, minutes: number) {
  return useQuery({
    queryKey: [...freeSlotsKey, specialistId, month, minutes],
    queryFn: () =>
      dataOf(
        citas('GET specialists/{id}/free-slots', {
          params: { id: specialistId },
          query: { month: month ?? '', minutes },
        }),
      ),
    ...(month === undefined && { enabled: false }),
    placeholderData: keepPreviousData,
  })
}

interface FreeDayQuestion {
  specialistId: number
  minutes: number
  from: string
}

const askFreeDay = ({ specialistId, minutes, from }: FreeDayQuestion) =>
  dataOf(
    citas('GET specialists/{id}/next-free-day', { params: { id: specialistId }, query: { minutes, from } }),
  )

/** The first day, from a day on, on which a specialist has a free slot. */
export function useNextFreeDay(question: FreeDayQuestion, { enabled }: { enabled: boolean }) {
  const { specialistId, minutes, from } = question
  return useQuery({
    queryKey: [...freeSlotsKey, 'next', specialistId, minutes, from],
    queryFn: () => askFreeDay(question),
    ...(!enabled && { enabled }),
  })
}

/** The same at a press. */
export function useSearchFreeDay(asked: Omit<FreeDayQuestion, 'from'>) {
  return useMutation({ mutationFn: (from: string) => askFreeDay({ ...asked, from }) })
}

/** The nearest free slots over all specialists of a specialty. */
export function useNearestSlots(specialty: Specialty, minutes: number) {
  return useQuery({
    queryKey: [...freeSlotsKey, 'nearest', specialty, minutes],
    queryFn: () => dataOf(citas('GET specialists/free-slots', { query: { specialty, minutes } })),
  })
}
