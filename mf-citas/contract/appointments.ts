import { defineContract } from 'shared/contract'
import { AppointmentBody, appointmentTimes } from 'shared/published/appointments'
import { Day, Id } from 'shared/published/fields'
import { ProductId } from 'shared/published/person'
import { Specialty } from 'shared/published/specialty'
import Type, { type Static } from 'typebox'
import { Minutes } from './minutes'

/** The branch where appointments in person take place. */
const Branch = Type.Object({
  name: Type.String(),
  address: Type.String(),
  /** The address of its place on a map. */
  map: Type.String(),
  phone: Type.String(),
})

/** A specialist user (shared/product/citas.md#appointment). */
export const SpecialistUser = Type.Object({
  id: Id,
  email: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  /** The name of a picture, or empty. */
  picture: Type.String(),
  specialist: Type.Object({
    specialty: Specialty,
    schedules: Type.Array(
      Type.Object({
        /** 1 Monday to 7 Sunday. */
        day: Type.Integer(),
        /** A flat list of pairs of start and end in decimal hours. */
        workingHours: Type.Array(Type.Number()),
      }),
    ),
    /** The text about the specialist that patients read. */
    about: Type.String(),
    branch: Branch,
  }),
})
export type SpecialistUser = Static<typeof SpecialistUser>

export const Appointment = Type.Object({
  id: Id,
  init: Type.String(),
  end: Type.String(),
  /** The specialist's e-mail address, as in the creation. */
  specialist: Type.String(),
  specialistName: Type.String(),
  specialistId: Id,
  specialty: Specialty,
  isOnline: Type.Boolean(),
  /** The video call's address; empty for an appointment in person. */
  link: Type.String(),
  branch: Branch,
  /** The family member whom it is for; null where it is for the account's owner. */
  familyMember: Type.Union([Type.Object({ id: Id, name: Type.String() }), Type.Null()]),
  /** Whether the patient came, as the practice noted it afterwards; null before. */
  attended: Type.Union([Type.Boolean(), Type.Null()]),
  /** Cancelling it makes the purchase that paid for it available again: there is one, and its money did not go back. */
  givesBack: Type.Boolean(),
})
export type Appointment = Static<typeof Appointment>

const { id, init, specialistName, specialistId, isOnline, familyMember } = Appointment.properties
/** An appointment that was cancelled, by its person or with its payment, as far as its page still tells of it. */
export const CancelledAppointment = Type.Object({
  ...{ id, init, specialistName, specialistId, isOnline, familyMember },
})
export type CancelledAppointment = Static<typeof CancelledAppointment>

const BookingBody = Type.Object({
  ...AppointmentBody.properties,
  /** The product of the purchase that pays; without it the first that pays for the appointment. */
  productId: Type.Optional(ProductId),
})
export type BookingBody = Static<typeof BookingBody>

const RescheduleBody = Type.Object(appointmentTimes)

const TimeInterval = Type.Object({ init: Type.String(), end: Type.String() })

const Slot = Type.Object({ specialistId: Id, init: Type.String(), end: Type.String() })

export const appointmentsContract = defineContract({
  'GET specialists': {
    summary: 'Los especialistas con su horario',
    answer: { size: 'list', body: Type.Array(SpecialistUser) },
  },
  'GET specialists/{id}/free-slots': {
    summary: 'Los horarios libres de un especialista en un mes, en la zona de la clínica',
    params: Type.Object({ id: Id }),
    query: Type.Object({
      month: Type.String({ pattern: '^[12]\\d{3}-(0[1-9]|1[0-2])$' }),
      minutes: Minutes,
    }),
    answer: { size: 'list', body: Type.Array(TimeInterval) },
  },
  'GET specialists/{id}/next-free-day': {
    summary: 'El primer día, desde uno, en que un especialista tiene un horario libre',
    params: Type.Object({ id: Id }),
    query: Type.Object({ from: Day, minutes: Minutes }),
    answer: { size: 'small', body: Type.Object({ day: Type.Union([Day, Type.Null()]) }) },
  },
  'GET specialists/free-slots': {
    summary: 'Los horarios libres más próximos de todos los especialistas de una especialidad',
    query: Type.Object({ specialty: Specialty, minutes: Minutes }),
    answer: { size: 'list', body: Type.Array(Slot) },
  },
  'GET appointments': {
    summary: 'Las citas de la persona, de la más antigua a la más nueva, sin las canceladas',
    answer: { size: 'list', body: Type.Array(Appointment) },
  },
  'GET appointments/cancelled/{id}': {
    summary: 'Una cita de la persona que se canceló, y que por eso no está en su lista',
    params: Type.Object({ id: Id }),
    answer: { size: 'small', body: CancelledAppointment },
  },
  'POST appointments': {
    limited: true,
    summary: 'Agendar una cita, que usa una consulta comprada',
    body: BookingBody,
    idempotent: true,
    answer: { size: 'small', body: Appointment },
  },
  'DELETE appointments/{id}': {
    summary: 'Cancelar una cita que aún no comienza; la consulta queda disponible otra vez',
    params: Type.Object({ id: Id }),
    answer: {
      size: 'small',
      body: Type.Object({
        /** The purchase that paid for it is available again. */
        givesBack: Type.Boolean(),
      }),
    },
  },
  'POST appointments/findBySpecialist/{specialistId}': {
    summary: 'Los intervalos ocupados de un especialista en un día, sin decir de quién son',
    params: Type.Object({ specialistId: Id }),
    body: Type.Object({ date: Type.String({ maxLength: 10 }) }),
    answer: { status: 200, size: 'list', body: Type.Array(TimeInterval) },
  },
  'POST appointments/{id}/reschedule': {
    summary: 'Cambiar una cita de horario: el anterior se deja solo si se obtiene el nuevo',
    params: Type.Object({ id: Id }),
    body: RescheduleBody,
    answer: { status: 200, size: 'small', body: Appointment },
  },
})
