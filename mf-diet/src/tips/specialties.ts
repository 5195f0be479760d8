import { specialtyCode, specialtyNames } from 'shared/published/specialties'
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
    title: specialtyNames.NUTRITION,
    tone: 'green',
    expert: 'nutrióloga',
    booking: `/user/agendar/${specialtyCode('NUTRITION')}`,
  },
  {
    specialty: 'psicologia',
    title: specialtyNames.PSYCHOLOGY,
    tone: 'violet',
    expert: 'psicóloga',
    booking: `/user/agendar/${specialtyCode('PSYCHOLOGY')}`,
  },
  {
    specialty: 'ginecologia',
    title: specialtyNames.GYNECOLOGY,
    tone: 'rose',
    expert: 'ginecóloga',
    booking: `/user/agendar/${specialtyCode('GYNECOLOGY')}`,
  },
]

export function lookOf(specialty: Specialty): SpecialtyLook {
  return SPECIALTIES.find(look => look.specialty === specialty) ?? (SPECIALTIES[0] as SpecialtyLook)
}
