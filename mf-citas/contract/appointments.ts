import { defineContract } from 'shared/contract'
import { AppointmentBody, appointmentTimes } from 'shared/published/appointments'
import { PriceList } from 'shared/published/buying'
import { Day, Id } from 'shared/published/fields'
import { ProductId } from 'shared/published/person'
import { Specialty } from 'shared/published/specialty'
import Type, { type Static } from 'typebox'

/** The length of an appointment; the handler compares it with those that the practice sells. */
const Minutes = Type.Integer({ minimum: 5, maximum: 240 })

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

const BookingBody = Type.Object({
  ...AppointmentBody.properties,
  /** The product of the purchase that pays; without it the first that pays for the appointment. */
  productId: Type.Optional(ProductId),
})
export type BookingBody = Static<typeof BookingBody>

const RescheduleBody = Type.Object(appointmentTimes)

const BusyInterval = Type.Object({ init: Type.String(), end: Type.String() })

const Slot = Type.Object({ specialistId: Id, init: Type.String(), end: Type.String() })

const Hold = Type.Object({
  specialistId: Id,
  init: Type.String(),
  end: Type.String(),
  isOnline: Type.Boolean(),
  /** Until then nobody else can book the slot. */
  heldUntil: Type.String(),
  /** The booking page, with everything that is chosen already: specialist, kind, time, length and patient. */
  path: Type.String(),
})
export type Hold = Static<typeof Hold>

const HoldBody = Type.Object({
  ...AppointmentBody.properties,
  /** The booking page on which the slot is chosen, `v3` where it is missing: the hold leads back there. */
  version: Type.Optional(PriceList),
})
export type HoldBody = Static<typeof HoldBody>

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
    answer: { size: 'list', body: Type.Array(BusyInterval) },
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
    answer: { size: 'small', body: Type.Object({}) },
  },
  'POST appointments/findBySpecialist/{specialistId}': {
    summary: 'Los intervalos ocupados de un especialista en un día, sin decir de quién son',
    params: Type.Object({ specialistId: Id }),
    body: Type.Object({ date: Type.String({ maxLength: 10 }) }),
    answer: { status: 200, size: 'list', body: Type.Array(BusyInterval) },
  },
  'POST appointments/{id}/reschedule': {
    summary: 'Cambiar una cita de horario: el anterior se deja solo si se obtiene el nuevo',
    params: Type.Object({ id: Id }),
    body: RescheduleBody,
    answer: { status: 200, size: 'small', body: Appointment },
  },
})

const SharedSpecialty = Type.Object({ specialty: Specialty })

export const sharingContract = defineContract({
  'GET appointments/sharing': {
    summary: 'Las especialidades que pueden ver los resultados de los tests de la persona',
    answer: { size: 'small', body: Type.Object({ specialties: Type.Array(Specialty) }) },
  },
  'PUT appointments/sharing/{specialty}': {
    summary: 'Dejar que una especialidad vea los resultados de los tests de la persona',
    params: SharedSpecialty,
    answer: { size: 'small', body: Type.Object({}) },
  },
  'DELETE appointments/sharing/{specialty}': {
    summary: 'Que una especialidad ya no vea los resultados de los tests de la persona',
    params: SharedSpecialty,
    answer: { size: 'small', body: Type.Object({}) },
  },
})

const FamilyMember = Type.Object({ id: Id, firstName: Type.String(), lastName: Type.String() })
export type FamilyMember = Static<typeof FamilyMember>

export const patientsContract = defineContract({
  'GET appointments/family': {
    summary: 'Los familiares para quienes la persona puede agendar',
    answer: { size: 'list', body: Type.Array(FamilyMember) },
  },
  'GET specialists/named-in/{formId}': {
    summary: 'Los especialistas que nombra el resultado más reciente de la persona en un test',
    params: Type.Object({ formId: Id }),
    answer: { size: 'small', body: Type.Object({ specialistIds: Type.Array(Id) }) },
  },
})

export const holdsContract = defineContract({
  'GET appointments/hold': {
    summary: 'El horario que la persona tiene apartado',
    answer: { size: 'list', body: Type.Array(Hold) },
  },
  'POST appointments/hold': {
    limited: true,
    summary: 'Apartar un horario por diez minutos mientras se paga; la persona aparta uno a la vez',
    body: HoldBody,
    answer: { size: 'small', body: Hold },
  },
  'DELETE appointments/hold': {
    summary: 'Soltar el horario apartado',
    answer: { size: 'small', body: Type.Object({}) },
  },
})

export const FeedState = Type.Object({ exists: Type.Boolean() })

export const NewFeed = Type.Object({
  /** Below the entry point's origin. Shown once: only its hash is stored. */
  path: Type.String(),
})

export const calendarContract = defineContract({
  'GET appointments/{id}/calendar': {
    summary: 'Una cita como archivo de calendario (iCalendar)',
    params: Type.Object({ id: Id }),
    answer: { size: 'small', body: Type.Object({ content: Type.String() }) },
  },
  'GET appointments/feed': {
    summary: 'Si la persona tiene un calendario privado con sus citas',
    answer: { size: 'small', body: FeedState },
  },
  'POST appointments/feed': {
    summary: 'Crear la dirección del calendario privado; la anterior deja de servir',
    answer: { size: 'small', body: NewFeed },
  },
  'DELETE appointments/feed': {
    summary: 'Revocar la dirección del calendario privado',
    answer: { size: 'small', body: Type.Object({}) },
  },
})

const WaitingEntry = Type.Object({ id: Id, specialistId: Id, isOnline: Type.Boolean() })

export const waitingContract = defineContract({
  'GET appointments/waiting': {
    summary: 'Las listas de espera en que está la persona',
    answer: { size: 'list', body: Type.Array(WaitingEntry) },
  },
  'POST appointments/waiting': {
    summary: 'Entrar a la lista de espera de un especialista',
    body: Type.Object({
      specialistId: Id,
      isOnline: Type.Boolean(),
      minutes: Minutes,
      /** The booking page of the wish, `v3` where it is missing: the mail leads back there. */
      version: Type.Optional(PriceList),
    }),
    answer: { size: 'small', body: WaitingEntry },
  },
  'DELETE appointments/waiting/{id}': {
    summary: 'Salir de una lista de espera',
    params: Type.Object({ id: Id }),
    answer: { size: 'small', body: Type.Object({}) },
  },
})
