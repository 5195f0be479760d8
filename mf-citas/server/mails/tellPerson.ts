import { specialtyNames } from 'shared/published/specialties'
import type { Database } from 'shared/server/database/database'
import { linkOrigin } from 'shared/server/http/linkOrigin'
import { composeMail } from 'shared/server/mail/composeMail'
import { plainName } from 'shared/server/mail/plainName'
import type { SliceContext } from 'shared/server/slices/slice'
import { type FullAppointment, familyNameOf } from '../appointments/appointmentStore'
import { calendarFile } from '../calendar/appointmentCalendar'
import { appointmentInWords } from './timeInWords'

/** The texts of an appointment's mails. */
const MAILS = {
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

export type Occasion = keyof typeof MAILS

interface Recipient {
  email: string
  firstName: string
}

/** A paragraph of a cancellation whose purchase pays for another appointment. */
export const PAYMENT_IS_FREE = 'La consulta que la pagaba está disponible otra vez.'

/** A paragraph about a day off, where the purchase would pay for another appointment. */
export const PAYMENT_STAYS = 'Si la cancelas, la consulta que la paga queda disponible otra vez.'

/** With these the calendar's entry changes, so the file comes with the mail. */
const WITH_CALENDAR: readonly Occasion[] = ['booked', 'moved', 'cancelled']

/**
 * Mails the person of an appointment, in the caller's transaction: the mail leaves if the change is committed.
 * `more` are paragraphs for this occasion; `account` is the appointment's, where the caller knows it.
 */
export async function tellPerson(
  { ports, mail, config }: SliceContext,
  transaction: Database,
  occasion: Occasion,
  full: FullAppointment,
  { more = [], account }: { more?: readonly string[]; account?: Recipient | undefined } = {},
): Promise<void> {
  const { appointment, specialist, branch } = full
  const person = account ?? (await ports.people.byId(transaction, appointment.userId))
  if (!person) return
  const { subject, lead } = MAILS[occasion]
  const origin = linkOrigin(config)
  const place = appointment.isOnline
    ? 'Videollamada'
    : `En persona: ${branch.name}, ${branch.address}. Cómo llegar: ${branch.map}`
  const familyMember = familyNameOf(appointment)
  const facts = [
    ...(familyMember ? [`Para: ${plainName(familyMember) ?? 'una persona de tu familia'}`] : []),
    `${specialtyNames[specialist.specialty]} con ${specialist.firstName} ${specialist.lastName}`,
    appointmentInWords(appointment.startsAt, appointment.tz),
    place,
  ]
  const showsLink = appointment.isOnline && occasion !== 'cancelled' && occasion !== 'dayOff'
  await mail.send(
    composeMail({
      to: person.email,
      firstName: person.firstName,
      subject,
      body: [
        lead,
        facts.join('\n'),
        ...more,
        ...(showsLink ? [{ button: 'Entrar a la videollamada', link: appointment.link }] : []),
        ...(origin ? [{ button: 'Ver mis citas', link: `${origin}/user/citas` }] : []),
      ],
      ...(WITH_CALENDAR.includes(occasion) && { attachments: [calendarFile(full)] }),
    }),
    {
      transaction,
      userId: appointment.userId,
      cause: occasion === 'dayOff' || occasion === 'dayOn' ? 'practice' : { account: appointment.userId },
    },
  )
}
