import { addDays } from 'shared/dates'
import { dayIn, instantOf } from 'shared/dates/instants'
import { MS_PER_MINUTE } from 'shared/dates/times'
import type { Appointment, SpecialistUser } from '../contract/appointments'
import type { WaitingEntry } from '../contract/waiting'
import type { Consultation } from './booking/offersFor'
import type { HeldTime } from './booking/useHold'

/** For stories and component tests. */
export const SAMPLE_NOW = new Date('2026-11-20T18:00:00.000Z')

const branch = {
  name: 'Sucursal Valle',
  address: 'Av. Vasconcelos 402, San Pedro Garza García, Monterrey, Nuevo León, México',
  map: 'https://www.google.com/maps/search/?api=1&query=San+Pedro',
  phone: '81 1234 5678',
}

/** A waiting list that the person is on. */
export const sampleWait: WaitingEntry = {
  id: 3,
  specialistId: 8,
  specialistName: 'Carmen Lozano',
  specialty: 'GYNECOLOGY',
  isOnline: true,
  since: '2026-11-18T16:00:00.000Z',
  path: '/user/agendar?specialist=8&tipo=online&paso=2',
}

/** A time that is held for the person. */
export const sampleHeld: HeldTime = {
  init: '2026-11-27T15:00:00.000Z',
  specialistName: 'Jorge Salinas',
  specialty: 'PSYCHOLOGY',
  minutesLeft: 95,
  path: '/user/agendar?specialist=4&tipo=online&horario=2026-11-27T15:00:00.000Z&minutos=20',
}

export const sampleAppointments: Appointment[] = [
  {
    id: 1,
    init: '2026-10-12T15:00:00.000Z',
    end: '2026-10-12T15:20:00.000Z',
    specialist: 'mariana.rios@mydiet.mx',
    specialistName: 'Mariana Ríos',
    specialistId: 1,
    specialty: 'NUTRITION',
    isOnline: false,
    link: '',
    branch,
    familyMember: null,
    attended: true,
    givesBack: true,
  },
  {
    id: 2,
    init: '2026-11-02T16:00:00.000Z',
    end: '2026-11-02T17:00:00.000Z',
    specialist: 'jorge.salinas@mydiet.mx',
    specialistName: 'Jorge Salinas',
    specialistId: 4,
    specialty: 'PSYCHOLOGY',
    isOnline: true,
    link: 'https://meet.jit.si/MyDiet-0000',
    branch,
    familyMember: null,
    attended: null,
    givesBack: true,
  },
  {
    id: 3,
    init: '2026-11-24T15:00:00.000Z',
    end: '2026-11-24T15:20:00.000Z',
    specialist: 'mariana.rios@mydiet.mx',
    specialistName: 'Mariana Ríos',
    specialistId: 1,
    specialty: 'NUTRITION',
    isOnline: true,
    link: 'https://meet.jit.si/MyDiet-1111',
    branch,
    familyMember: null,
    attended: null,
    givesBack: true,
  },
  {
    id: 4,
    init: '2026-12-02T17:00:00.000Z',
    end: '2026-12-02T18:00:00.000Z',
    specialist: 'elena.cantu@mydiet.mx',
    specialistName: 'Elena Cantú',
    specialistId: 7,
    specialty: 'GYNECOLOGY',
    isOnline: false,
    link: '',
    branch,
    familyMember: { id: 1, name: 'Luis Garza' },
    attended: null,
    givesBack: true,
  },
]

export const sampleSpecialist: SpecialistUser = {
  id: 1,
  email: 'mariana.rios@mydiet.mx',
  firstName: 'Mariana',
  lastName: 'Ríos',
  picture: '',
  specialist: {
    specialty: 'NUTRITION',
    schedules: [
      { day: 1, workingHours: [9, 14, 16, 19] },
      { day: 6, workingHours: [9.5, 13] },
    ],
    about: 'Nutrióloga clínica. Te ayuda a comer rico y suficiente sin contar todo lo que comes.',
    branch,
  },
}

/** Free slots from tomorrow on, whatever the day on which a story is shown. */
export const sampleFreeSlots = [1, 2, 3].flatMap(days =>
  [9, 10, 11].map(hour => {
    const init = instantOf(addDays(dayIn(new Date()), days), hour * 60)
    return { init: init.toISOString(), end: new Date(init.getTime() + 20 * MS_PER_MINUTE).toISOString() }
  }),
)

export const sampleOffers: Consultation[] = [
  {
    productId: 'NutricionCitaRapida',
    product: null,
    list: null,
    title: 'Cita rápida de nutrición en línea',
    description: '',
    minutes: 20,
    specialties: ['NUTRITION'],
    places: ['online'],
    listAmount: 9900,
    amount: 9900,
    discount: null,
  },
  {
    productId: 'NutricionOnline',
    product: null,
    list: null,
    title: 'Consulta de nutrición en línea',
    description: '',
    minutes: 60,
    specialties: ['NUTRITION'],
    places: ['online'],
    listAmount: 49_000,
    amount: 44_100,
    discount: { text: '10 % por tu plan' },
  },
]
