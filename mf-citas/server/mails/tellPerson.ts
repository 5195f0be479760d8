import { specialtyNames } from 'shared/published/specialties'
import type { Database } from 'shared/server/database/database'
import { linkOrigin } from 'shared/server/http/linkOrigin'
import { composeMail } from 'shared/server/mail/composeMail'
import { plainName } from 'shared/server/mail/plainName'
import type { SliceContext } from 'shared/server/slices/context'
import { personMails } from '../../mailMessages'
import { type FullAppointment, familyNameOf } from '../appointments/appointmentStore'
import { calendarFile } from '../calendar/appointmentCalendar'
import { kindInWords, onBothClocks } from './appointmentWords'

export type Occasion = keyof typeof personMails

interface Recipient {
  email: string
  firstName: string
}

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
  const { subject, lead } = personMails[occasion]
  const origin = linkOrigin(config)
  const kind = kindInWords(appointment)
  const place = appointment.isOnline
    ? kind
    : `${kind}: ${branch.name}, ${branch.address}. Cómo llegar: ${branch.map}`
  const familyMember = familyNameOf(appointment)
  const facts = [
    ...(familyMember ? [`Para: ${plainName(familyMember) ?? 'una persona de tu familia'}`] : []),
    `${specialtyNames[specialist.specialty]} con ${specialist.firstName} ${specialist.lastName}`,
    onBothClocks(appointment.startsAt, appointment.tz),
    place,
  ]
  // A cancelled appointment has no page of its own.
  const page =
    occasion === 'cancelled'
      ? { button: 'Ver mis citas', path: '/user/citas' }
      : { button: 'Ver mi cita', path: `/user/cita/${appointment.id}` }
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
        ...(origin ? [{ button: page.button, link: origin + page.path }] : []),
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
