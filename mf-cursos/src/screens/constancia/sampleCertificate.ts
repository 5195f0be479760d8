import type { Certificate } from '../../../contract/courses'

export const sampleCertificate: Certificate = {
  course: 'Nutrición funcional',
  firstName: 'Ana',
  lastName: 'Treviño Garza',
  completedOn: '2026-11-22',
  subtopics: 15,
}
