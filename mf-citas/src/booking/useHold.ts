import { dataOf } from 'shared/client'
import { personZone } from 'shared/dates/instants'
import { useMutation, useQuery, useQueryClient } from 'shared/query'
import { notify, useUser } from 'shared/session'
import type { Hold, SpecialistUser } from '../../contract'
import { bookingMessages, holdMessages } from '../../messages'
import { holdTimeLeft } from '../../rules/booking/holdTimeLeft'
import { holds } from '../api'
import { freeSlotsKey } from '../specialists/useFreeSlots'
import type { ChosenSlot } from '../time/TimePicker'
import { useNow } from '../time/useNow'

export const holdKey = (userId: number) => ['citas', 'hold', userId]

export interface KnownHold {
  /** The slot that the person holds now. */
  held: Hold | undefined
  /** The whole minutes that the hold still lasts. */
  minutesLeft: number | undefined
  /** The person held a slot on this page, and the time is over. */
  isOver: boolean
}

/** The slot that the server holds for the person; it ends by itself while the page stays open. */
export function useHold(): KnownHold {
  const { id } = useUser()
  const now = useNow()
  const { data } = useQuery({
    queryKey: holdKey(id),
    queryFn: () => dataOf(holds('GET appointments/hold')),
  })
  const [known] = data ?? []
  const minutesLeft = known && holdTimeLeft(known, now)
  return {
    held: minutesLeft === undefined ? undefined : known,
    minutesLeft,
    isOver: known !== undefined && minutesLeft === undefined,
  }
}

interface Wanted {
  specialist: SpecialistUser
  isOnline: boolean
  slot: ChosenSlot
  /** The id of the family member whom the appointment is for. */
  familyMember: number | undefined
}

/** Holds a slot for the person; an earlier hold of theirs ends. */
export function useHoldSlot() {
  const { id } = useUser()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ specialist, isOnline, slot: { init, end }, familyMember }: Wanted) =>
      dataOf(
        holds('POST appointments/hold', {
          body: { specialist: specialist.email, init, end, tz: personZone(), isOnline, familyMember },
        }),
      ),
    onSuccess: held => cache.setQueryData(holdKey(id), [held]),
    // A refused time is taken: the free ones are fetched again.
    onError: () => cache.invalidateQueries({ queryKey: freeSlotsKey }),
  })
}

/** Gives the held slot up before its time is over. */
export function useReleaseHold(onDone: () => void) {
  const { id } = useUser()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: () => dataOf(holds('DELETE appointments/hold')),
    onSuccess: () => {
      cache.setQueryData(holdKey(id), [])
      onDone()
      return cache.invalidateQueries({ queryKey: freeSlotsKey })
    },
    onError: () =>
      notify({ type: 'error', title: bookingMessages.failedTitle, message: holdMessages.failed }),
  })
}
