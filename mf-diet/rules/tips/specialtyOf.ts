import type { ContentType, TipCategory } from '../../contract'

export type Specialty = 'nutricion' | 'psicologia' | 'ginecologia'

/** The names under which the content service keeps a specialty's tips and videos (section 7, end). */
export const CONTENT_TYPES: Readonly<Record<Specialty, { tip: ContentType; video: ContentType }>> = {
  nutricion: { tip: 'tip', video: 'video' },
  psicologia: { tip: 'tipPsicologia', video: 'videoPsicologia' },
  ginecologia: { tip: 'tipGinecologia', video: 'videoGinecologia' },
}

/** What the address says; nutrition where it says nothing that is known. */
export function specialtyOf(text: string | null | undefined): Specialty {
  return isSpecialty(text) ? text : 'nutricion'
}

function isSpecialty(text: string | null | undefined): text is Specialty {
  return typeof text === 'string' && Object.hasOwn(CONTENT_TYPES, text)
}

/** Section 3, "Category item": PSYCHOLOGY, GYNECOLOGY, or other. */
export function specialtyOfCategory({ specialty }: Pick<TipCategory, 'specialty'>): Specialty {
  if (specialty === 'PSYCHOLOGY') return 'psicologia'
  return specialty === 'GYNECOLOGY' ? 'ginecologia' : 'nutricion'
}

/** Whose an entry is, by the kind it has in the content service. */
export function specialtyOfContentType(contentType: string | undefined): Specialty | undefined {
  if (contentType === undefined) return undefined
  const found = Object.entries(CONTENT_TYPES).find(
    ([, { tip, video }]) => contentType === tip || contentType === video,
  )
  return found?.[0] as Specialty | undefined
}
