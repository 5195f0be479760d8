/** The addresses of an appointment's pages: apart from its schema, which the browser does not load. */

/** The page of one appointment. */
export const appointmentPath = (id: number) => `/user/cita/${id}`

/** The parameter with which the booking page has a time chosen already. */
export const CHOSEN_TIME = 'horario'

/** The parameter with the length of that time, in minutes: the purchase that pays for this length is chosen already. */
export const CHOSEN_LENGTH = 'minutos'

/** The parameter with the id of the family member whom the appointment is for. */
export const FAMILY_MEMBER = 'familiar'

interface Wish {
  specialistId: number
  isOnline: boolean
  /** The start of the time that is chosen already. */
  init: string
  /** Its length, where that is decided. */
  minutes?: number
  familyMember?: number | null | undefined
  /** The code of the specialty, for the first booking page; the present one without it. */
  v1?: string
}

/** The booking page of a specialist and a kind, with a time chosen already. */
export function chosenTimePath({ specialistId, isOnline, init, minutes, familyMember, v1 }: Wish): string {
  const query = new URLSearchParams({
    specialist: String(specialistId),
    tipo: isOnline ? 'online' : 'presencial',
    [CHOSEN_TIME]: init,
  })
  if (minutes !== undefined) query.set(CHOSEN_LENGTH, String(minutes))
  if (familyMember) query.set(FAMILY_MEMBER, String(familyMember))
  return `/user/agendar${v1 === undefined ? '' : `/${v1}`}?${query}`
}
