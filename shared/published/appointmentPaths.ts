/** The addresses of an appointment's pages: apart from its schema, which the browser does not load. */

/** The page of one appointment. */
export const appointmentPath = (id: number) => `/user/cita/${id}`

/** The parameter with which the booking page has a time chosen already. */
export const CHOSEN_TIME = 'horario'

interface Wish {
  specialistId: number
  isOnline: boolean
  /** The start of the time that is chosen already. */
  init: string
  /** The code of the specialty, for the first booking page; the present one without it. */
  v1?: string
}

/** The booking page of a specialist and a kind, with a time chosen already. */
export function chosenTimePath({ specialistId, isOnline, init, v1 }: Wish): string {
  const query = new URLSearchParams({
    specialist: String(specialistId),
    tipo: isOnline ? 'online' : 'presencial',
    [CHOSEN_TIME]: init,
  })
  return `/user/agendar${v1 === undefined ? '' : `/${v1}`}?${query}`
}
