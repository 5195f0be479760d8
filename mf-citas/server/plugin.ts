import { join } from 'node:path'
import { serve } from 'shared/server/http/serve'
import { erased, kept, ownRows } from 'shared/server/privacy/ownData'
import { secretRows } from 'shared/server/privacy/secrets'
import type { Slice } from 'shared/server/slices/slice'
import { appointmentsContract } from '../contract/appointments'
import { calendarContract } from '../contract/calendar'
import { holdsContract } from '../contract/holds'
import { patientsContract } from '../contract/patients'
import { sharingContract } from '../contract/sharing'
import { specialistFeedContract, staffContract } from '../contract/staff'
import { waitingContract } from '../contract/waiting'
import { ownSays } from '../messages'
import { appointmentResources } from './appointmentResources'
import { appointmentCalls } from './appointments/appointmentCalls'
import { holdCalls } from './appointments/holdCalls'
import { appointmentsPort } from './appointmentsPort'
import { calendarCalls } from './calendar/calendarCalls'
import { mountFeeds } from './calendar/feeds'
import { clinicHoursPort } from './clinicHoursPort'
import { ownWords } from './ownWords'
import { leave } from './patients/leave'
import { patientCalls } from './patients/patientCalls'
import { sendReminder } from './reminders/reminders'
import { tellSpecialists } from './reminders/tellSpecialists'
import { appointments, calendarFeeds, resultShares, specialistFeeds, waitingList } from './schema'
import { demoAppointments } from './seed/demoAppointments'
import { sharingCalls } from './sharing/sharingCalls'
import { citasContent } from './specialists/citasContent'
import { specialistFeedCalls } from './staff/specialistFeedCalls'
import { staffCalls } from './staff/staffCalls'
import { offerSlot } from './waiting/offerSlot'
import { waitingCalls } from './waiting/waitingCalls'

export const citas: Slice = {
  name: 'citas',
  migrations: join(import.meta.dirname, 'migrations'),
  contentKinds: [citasContent],
  demoContent: join(import.meta.dirname, 'seed', 'demo'),
  seedDemo: demoAppointments,
  ownData: {
    ...ownRows(
      {
        appointments: kept(appointments, 'appointments'),
        calendarFeeds: erased(calendarFeeds),
        resultShares: kept(resultShares, 'consents'),
        specialistFeeds: erased(specialistFeeds),
        waitingList: erased(waitingList),
      },
      { inWords: ownWords, resources: appointmentResources },
    ),
    leave,
    says: ownSays,
  },
  secrets: secretRows([calendarFeeds, specialistFeeds]),
  jobs: [sendReminder, offerSlot, tellSpecialists],

  ports: context => ({ appointments: appointmentsPort(context), clinicHours: clinicHoursPort }),

  routes(app, context) {
    serve(app, appointmentsContract, appointmentCalls(context))
    serve(app, holdsContract, holdCalls(context))
    serve(app, patientsContract, patientCalls(context))
    serve(app, calendarContract, calendarCalls(context))
    serve(app, sharingContract, sharingCalls(context))
    serve(app, waitingContract, waitingCalls(context))
    serve(app, staffContract, staffCalls(context))
    serve(app, specialistFeedContract, specialistFeedCalls(context))
    mountFeeds(app, context)
  },
}
