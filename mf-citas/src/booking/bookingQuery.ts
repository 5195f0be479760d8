import { CHOSEN_LENGTH, CHOSEN_TIME, FAMILY_MEMBER } from 'shared/published/appointmentPaths'
import { useLocation, useNavigate, useSearchParams } from 'shared/router'
import type { BookingStep } from '../../rules/booking/nextBookingStep'
import { minutesBetween } from '../../rules/slots/minutesBetween'
import type { ChosenSlot } from '../time/chosenSlot'

/** The choices of a booking that are in the address, so that Back takes one back and a reload loses none. */
interface Choices {
  /** The code of the specialty in v3; v1 has it in its path. */
  especialidad?: string
  specialist?: string
  /** `online` or `presencial`. */
  tipo?: 'online' | 'presencial'
  paso?: BookingStep
  [FAMILY_MEMBER]?: string
  /** The start of the time that is chosen. */
  [CHOSEN_TIME]?: string
  /** The length of that time. */
  [CHOSEN_LENGTH]?: string
  /** The product of the purchase that pays. */
  [CHOSEN_PURCHASE]?: string
  /** The product that is to be bought for the time. */
  [CHOSEN_OFFER]?: string
  /** The form whose result restricts the specialists. */
  id?: string
}

/** Marks the way back from a payment: the page before is the payment's, and no page to leave to. */
export const PAID = 'pagado'

/** The product of the purchase that the person chose to pay with. */
export const CHOSEN_PURCHASE = 'compra'

/** The product that the person chose to buy: back from its payment they need not choose again. */
export const CHOSEN_OFFER = 'consulta'

/** The parameters with which the page was opened. They stay in the address on the way to the payment and back. */
const PURPOSE = ['id', FAMILY_MEMBER]

interface Paying {
  specialistId: number
  isOnline: boolean
  /** The time that is held meanwhile: a person who leaves the payment comes back to it. */
  slot: ChosenSlot | undefined
}

/** The query of the page to come back to after paying for an appointment of this kind. */
export function queryAfterPaying(present: URLSearchParams, { specialistId, isOnline, slot }: Paying): string {
  const query = new URLSearchParams({
    specialist: String(specialistId),
    tipo: isOnline ? 'online' : 'presencial',
    ...(slot && {
      [CHOSEN_TIME]: slot.init,
      [CHOSEN_LENGTH]: String(minutesBetween(slot.init, slot.end)),
    }),
    [PAID]: '1',
  })
  for (const name of PURPOSE) {
    const value = present.get(name)
    if (value !== null) query.set(name, value)
  }
  return query.toString()
}

/** How many entries of the history belong to this booking, and whether it was opened by a link. */
interface BookingState {
  entries: number
  byLink: boolean
}

/** The address of a booking as its state. */
export function useBookingQuery() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { pathname, state, key } = useLocation()
  const { entries, byLink }: BookingState = state?.booking ?? {
    entries: 0,
    byLink: key === 'default' || query.has(PAID),
  }

  const to = (choices: Choices) => {
    const next = new URLSearchParams(query)
    // The state of the entry keeps what it says, and a link that is shared does not.
    next.delete(PAID)
    for (const [name, value] of Object.entries(choices)) {
      if (value === undefined) next.delete(name)
      else next.set(name, String(value))
    }
    return `${pathname}?${next}`
  }
  return {
    query,
    /** The page was opened from a payment, and the address still says so. */
    isFromPayment: query.has(PAID),
    /** Adds an entry to the history. */
    push: (choices: Choices) =>
      navigate(to(choices), { state: { booking: { entries: entries + 1, byLink } } }),
    /** Takes the place of the present entry. */
    replace: (choices: Choices) =>
      navigate(to(choices), { replace: true, state: { booking: { entries, byLink } } }),
    /** One step back; the first step where the page was opened at this one. */
    back: () =>
      entries > 0
        ? navigate(-1)
        : navigate(to({ tipo: undefined, paso: 0 }), {
            replace: true,
            state: { booking: { entries, byLink } },
          }),
    /** Leaves the booking for the page before it; for the appointments where there is none. */
    leave: () => (byLink ? navigate('/user/citas', { replace: true }) : navigate(-entries - 1)),
  }
}
