import type { Specialty } from '../../rules/tips/specialtyOf'

interface SpecialtyLook {
  specialty: Specialty
  /** The title when the practice has no category item for it. */
  title: string
  tone: 'green' | 'violet' | 'rose'
  /** The expert to ask when a tip leaves questions. */
  expert: string
  booking: string
}

export const SPECIALTIES: readonly SpecialtyLook[] = [
  {
    specialty: 'nutricion',
    title: 'Nutrición',
    tone: 'green',
    expert: 'nutrióloga',
    booking: '/user/agendar/1',
  },
  {
    specialty: 'psicologia',
    title: 'Psicología',
    tone: 'violet',
    expert: 'psicóloga',
    booking: '/user/agendar/2',
  },
  {
    specialty: 'ginecologia',
    title: 'Ginecología',
    tone: 'rose',
    expert: 'ginecóloga',
    booking: '/user/agendar/3',
  },
]

export function lookOf(specialty: Specialty): SpecialtyLook {
  return SPECIALTIES.find(look => look.specialty === specialty) ?? (SPECIALTIES[0] as SpecialtyLook)
}
