import type { Specialty } from 'shared/published/specialty'
import type { BookingVersion } from '../slots/defaultLengths'
import type { Catalogue } from './acceptedProducts'
import { type Holder, missingPurchase } from './missingPurchase'

/** 0: specialist and kind. 1: kind of appointment, in v1 alone. 2: date and time. */
export type BookingStep = 0 | 1 | 2

interface Asked {
  version: BookingVersion
  step: BookingStep
  specialty: Specialty
  /** Undefined while no kind is chosen: only v1 goes on without one, from step 0 to 1. */
  isOnline?: boolean
}

/**
 * The step after a choice, or `purchase` where the person has to buy first (shared/product/citas.md#booking): from 0 or
 * 1 to 2 with the matching ACTIVE purchase; in v1 from 0 to 1 without a kind.
 */
export function nextBookingStep(
  person: Holder,
  { version, step, specialty, isOnline }: Asked,
  catalogue: Catalogue,
): BookingStep | 'purchase' {
  if (isOnline === undefined) return version === 'v1' && step === 0 ? 1 : step
  return missingPurchase(person, { specialty, isOnline }, catalogue) ? 'purchase' : 2
}

/** The parts of the address beside the specialist. */
interface Begin {
  /** Whether the appointment is online; undefined where no kind is in the address. */
  kind?: boolean | undefined
  hasTime?: boolean
}

/**
 * The step at which the page begins: 2 with a specialist in the address and an active purchase of a consultation of
 * their specialty, else 0. A kind in the address is the only one asked for; without one it is the kind that is paid. Where
 * both are, it is that of the newest purchase, and online where that one pays for both. A kind with a time, as the link of
 * a held slot has them, leads to 2 in any case: the consultation can be bought there.
 */
export function firstBookingStep(
  person: Holder,
  specialist: { specialty: Specialty } | undefined,
  catalogue: Catalogue,
  { kind, hasTime = false }: Begin = {},
): { step: BookingStep; isOnline?: boolean } {
  if (!specialist) return { step: 0 }
  if (kind !== undefined && hasTime) return { step: 2, isOnline: kind }
  const { specialty } = specialist
  const kinds = kind === undefined ? [true, false] : [kind]
  const isPaid = (holder: Holder) => (isOnline: boolean) =>
    !missingPurchase(holder, { specialty, isOnline }, catalogue)
  const paid = kinds.filter(isPaid(person))
  if (paid.length === 0) return { step: 0 }
  // Purchases come oldest first.
  for (const purchase of [...person.purchases].reverse()) {
    const kind = paid.find(isPaid({ purchases: [purchase] }))
    if (kind !== undefined) return { step: 2, isOnline: kind }
  }
  return { step: 0 }
}
