import { defineContract } from 'shared/contract'
import { Day } from 'shared/published/fields'
import Type, { type Static } from 'typebox'

/** The practice's privacy notice in force (shared/product/shell.md#consent). */
export const PrivacyNotice = Type.Object({
  version: Type.String(),
  title: Type.String(),
  html: Type.String(),
  publishedAt: Day,
})
export type PrivacyNotice = Static<typeof PrivacyNotice>

export const FaqEntry = Type.Object({
  slug: Type.String({ description: 'Cómo se llama en la dirección: /user/faq#slug' }),
  group: Type.String({ description: 'Vacío si no tiene grupo' }),
  question: Type.String(),
  answer: Type.String({ description: 'HTML' }),
})
export type FaqEntry = Static<typeof FaqEntry>

/** The calls for the practice's own texts: privacy notice and frequent questions. */
export const siteContract = defineContract({
  'GET privacy-notice': {
    summary: 'El aviso de privacidad vigente',
    access: 'anyone',
    answer: { size: 'small', body: PrivacyNotice },
  },
  'GET faq': {
    summary: 'Preguntas frecuentes y sus respuestas, en orden',
    access: 'anyone',
    answer: { size: 'list', body: Type.Array(FaqEntry) },
  },
})
