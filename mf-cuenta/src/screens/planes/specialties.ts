import type { ComponentType } from 'react'
import { GynecologyPicture } from 'shared/ui/GynecologyPicture'
import { NutritionPicture } from 'shared/ui/NutritionPicture'
import { PsychologyPicture } from 'shared/ui/PsychologyPicture'
import type { SpecialtyCode } from '../../../contract/plans'

export interface Specialty {
  code: SpecialtyCode
  title: string
  lead: string
  tone: 'green' | 'violet' | 'rose'
  /** For a plan without a picture of its own. */
  Picture: ComponentType
}

/** The specialty of each address (shared/product/cuenta.md#plans). */
export const SPECIALTIES: Readonly<Record<string, Specialty>> = {
  nutriologia: {
    code: 1,
    title: 'Planes de nutrición',
    lead: 'Come rico y a tu medida, con una nutrióloga que te acompaña.',
    tone: 'green',
    Picture: NutritionPicture,
  },
  psicologia: {
    code: 2,
    title: 'Planes de psicología',
    lead: 'Haz las paces con la comida y con cómo te sientes.',
    tone: 'violet',
    Picture: PsychologyPicture,
  },
  ginecologia: {
    code: 3,
    title: 'Planes de ginecología',
    lead: 'Cuida tu salud en cada etapa de tu vida.',
    tone: 'rose',
    Picture: GynecologyPicture,
  },
}
