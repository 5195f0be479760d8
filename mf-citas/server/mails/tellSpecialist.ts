import { CLINIC_ZONE } from 'shared/dates/instants'
import type { Database } from 'shared/server/database/database'
import { composeMail } from 'shared/server/mail/composeMail'
import type { SliceContext } from 'shared/server/slices/context'
import { specialistMails } from '../../mailMessages'
import type { FullAppointment } from '../appointments/appointmentStore'
import { calendarFile } from '../calendar/appointmentCalendar'
import { type Account, asPatient, patientsOf } from '../patients/patientNames'
import { kindInWords, onBothClocks } from './appointmentWords'

/**
 * Mails the specialist of an appointment, in the caller's transaction: the mail leaves if the change is committed.
 * `account` is the appointment's, where the caller knows it.
 */
export async function tellSpecialist(
  context: SliceContext,
  transaction: Database,
  occasion: keyof typeof specialistMails,
  full: FullAppointment,
  account?: Account,
): Promise<void> {
  const { appointment, specialist } = full
  const [patient] = account
    ? [asPatient(appointment, account)]
    : await patientsOf(context, transaction, [appointment])
  const { subject, lead } = specialistMails[occasion]
  const ends = occasion === 'cancelled' || occasion === 'refunded'
  await context.mail.send(
    composeMail({
      to: specialist.email,
      firstName: specialist.firstName,
      subject,
      body: [
        lead,
        [
          onBothClocks(appointment.startsAt, CLINIC_ZONE),
          kindInWords(appointment),
          `Paciente: ${patient?.inWords}`,
        ].join('\n'),
        ...(appointment.isOnline && !ends
          ? [{ button: 'Entrar a la videollamada', link: appointment.link }]
          : []),
      ],
      attachments: [calendarFile(full, patient?.name)],
    }),
    { transaction, cause: 'practice' },
  )
}
