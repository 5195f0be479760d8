import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { specialtyNames } from 'shared/published/specialties'
import type { MailAttachment } from 'shared/server/mail/mail'
import { plainName } from 'shared/server/mail/plainName'
import { type FullAppointment, familyNameOf } from '../appointments/appointmentStore'

/**
 * Appointments as an iCalendar file (RFC 5545). An appointment has one UID for ever, and each change a higher SEQUENCE,
 * so a calendar that has it already updates or removes it. With `patients`, their names in the same order, it is the
 * specialist's.
 */
export function appointmentCalendar(
  appointments: readonly FullAppointment[],
  { isFeed = false, patients }: { isFeed?: boolean; patients?: readonly string[] } = {},
): string {
  const cancels = !isFeed && appointments.every(({ appointment }) => appointment.status === 'CANCELLED')
  const calendar = ical({
    name: patients ? 'Mis pacientes · My Diet' : 'Mis citas · My Diet',
    prodId: '//My Diet//Citas//ES',
    method: cancels ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  })
  if (isFeed) calendar.ttl(REFRESH_SECONDS)
  for (const [place, one] of appointments.entries()) addEvent(calendar, one, patients?.[place])
  // Every line ends with CRLF, the last one too (RFC 5545, 3.1); the library omits that one.
  return `${calendar.toString()}\r\n`
}

/** One appointment as the attachment of a mail; with the patient's name, of its specialist's. */
export function calendarFile(full: FullAppointment, patient?: string): MailAttachment {
  return {
    fileName: 'cita.ics',
    contentType: 'text/calendar; charset=utf-8',
    content: appointmentCalendar([full], patient === undefined ? {} : { patients: [patient] }),
  }
}

/** How often a calendar program asks for the feed again. */
const REFRESH_SECONDS = 3600

function addEvent(
  calendar: ReturnType<typeof ical>,
  { appointment, specialist, branch }: FullAppointment,
  ofSpecialist: string | undefined,
): void {
  const { isOnline, link } = appointment
  const name = `${specialist.firstName} ${specialist.lastName}`
  // The file is in mails too, and the address may be a stranger's.
  const familyMember = plainName(familyNameOf(appointment))
  const patient = familyMember ? ` (para ${familyMember})` : ''
  const cancelled = appointment.status === 'CANCELLED'
  calendar.createEvent({
    id: `${appointment.uid}@mydiet.mx`,
    start: appointment.startsAt,
    end: appointment.endsAt,
    stamp: appointment.changedAt,
    sequence: appointment.sequence,
    summary:
      ofSpecialist === undefined
        ? `Cita de ${specialtyNames[specialist.specialty]} con ${name}${patient}`
        : `Cita con ${ofSpecialist}`,
    location: isOnline ? 'Videollamada' : `${branch.name}, ${branch.address}`,
    description: isOnline ? `Videollamada: ${link}` : `Cómo llegar: ${branch.map}`,
    ...(isOnline && link && !cancelled && { url: link }),
    status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
}
