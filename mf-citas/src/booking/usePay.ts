import { dataOf, refusalMessage } from 'shared/client'
import type { OfferedPrice } from 'shared/published/buying'
import { useMutation, useQueryClient } from 'shared/query'
import { useSearchParams } from 'shared/router'
import { notify, useUser } from 'shared/session'
import type { SpecialistUser } from '../../contract/appointments'
import { purchaseMessages } from '../../messages'
import type { BookingVersion } from '../../rules/slots/appointmentEnd'
import { buying } from '../api'
import type { ChosenSlot } from '../time/chosenSlot'
import { bookingBody } from './bookingBody'
import { queryAfterPaying } from './bookingQuery'
import { useFamily } from './useFamily'
import { useHoldSlot } from './useHold'
import { pricesQuery } from './usePrices'

interface Payment {
  version: BookingVersion
  specialist: SpecialistUser
  isOnline: boolean
  /** The chosen slot could not be held. */
  onNotHeld: () => void
}

/**
 * Holds the chosen slot, where there is one, and goes to the payment's page; the payment books it. A slot that cannot be
 * held starts no payment: the person chooses another, or pays without.
 */
export function usePay({ version, specialist, isOnline, onNotHeld }: Payment) {
  const { id } = useUser()
  const cache = useQueryClient()
  const [query] = useSearchParams()
  const { familyMember } = useFamily()
  const holding = useHoldSlot(version)
  const starting = useMutation({
    mutationFn: ({ offer, slot }: { offer: OfferedPrice; slot: ChosenSlot | undefined }) => {
      const after = queryAfterPaying(query, specialist.id, isOnline)
      const returnUrl = `${location.origin}${location.pathname}?${after}`
      const { productId, amount } = offer
      const wish = slot && { slot: bookingBody({ specialist, isOnline, slot, familyMember }) }
      const body = { productId, returnUrl, priceList: version, shownAmount: amount, ...wish }
      return dataOf(buying('POST purchases', { body }))
    },
    onSuccess: ({ url }) => location.assign(url),
    onError: error => {
      const message = refusalMessage(error, purchaseMessages.failed)
      notify({ type: 'error', title: purchaseMessages.failedTitle, message })
      // The price may have changed.
      void cache.invalidateQueries({ queryKey: pricesQuery(id).queryKey })
    },
  })
  const pay = (offer: OfferedPrice, slot: ChosenSlot | undefined) => {
    if (!slot) return starting.mutate({ offer, slot })
    holding.mutate(
      { specialist, isOnline, slot, familyMember },
      {
        onSuccess: () => starting.mutate({ offer, slot }),
        onError: error => {
          onNotHeld()
          const message = refusalMessage(error, purchaseMessages.notHeld)
          notify({ type: 'error', title: purchaseMessages.failedTitle, message })
        },
      },
    )
  }
  return { pay, isPending: holding.isPending || starting.isPending }
}
