import type { StaffLab, StaffRiskNotice } from '../../../contract'

const patient = { firstName: 'Ana', lastName: 'Garza' }

export const sampleLabs: StaffLab[] = [
  {
    id: 4,
    lab: 'Glucosa en ayunas',
    form: 'Riesgo de diabetes (adaptado de FINDRISC)',
    uploadedAt: '2026-11-20T15:00:00.000Z',
    answered: false,
    patient,
  },
  {
    id: 5,
    lab: 'Vitamina D',
    form: 'Chequeo general de hábitos',
    uploadedAt: '2026-11-21T15:00:00.000Z',
    answered: false,
    patient: { firstName: 'Luis', lastName: 'Peña' },
  },
]

/** One who was called already, and one who waits without a telephone. */
export const sampleNotices: StaffRiskNotice[] = [
  {
    id: 1,
    createdAt: '2026-11-20T15:00:00.000Z',
    handled: true,
    patient,
    phone: '8112345678',
    email: 'ana@ejemplo.mx',
  },
  {
    id: 2,
    createdAt: '2026-11-21T18:30:00.000Z',
    handled: false,
    patient: { firstName: 'Luis', lastName: 'Peña' },
    phone: '',
    email: 'luis@ejemplo.mx',
  },
]
