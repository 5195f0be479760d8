import { defineContract } from 'shared/contract'
import { Day, Id } from 'shared/published/fields'
import Type, { type Static } from 'typebox'
import { FeedState, NewFeed } from './calendar'

const DayOfSpecialist = Type.Object({ id: Id, day: Day })

/** An appointment as the staff sees it. */
export const StaffAppointment = Type.Object({
  id: Id,
  init: Type.String(),
  end: Type.String(),
  isOnline: Type.Boolean(),
  /** The video call's address; empty for an appointment in person. */
  link: Type.String(),
  status: Type.Enum(['BOOKED', 'ATTENDED', 'MISSED']),
  /** The account, with its phone. */
  patient: Type.Object({ firstName: Type.String(), lastName: Type.String(), phone: Type.String() }),
  /** The name of the account's family member whom the appointment is for; empty where it is for the account's owner. */
  familyMember: Type.String(),
  /** The patient lets this specialty see the results of their tests, and the member has its duty. */
  sharesResults: Type.Boolean(),
})
export type StaffAppointment = Static<typeof StaffAppointment>

/** A test's result as the patient lets their specialist see it. */
const TestResult = Type.Object({
  name: Type.String(),
  day: Day,
  balance: Type.Integer(),
  scores: Type.Array(Type.Object({ area: Type.String(), percentage: Type.Number() })),
  /** The points as the test's author reads them; null where the author has no bands. */
  band: Type.Union([Type.String(), Type.Null()]),
  answers: Type.Array(Type.Object({ question: Type.String(), answer: Type.String() })),
})
export type TestResult = Static<typeof TestResult>

export const staffContract = defineContract({
  'GET staff/appointments/{id}/results': {
    summary:
      'Los resultados y respuestas que el paciente de una cita deja ver a su especialidad, para quien tiene además la tarea de esa especialidad',
    access: 'staff:agenda',
    secondFactor: 'recent',
    params: Type.Object({ id: Id }),
    answer: { size: 'list', body: Type.Array(TestResult) },
  },
  'GET staff/specialists/{id}/days/{day}': {
    summary: 'Las citas de un especialista en un día, y si es un día libre',
    access: 'staff:agenda',
    params: DayOfSpecialist,
    answer: {
      size: 'small',
      body: Type.Object({
        /** A day off of the specialist. */
        isOff: Type.Boolean(),
        /** The specialist has hours that day, which is neither a day off nor a holiday. */
        opens: Type.Boolean(),
        appointments: Type.Array(StaffAppointment),
      }),
    },
  },
  'PUT staff/specialists/{id}/days-off/{day}': {
    summary:
      'Marcar un día libre de un especialista; a quien tiene cita ese día se le avisa y se le ofrecen otros horarios',
    access: 'staff:agenda',
    params: DayOfSpecialist,
    answer: { size: 'small', body: Type.Object({ notified: Type.Integer() }) },
  },
  'DELETE staff/specialists/{id}/days-off/{day}': {
    summary: 'Quitar un día libre de un especialista; se le avisa a quien tiene cita ese día',
    access: 'staff:agenda',
    params: DayOfSpecialist,
    answer: { size: 'small', body: Type.Object({ notified: Type.Integer() }) },
  },
  'POST staff/appointments/{id}/attendance': {
    summary: 'Anotar si el paciente asistió a una cita que ya comenzó',
    access: 'staff:agenda',
    params: Type.Object({ id: Id }),
    body: Type.Object({ attended: Type.Boolean() }),
    answer: { status: 200, size: 'small', body: StaffAppointment },
  },
})

export const specialistFeedContract = defineContract({
  'GET staff/specialists/{id}/feed': {
    summary: 'Si quien pregunta hizo un calendario privado para un especialista',
    access: 'staff:agenda',
    params: Type.Object({ id: Id }),
    answer: { size: 'small', body: FeedState },
  },
  'POST staff/specialists/{id}/feed': {
    summary: 'Crear la dirección del calendario privado de un especialista; la anterior deja de servir',
    access: 'staff:agenda',
    params: Type.Object({ id: Id }),
    answer: { size: 'small', body: NewFeed },
  },
  'DELETE staff/specialists/{id}/feed': {
    summary: 'Revocar la dirección del calendario privado de un especialista',
    access: 'staff:agenda',
    params: Type.Object({ id: Id }),
    answer: { size: 'small', body: Type.Object({}) },
  },
})
