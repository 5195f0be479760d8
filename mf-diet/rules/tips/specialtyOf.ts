import { SPECIALTY_WORDS } from 'shared/published/specialties'
import type { SpecialtyWord } from 'shared/published/specialty'
import type { ContentType, TipCategory } from '../../contract/tips'

export type Specialty = SpecialtyWord

/** The content types of a specialty's tips and videos in the content service (shared/product/wire.md#calls). */
export const CONTENT_TYPES: Readonly<Record<Specialty, { tip: ContentType; video: ContentType }>> = {
  nutricion: { tip: 'tip', video: 'video' },
  psicologia: { tip: 'tipPsicologia', video: 'videoPsicologia' },
  ginecologia: { tip: 'tipGinecologia', video: 'videoGinecologia' },
}

/** The specialty that the address names; nutrition when it names none that is known. */
export function specialtyOf(text: string | null | undefined): Specialty {
  return isSpecialty(text) ? text : 'nutricion'
}

function isSpecialty(text: string | null | undefined): text is Specialty {
  return typeof text === 'string' && Object.hasOwn(CONTENT_TYPES, text)
}

/** PSYCHOLOGY, GYNECOLOGY, or any other value for nutrition (shared/product/diet.md#tips). */
export function specialtyOfCategory({ specialty }: Pick<TipCategory, 'specialty'>): Specialty {
  const found = Object.entries(SPECIALTY_WORDS).find(([, name]) => name === specialty)
  return specialtyOf(found?.[0])
}

/** The specialty of an entry, by its content type. */
export function specialtyOfContentType(contentType: string | undefined): Specialty | undefined {
  if (contentType === undefined) return undefined
  const found = Object.entries(CONTENT_TYPES).find(
    ([, { tip, video }]) => contentType === tip || contentType === video,
  )
  return found?.[0] as Specialty | undefined
}
