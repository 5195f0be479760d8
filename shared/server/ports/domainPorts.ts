import { type AppointmentsPort, withoutAppointments } from './appointments'
import { type ClinicHoursPort, withoutClinicHours } from './clinicHours'
import { type CoursesPort, withoutCourses } from './courses'
import { type FamilyPort, withoutFamily } from './family'
import { type FormResultsPort, withoutFormResults } from './formResults'
import type { PaymentsPort } from './payments'
import { type PurchasesPort, withoutPurchases } from './purchases'

/** The ports of domains. A practice may run without any one of these. */
export interface DomainPorts {
  appointments: AppointmentsPort
  clinicHours: ClinicHoursPort
  courses: CoursesPort
  family: FamilyPort
  formResults: FormResultsPort
  purchases: PurchasesPort
  /** Undefined where nobody takes payments: the look at the provider says so. */
  payments?: PaymentsPort
}

/** The answers of the ports whose owner is not there: callers find nothing, and ask nobody whether there is an owner. */
export const withoutOwners: Readonly<DomainPorts> = {
  appointments: withoutAppointments,
  clinicHours: withoutClinicHours,
  courses: withoutCourses,
  family: withoutFamily,
  formResults: withoutFormResults,
  purchases: withoutPurchases,
}
