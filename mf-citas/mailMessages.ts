/** The texts of the mails of appointments. */

/** To the person of an appointment. */
export const personMails = {
  booked: {
    subject: 'Tu cita está agendada',
    lead: 'Tu cita quedó agendada.',
  },
  moved: {
    subject: 'Tu cita cambió de horario',
    lead: 'Tu cita tiene un nuevo horario.',
  },
  cancelled: {
    subject: 'Tu cita fue cancelada',
    lead: 'Tu cita fue cancelada.',
  },
  day: {
    subject: 'Tu cita es mañana',
    lead: 'Te recordamos tu cita de mañana.',
  },
  hour: {
    subject: 'Tu cita es en una hora',
    lead: 'Te recordamos tu cita: comienza en una hora.',
  },
  dayOff: {
    subject: 'Tu especialista no estará el día de tu cita',
    lead: 'Tu especialista no atenderá el día de tu cita. Tu lugar sigue siendo tuyo: elige otro horario, o cancela la cita.',
  },
  dayOn: {
    subject: 'Tu especialista sí estará el día de tu cita',
    lead: 'Te habíamos dicho que tu especialista no atendería el día de tu cita. Sí atenderá: tu cita sigue en pie.',
  },
} as const

/** Paragraphs about the purchase that pays for an appointment. */
export const purchaseMails = {
  /** Of a cancellation whose purchase pays for another appointment. */
  isFree: 'La consulta que la pagaba está disponible otra vez.',
  /** About a day off, where the purchase would pay for another appointment. */
  stays: 'Si la cancelas, la consulta que la paga queda disponible otra vez.',
} as const

/** To the specialist, about one appointment. */
export const specialistMails = {
  booked: { subject: 'Tienes una cita nueva', lead: 'Se agendó una cita contigo.' },
  moved: { subject: 'Una cita cambió de horario', lead: 'Una cita contigo tiene un nuevo horario.' },
  cancelled: { subject: 'Se canceló una cita', lead: 'Se canceló una cita contigo. El horario queda libre.' },
  refunded: {
    subject: 'Se canceló una cita',
    lead: 'Se canceló una cita porque se devolvió su pago. El horario queda libre.',
  },
} as const

/** To the first person of the waiting list. */
export const offerMail = {
  subject: 'Se liberó un horario para ti',
  freed: (specialist: string, time: string) => `Se liberó un horario con ${specialist}: ${time}.`,
  heldUntil: (time: string) =>
    `Lo apartamos para ti hasta el ${time}; después se lo ofrecemos a la siguiente persona.`,
  placeStays: 'Si lo dejas pasar, conservas tu lugar en la lista de espera.',
} as const
