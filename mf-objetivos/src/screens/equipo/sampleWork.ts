import type { StaffLab, StaffRiskNotice } from '../../../contract/staff'

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

/** One who was called already, one who waits without a telephone, and a child with the telephone of the account. */
export const sampleNotices: StaffRiskNotice[] = [
  {
    id: 1,
    createdAt: '2026-11-20T15:00:00.000Z',
    handled: true,
    handledAt: '2026-11-20T16:10:00.000Z',
    handledBy: 'Eva Cantú',
    patient,
    phone: '8112345678',
    phoneOwner: 'person',
    account: 'Ana Garza',
    email: 'ana@ejemplo.mx',
  },
  {
    id: 2,
    createdAt: '2026-11-21T18:30:00.000Z',
    handled: false,
    handledAt: null,
    handledBy: '',
    patient: { firstName: 'Luis', lastName: 'Peña' },
    phone: '',
    phoneOwner: 'person',
    account: 'Luis Peña',
    email: 'luis@ejemplo.mx',
  },
  {
    id: 3,
    createdAt: '2026-11-21T17:00:00.000Z',
    handled: false,
    handledAt: null,
    handledBy: '',
    patient: { firstName: 'Leo', lastName: 'Garza' },
    phone: '8112345678',
    phoneOwner: 'account',
    account: 'Ana Garza',
    email: 'ana@ejemplo.mx',
  },
]
