import { dataOf } from 'shared/client'
import type { Specialty } from 'shared/published/specialty'
import { keepPreviousData, useQuery } from 'shared/query'
import { citas } from '../api'

/** All free slots, so that a booking has them fetched again. */
export const freeSlotsKey = ['citas', 'free-slots']

/** The free slots of a month, `YYYY-MM`. Those of the month before stay shown until they are there. */
export function useFreeSlots(specialistId: number, month: string, minutes: number) {
  return useQuery({
    queryKey: [...freeSlotsKey, specialistId, month, minutes],
    queryFn: () =>
      dataOf(
        citas('GET specialists/{id}/free-slots', { params: { id: specialistId }, query: { month, minutes } }),
      ),
    placeholderData: keepPreviousData,
  })
}

/** The nearest free slots over all specialists of a specialty. */
export function useNearestSlots(specialty: Specialty, minutes: number) {
  return useQuery({
    queryKey: [...freeSlotsKey, 'nearest', specialty, minutes],
    queryFn: () => dataOf(citas('GET specialists/free-slots', { query: { specialty, minutes } })),
  })
}
