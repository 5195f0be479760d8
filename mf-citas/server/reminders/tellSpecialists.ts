import { longDate } from 'shared/dates'
import { CLINIC_ZONE, dayAndMinuteIn, dayIn } from 'shared/dates/instants'
import { timeInWords } from 'shared/dates/times'
import type { Database } from 'shared/server/database/database'
import { recurringJob } from 'shared/server/jobs/jobHandler'
import { composeMail } from 'shared/server/mail/composeMail'
import type { SliceContext } from 'shared/server/slices/context'
import type { AppointmentRow } from '../appointments/appointmentStore'
import { lengthInWords } from '../mails/appointmentWords'
import { type NamedPatient, patientsOf } from '../patients/patientNames'
import { toldDays } from '../schema'
import { offeredSpecialists, type SpecialistRow } from '../specialists/specialistStore'
import { appointmentsOn } from '../staff/staffStore'

/** Mails every specialist in the morning the appointments of their day; one without any is not mailed. */
export const tellSpecialists = recurringJob(
  { name: 'citas-specialists', cron: '0 7 * * *', timeZone: 'America/Monterrey', timeLimitSeconds: 300 },
  tellAll,
)

async function tellAll(context: SliceContext): Promise<void> {
  const day = dayIn(context.now())
  for (const specialist of await offeredSpecialists(context.database)) {
    await context.database.transaction(transaction => tellDay(context, transaction, specialist, day))
  }
}

/** The mark and the mail are one transaction, so a second attempt mails nobody twice. */
async function tellDay(
  context: SliceContext,
  transaction: Database,
  { id, email, firstName }: SpecialistRow,
  day: string,
): Promise<void> {
  const rows = await appointmentsOn(transaction, id, day, ['BOOKED'])
  if (rows.length === 0) return
  const [marked] = await transaction
    .insert(toldDays)
    .values({ specialistId: id, day })
    .onConflictDoNothing()
    .returning()
  if (!marked) return
  const patients = await patientsOf(context, transaction, rows)
  await context.mail.send(
    composeMail({
      to: email,
      firstName,
      subject: rows.length === 1 ? 'Hoy tienes una cita' : `Hoy tienes ${rows.length} citas`,
      body: [`Tus citas del ${longDate(day)}:`, ...rows.map((row, place) => inWords(row, patients[place]))],
    }),
    { transaction, cause: 'practice' },
  )
}

function inWords(row: AppointmentRow, patient: NamedPatient | undefined): string {
  const time = timeInWords(dayAndMinuteIn(row.startsAt, CLINIC_ZONE).minute)
  const place = row.isOnline ? `Videollamada: ${row.link}` : 'En persona'
  return `${time}, ${lengthInWords(row)}\n${patient?.inWords}\n${place}`
}
