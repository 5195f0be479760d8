import { useEffect, useState } from 'react'
import { CHOSEN_LENGTH, CHOSEN_TIME } from 'shared/published/appointmentPaths'
import type { Specialty } from 'shared/published/specialty'
import { announce, useUser } from 'shared/session'
import type { SpecialistUser } from '../../contract/appointments'
import { type BookingStep, firstBookingStep, nextBookingStep } from '../../rules/booking/nextBookingStep'
import {
  minutesToBuy,
  type PayingChoice,
  payingChoice,
  payingChoices,
} from '../../rules/booking/payingChoices'
import type { BookingVersion } from '../../rules/slots/defaultLengths'
import { CHOSEN_OFFER, CHOSEN_PURCHASE, useBookingQuery } from './bookingQuery'
import { useCatalogue } from './useCatalogue'
import { type SlotChoice, useSlotChoice } from './useSlotChoice'

/** The kind that the person has to pay for first. */
interface Missing {
  isOnline: boolean
  /** The purchases with which the server has refused the appointment. */
  unlike?: readonly unknown[]
}

interface Booking {
  version: BookingVersion
  specialty: Specialty
  /** Undefined while they are loading. */
  specialists: readonly SpecialistUser[] | undefined
  /** The code of the specialty, where the query has it and not the path. */
  code?: string
}

/**
 * The steps of a booking, for both versions of its page: what is chosen, and what a choice leads to
 * (shared/product/citas.md#booking). The choices are in the address, the time too, so a reload keeps them; a time that is
 * held is chosen again after paying.
 */
export function useBooking({ version, specialty, specialists, code }: Booking) {
  const person = useUser()
  const { catalogue, known } = useCatalogue()
  const { query, isFromPayment, push, replace, back, leave } = useBookingQuery()
  const [missing, setMissing] = useState<Missing>()

  const specialist = specialists?.find(({ id }) => String(id) === query.get('specialist'))
  const kind = query.get('tipo')
  const isOnline = kind === null ? undefined : kind === 'online'
  const step = stepOf(query.get('paso'))
  const begins = specialist && query.get('paso') === null && missing === undefined
  const begin = { kind: isOnline, hasTime: query.has(CHOSEN_TIME) }
  const first =
    begins && catalogue ? firstBookingStep(person, specialist.specialist, catalogue, begin) : undefined

  // With a paid consultation, as after paying, or with a held slot the page begins at the choice of the time.
  useEffect(() => {
    if (first?.step === 2) replace({ paso: 2, tipo: first.isOnline ? 'online' : 'presencial' })
    else if (isFromPayment) replace({})
  })

  const go = async (
    { id, specialist: { specialty } }: SpecialistUser,
    online: boolean | undefined,
    from: BookingStep,
    init?: string,
  ) => {
    const specialistId = String(id)
    const asked = { version, step: from, specialty, isOnline: online }
    const next = nextBookingStep(person, asked, await known())
    const tipo = online === undefined ? undefined : online ? ('online' as const) : ('presencial' as const)
    const time = { [CHOSEN_TIME]: init, [CHOSEN_LENGTH]: undefined, [CHOSEN_OFFER]: undefined }
    const chosen = { especialidad: code, specialist: specialistId, tipo, ...time }
    if (next === 'purchase') {
      // With its step: without one, the page would begin at the time that is chosen.
      replace({ ...chosen, paso: from })
      if (online !== undefined) setMissing({ isOnline: online })
    } else {
      push({ ...chosen, paso: next })
    }
  }

  /** A time that a card shows: of the kind that is paid, online where neither is. */
  const goTo = async (chosen: SpecialistUser, init: string) => {
    const paid = firstBookingStep(person, chosen.specialist, await known())
    await go(chosen, paid.isOnline ?? true, 0, init)
  }

  const wanted = { version, specialty, isOnline: isOnline ?? false }
  const choices = payingChoices(person, wanted, catalogue ?? [])
  const asked = { productId: query.get(CHOSEN_PURCHASE), minutes: Number(query.get(CHOSEN_LENGTH)) }
  const paying = payingChoice(choices, asked)
  const minutes = paying?.minutes ?? minutesToBuy(wanted, catalogue ?? [], asked.minutes)
  /** A time of another length is chosen anew: its longer or shorter one may not be free. */
  const pay = (chosen: PayingChoice) => {
    const again = chosen.minutes === minutes ? {} : { [CHOSEN_TIME]: undefined, [CHOSEN_LENGTH]: undefined }
    replace({ [CHOSEN_PURCHASE]: chosen.productId, ...again })
  }
  const slots = useSlotChoice({ specialist, isOnline, minutes })
  const choice: SlotChoice = {
    ...slots,
    setSlot: slot => {
      slots.setSlot(slot)
      replace({ [CHOSEN_TIME]: slot?.init })
    },
  }
  /** The consultation is bought with the chosen hour, which the address keeps. */
  const buy = (refused?: 'refused') => {
    const init = choice.slot?.init
    if (init) replace({ [CHOSEN_TIME]: init, [CHOSEN_LENGTH]: String(minutes) })
    setMissing({ isOnline: wanted.isOnline, ...(refused && { unlike: person.purchases }) })
    if (refused) announce({ type: 'purchaseUsedElsewhere', changesPerson: {} })
  }
  /** The server has refused the purchase: one is offered until the session knows those that are left. */
  const isMissing =
    missing &&
    (missing.unlike === person.purchases ||
      payingChoices(person, { ...wanted, isOnline: missing.isOnline }, catalogue ?? []).length === 0)
  return {
    specialist,
    isOnline,
    /** A step without what it needs is the first one. */
    step: specialist && (step !== 2 || isOnline !== undefined) ? step : 0,
    minutes,
    choice,
    payment: { version, choices, paying, onPay: pay },
    buy,
    /** The kind whose purchase is missing; undefined while none is. */
    missing: isMissing ? missing.isOnline : undefined,
    closePurchase: () => setMissing(undefined),
    choose: (...choice: Parameters<typeof go>) => void go(...choice),
    chooseTime: (...choice: Parameters<typeof goTo>) => void goTo(...choice),
    /** Every specialist is offered, whatever the form result names. */
    showAll: () => push({ especialidad: code, id: undefined, paso: 0 }),
    /** Another specialist is chosen. */
    restart: () => {
      choice.reset()
      const time = { [CHOSEN_TIME]: undefined, [CHOSEN_LENGTH]: undefined, [CHOSEN_OFFER]: undefined }
      push({ especialidad: code, specialist: undefined, tipo: undefined, paso: 0, ...time })
    },
    back: () => {
      choice.reset()
      back()
    },
    leave,
  }
}

function stepOf(text: string | null): BookingStep {
  return text === '1' ? 1 : text === '2' ? 2 : 0
}
