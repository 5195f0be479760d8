import type { StaffAppointment, TestResult } from '../../../contract/staff'

/** One appointment that has begun, and one that has not. */
export const sampleDay: StaffAppointment[] = [
  {
    id: 1,
    init: '2026-01-12T15:00:00.000Z',
    end: '2026-01-12T15:20:00.000Z',
    isOnline: false,
    link: '',
    status: 'ATTENDED',
    patient: { firstName: 'Ana', lastName: 'Garza', phone: '8112345678' },
    familyMember: '',
    sharesResults: true,
  },
  {
    id: 2,
    init: '2090-01-12T17:00:00.000Z',
    end: '2090-01-12T18:00:00.000Z',
    isOnline: true,
    link: 'https://meet.jit.si/MyDiet-1111',
    status: 'BOOKED',
    patient: { firstName: 'Luis', lastName: 'Peña', phone: '' },
    familyMember: 'Sofía Peña',
    sharesResults: false,
  },
]

export const sampleResults: TestResult[] = [
  {
    name: 'Bienestar de cada día',
    day: '2026-01-05',
    balance: 62,
    scores: [
      { area: 'Sueño', percentage: 40 },
      { area: 'Ánimo', percentage: 84.4 },
    ],
    band: '9 de 27: Leve',
    answers: [
      { question: '¿Cuántas horas duermes?', answer: '6' },
      { question: '¿Qué te gustaría cambiar?', answer: '' },
    ],
  },
]
