import { MS_PER_DAY, MS_PER_HOUR } from 'shared/dates/times'
import type { Database } from 'shared/server/database/database'
import { defineJob } from 'shared/server/jobs/job'
import { jobHandler } from 'shared/server/jobs/jobHandler'
import type { SliceContext } from 'shared/server/slices/context'
import Type from 'typebox'
import { type AppointmentRow, fullAppointment } from '../appointments/appointmentStore'
import { tellPerson } from '../mails/tellPerson'
import { markReminded } from './reminderStore'

const KINDS = {
  day: { before: MS_PER_DAY, sentAt: 'dayReminderAt' },
  hour: { before: MS_PER_HOUR, sentAt: 'hourReminderAt' },
} as const

type Kind = keyof typeof KINDS

const reminderJob = defineJob({
  name: 'citas-reminder',
  payload: Type.Object({
    userId: Type.Integer(),
    appointmentId: Type.Integer(),
    kind: Type.Enum(['day', 'hour']),
    /** The start that it reminds of. */
    init: Type.String({ maxLength: 40 }),
  }),
})

const keyOf = (appointmentId: number, kind: Kind) => `${appointmentId} ${kind}`

/** Enqueues the reminders of an appointment that has had none. */
export async function setFirstReminders(
  { jobs, now }: SliceContext,
  transaction: Database,
  appointment: AppointmentRow,
): Promise<void> {
  for (const kind of Object.keys(KINDS) as Kind[]) {
    const { payload, ...options } = reminderOf(appointment, kind)
    if (options.runAt > now())
      await jobs.send(reminderJob, payload, { transaction, ...options, isFirst: true })
  }
}

function reminderOf({ id, userId, startsAt }: AppointmentRow, kind: Kind) {
  return {
    payload: { userId, appointmentId: id, kind, init: startsAt.toISOString() },
    runAt: new Date(startsAt.getTime() - KINDS[kind].before),
    key: keyOf(id, kind),
  }
}

/** Enqueues the reminders of an appointment; those of its earlier time are replaced, or cancelled where too late. */
export async function setReminders(
  { jobs, now }: SliceContext,
  transaction: Database,
  appointment: AppointmentRow,
): Promise<void> {
  for (const kind of Object.keys(KINDS) as Kind[]) {
    const { payload, runAt, key } = reminderOf(appointment, kind)
    if (runAt <= now()) await jobs.cancel(reminderJob, key, { transaction })
    else await jobs.send(reminderJob, payload, { transaction, runAt, key })
  }
}

export async function dropReminders(
  { jobs }: SliceContext,
  transaction: Database,
  appointmentId: number,
): Promise<void> {
  for (const kind of Object.keys(KINDS) as Kind[]) {
    await jobs.cancel(reminderJob, keyOf(appointmentId, kind), { transaction })
  }
}

/**
 * Sends a reminder once: the mark on the appointment and the mail are one transaction, so a second attempt finds the
 * mark. One for a time that is no longer the appointment's, or that is over, is not sent.
 */
export const sendReminder = jobHandler(reminderJob, async (context, { appointmentId, kind, init }) => {
  const now = context.now()
  const startsAt = new Date(init)
  const { sentAt } = KINDS[kind]
  await context.database.transaction(async transaction => {
    const isMarked = await markReminded(transaction, { appointmentId, startsAt, sentAt }, now)
    if (!isMarked || startsAt <= now) return
    await tellPerson(context, transaction, kind, await fullAppointment(transaction, appointmentId))
  })
})
