import type { StaffComment } from '../../../contract/staff'

/** A reply that two people have reported. */
export const sampleReported: StaffComment = {
  id: 7,
  course: 'Control de peso',
  content: 'Deja de cenar un mes y listo.',
  question: 'Llevo dos semanas sin bajar nada. ¿Es normal?',
  isQuestion: false,
  isAnonymous: false,
  createdAt: '2026-11-08T18:00:00.000Z',
  author: 'Luis Peña',
  reports: ['health', 'health', 'offensive'],
}
