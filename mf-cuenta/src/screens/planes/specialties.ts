import type { ComponentType } from 'react'
import { BrainIcon, FlowerIcon, LeafIcon } from 'shared/ui/Icon'
import type { SpecialtyCode } from '../../../contract/plans'

export interface Specialty {
  code: SpecialtyCode
  title: string
  lead: string
  tone: 'green' | 'violet' | 'rose'
  Icon: ComponentType
}

/** The specialty of each address (shared/product/cuenta.md#plans). */
export const SPECIALTIES: Readonly<Record<string, Specialty>> = {
  nutriologia: {
    code: 1,
    title: 'Planes de nutrición',
    lead: 'Come rico y a tu medida, con una nutrióloga que te acompaña.',
    tone: 'green',
    Icon: LeafIcon,
  },
  psicologia: {
    code: 2,
    title: 'Planes de psicología',
    lead: 'Haz las paces con la comida y con cómo te sientes.',
    tone: 'violet',
    Icon: BrainIcon,
  },
  ginecologia: {
    code: 3,
    title: 'Planes de ginecología',
    lead: 'Cuida tu salud en cada etapa de tu vida.',
    tone: 'rose',
    Icon: FlowerIcon,
  },
}
