/** The addresses of an appointment's pages: apart from its schema, which the browser does not load. */

/** The page of one appointment. */
export const appointmentPath = (id: number) => `/user/cita/${id}`

/** The parameter with which the booking page has a time chosen already. */
export const CHOSEN_TIME = 'horario'

/** The parameter with the length of that time, in minutes: the purchase that pays for this length is chosen already. */
export const CHOSEN_LENGTH = 'minutos'

/** The parameter with the id of the family member whom the appointment is for. */
export const FAMILY_MEMBER = 'familiar'

/** The parameters of a specialist, a kind and the step of the booking page. */
const SPECIALIST = 'specialist'
const KIND = 'tipo'
const STEP = 'paso'
const TIME_STEP = '2'

interface Wanted {
  specialistId: number
  isOnline: boolean
  familyMember?: number | null | undefined
  /** The code of the specialty, for the first booking page; the present one without it. */
  v1?: string
}

interface Wish extends Wanted {
  /** The start of the time that is chosen already. */
  init: string
  /** Its length, where that is decided. */
  minutes?: number
}

/** The booking page of a specialist and a kind, where day and time are chosen. */
export function timeStepPath(wanted: Wanted): string {
  return pathOf(wanted, { [STEP]: TIME_STEP })
}

/** The booking page of a specialist and a kind, with a time chosen already. */
export function chosenTimePath({ init, minutes, ...wanted }: Wish): string {
  return pathOf(wanted, {
    [CHOSEN_TIME]: init,
    ...(minutes !== undefined && { [CHOSEN_LENGTH]: String(minutes) }),
  })
}

function pathOf(
  { specialistId, isOnline, familyMember, v1 }: Wanted,
  chosen: Record<string, string>,
): string {
  const query = new URLSearchParams({
    [SPECIALIST]: String(specialistId),
    [KIND]: isOnline ? 'online' : 'presencial',
    ...chosen,
  })
  if (familyMember) query.set(FAMILY_MEMBER, String(familyMember))
  return `/user/agendar${v1 === undefined ? '' : `/${v1}`}?${query}`
}
