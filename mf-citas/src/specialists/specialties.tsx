import { specialtyCode, specialtyNames } from 'shared/published/specialties'
import type { Specialty } from 'shared/published/specialty'
import { GynecologyPicture } from 'shared/ui/GynecologyPicture'
import { BrainIcon, FlowerIcon, LeafIcon } from 'shared/ui/Icon'
import { NutritionPicture } from 'shared/ui/NutritionPicture'
import { PsychologyPicture } from 'shared/ui/PsychologyPicture'

export interface SpecialtyLook {
  specialty: Specialty
  /** The code of the address `/user/agendar/{code}`. */
  code: string
  /** The name as texts write it. */
  name: string
  /** The name as the tabs of the booking write it (shared/product/citas.md#booking). */
  tab: string
  tone: 'green' | 'violet' | 'rose'
  Icon: typeof LeafIcon
  Picture: typeof NutritionPicture
  /** A few lines for the information modal. */
  info: string
}

/** The three specialties, in the order of their codes. */
export const SPECIALTIES: readonly SpecialtyLook[] = [
  {
    specialty: 'NUTRITION',
    code: specialtyCode('NUTRITION'),
    name: specialtyNames.NUTRITION,
    tab: 'Nutricion',
    tone: 'green',
    Icon: LeafIcon,
    Picture: NutritionPicture,
    info: 'Un plan que sí puedes seguir: comida de verdad, a tu gusto y a tu ritmo. Revisamos tus hábitos, tu composición corporal y tus metas.',
  },
  {
    specialty: 'PSYCHOLOGY',
    code: specialtyCode('PSYCHOLOGY'),
    name: specialtyNames.PSYCHOLOGY,
    tab: 'Psicologia',
    tone: 'violet',
    Icon: BrainIcon,
    Picture: PsychologyPicture,
    info: 'Un espacio seguro para hablar de ansiedad, estrés, sueño o tu relación con la comida, con herramientas que puedes usar desde la primera sesión.',
  },
  {
    specialty: 'GYNECOLOGY',
    code: specialtyCode('GYNECOLOGY'),
    name: specialtyNames.GYNECOLOGY,
    tab: 'Ginecologia',
    tone: 'rose',
    Icon: FlowerIcon,
    Picture: GynecologyPicture,
    info: 'Tu salud en cada etapa: revisión anual, métodos anticonceptivos, embarazo y climaterio, con información clara y sin prisa.',
  },
]

export function lookOf(specialty: Specialty): SpecialtyLook {
  return SPECIALTIES.find(look => look.specialty === specialty) ?? (SPECIALTIES[0] as SpecialtyLook)
}
