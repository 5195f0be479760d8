import { CLINIC_ZONE } from 'shared/dates/instants'
import type { Database } from 'shared/server/database/database'
import { composeMail } from 'shared/server/mail/composeMail'
import type { SliceContext } from 'shared/server/slices/slice'
import { type FullAppointment, familyNameOf } from '../appointments/appointmentStore'
import { calendarFile } from '../calendar/appointmentCalendar'
import { appointmentInWords } from './timeInWords'

/** Mails the specialist that an appointment ended because its payment went back, in the caller's transaction. */
export async function tellSpecialist(
  { ports, mail }: SliceContext,
  transaction: Database,
  full: FullAppointment,
): Promise<void> {
  const { appointment, specialist } = full
  const person = await ports.people.byId(transaction, appointment.userId)
  const patient = familyNameOf(appointment) || (person && `${person.firstName} ${person.lastName}`)
  await mail.send(
    composeMail({
      to: specialist.email,
      firstName: specialist.firstName,
      subject: 'Se canceló una cita',
      body: [
        'Se canceló una cita porque se devolvió su pago. El horario queda libre.',
        [
          appointmentInWords(appointment.startsAt, CLINIC_ZONE),
          appointment.isOnline ? 'Videollamada' : 'En persona',
          ...(patient ? [`Paciente: ${patient}`] : []),
        ].join('\n'),
      ],
      attachments: [calendarFile(full)],
    }),
    { transaction, cause: 'practice' },
  )
}
