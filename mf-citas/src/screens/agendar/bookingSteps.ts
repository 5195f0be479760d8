/** The steps of /user/agendar/{especialidad}. */
export const BOOKING_STEPS = ['Especialista', 'Tipo de cita', 'Día y hora']
