import { dataOf } from 'shared/client'
import { useMutation, useQuery, useQueryClient } from 'shared/query'
import { notify, useUser } from 'shared/session'
import type { Hold } from '../../contract/holds'
import { bookingMessages, holdMessages } from '../../messages'
import { holdTimeLeft } from '../../rules/booking/holdTimeLeft'
import type { BookingVersion } from '../../rules/slots/defaultLengths'
import { holds } from '../api'
import { freeSlotsKey } from '../specialists/useFreeSlots'
import { useNow } from '../time/useNow'
import { bookingBody, type WantedAppointment } from './bookingBody'

export const holdKey = (userId: number) => ['citas', 'hold', userId]

export interface KnownHold {
  /** The slot that the person holds now. */
  held: Hold | undefined
  /** The whole minutes that the hold still lasts. */
  minutesLeft: number | undefined
  /** The person held a slot on this page, and the time is over. */
  isOver: boolean
}

export interface HeldTime extends Pick<Hold, 'init' | 'specialistName' | 'specialty' | 'path'> {
  /** The whole minutes that the hold still lasts. */
  minutesLeft: number
}

/**
 * The slot that the server holds for the person; it ends by itself while the page stays open. It is asked for only while
 * it is `wanted`.
 */
export function useHold(wanted = true): KnownHold {
  const { id } = useUser()
  const now = useNow()
  const { data } = useQuery({
    queryKey: holdKey(id),
    queryFn: () => dataOf(holds('GET appointments/hold')),
    enabled: wanted,
  })
  const [known] = data ?? []
  const minutesLeft = known && holdTimeLeft(known, now)
  return {
    held: minutesLeft === undefined ? undefined : known,
    minutesLeft,
    isOver: known !== undefined && minutesLeft === undefined,
  }
}

/** The slot that is held for the person, for the card that leads to its booking; undefined where none is. */
export function useHeldSlot(): HeldTime | undefined {
  const { held, minutesLeft } = useHold()
  return held && minutesLeft !== undefined ? { ...held, minutesLeft } : undefined
}

/** Holds a slot for the person, for the page that it was chosen on; an earlier hold of theirs ends. */
export function useHoldSlot(version: BookingVersion) {
  const { id } = useUser()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (wanted: WantedAppointment) =>
      dataOf(holds('POST appointments/hold', { body: { ...bookingBody(wanted), version } })),
    onSuccess: held => cache.setQueryData(holdKey(id), [held]),
    // A refused time is taken: the free ones are fetched again, and the caller does not wait for them, as in `useBook`.
    onError: () => void cache.invalidateQueries({ queryKey: freeSlotsKey }),
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
