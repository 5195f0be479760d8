import { useBuy } from 'shared/buying/useBuy'
import { refusalMessage } from 'shared/client'
import { CHOSEN_LENGTH, CHOSEN_TIME } from 'shared/published/appointmentPaths'
import type { OfferedPrice } from 'shared/published/buying'
import { notify } from 'shared/session'
import type { SpecialistUser } from '../../contract/appointments'
import { purchaseMessages } from '../../messages'
import type { BookingVersion } from '../../rules/slots/defaultLengths'
import { minutesBetween } from '../../rules/slots/minutesBetween'
import type { ChosenSlot } from '../time/chosenSlot'
import { isTimeRefused } from '../time/isTimeRefused'
import { bookingBody } from './bookingBody'
import { CHOSEN_OFFER, queryAfterPaying, useBookingQuery } from './bookingQuery'
import { useFamily } from './useFamily'
import { useHoldSlot } from './useHold'

interface Payment {
  version: BookingVersion
  specialist: SpecialistUser
  isOnline: boolean
  /** The server refused the chosen time. */
  onTimeRefused: () => void
}

/**
 * Holds the chosen slot, where there is one, and goes to the payment's page; the payment books it. A slot that is not held
 * starts no payment: the person presses again, chooses another where the server refused this one, or pays without.
 */
export function usePay({ version, specialist, isOnline, onTimeRefused }: Payment) {
  const { query, replace } = useBookingQuery()
  const { familyMember } = useFamily()
  const holding = useHoldSlot(version)
  const { buy, isStarting } = useBuy(purchaseMessages)
  const start = ({ productId, amount }: OfferedPrice, slot: ChosenSlot | undefined) => {
    const after = queryAfterPaying(query, { specialistId: specialist.id, isOnline, slot })
    const returnUrl = `${location.origin}${location.pathname}?${after}`
    const wish = slot && { slot: bookingBody({ specialist, isOnline, slot, familyMember }) }
    buy({ productId, returnUrl, priceList: version, shownAmount: amount, ...wish })
  }
  /** Back from the payment's page leads to the slot that is held. */
  const toHeld = ({ init, end }: ChosenSlot, productId: OfferedPrice['productId']) => {
    const minutes = minutesBetween(init, end)
    replace({
      specialist: String(specialist.id),
      tipo: isOnline ? 'online' : 'presencial',
      paso: 2,
      [CHOSEN_TIME]: init,
      [CHOSEN_LENGTH]: String(minutes),
      [CHOSEN_OFFER]: productId,
    })
  }
  const pay = (offer: OfferedPrice, slot: ChosenSlot | undefined) => {
    if (!slot) return start(offer, slot)
    holding.mutate(
      { specialist, isOnline, slot, familyMember },
      {
        onSuccess: () => {
          toHeld(slot, offer.productId)
          start(offer, slot)
        },
        onError: error => {
          if (isTimeRefused(error)) onTimeRefused()
          const message = refusalMessage(error, purchaseMessages.notHeld)
          notify({ type: 'error', title: purchaseMessages.failedTitle, message })
        },
      },
    )
  }
  return { pay, isPending: holding.isPending || isStarting }
}
