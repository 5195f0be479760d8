import { defineContract } from 'shared/contract'
import { Day, Id, PageQuery } from 'shared/published/fields'
import Type, { type Static } from 'typebox'

const AreaScore = Type.Object({ area: Type.String(), percentage: Type.Number() })

/** The points as the instrument's author counts and reads them (shared/product/objetivos.md#bands). */
const Band = Type.Object({
  points: Type.Number(),
  highest: Type.Number(),
  words: Type.String({ maxLength: 80 }),
  level: Type.Enum(['Crítico', 'Complicado', 'Estable']),
  /** Whether many points are bad or good. */
  higherIs: Type.Enum(['peor', 'mejor']),
})

export const FormResponse = Type.Object({
  id: Id,
  formId: Id,
  /** The form's name, in the version that was answered. */
  form: Type.Object({ id: Id, name: Type.String(), version: Type.Integer() }),
  /** Null for the account's owner. */
  familyMemberId: Type.Union([Id, Type.Null()]),
  createdAt: Type.String({ format: 'date-time' }),
  /** The clinic's day on which it was sent. */
  day: Day,
  /** The day from which the form is taken again; null for never. */
  repeatOn: Type.Union([Day, Type.Null()]),
  /** An adult has not agreed that the account sees them: no answers, no scores, no files. */
  hidden: Type.Boolean(),
  /** Balance de Salud; null where it is hidden, as are the scores. */
  balance: Type.Union([Type.Integer(), Type.Null()]),
  scores: Type.Array(AreaScore),
  /** Only of a form with bands, and not where it is hidden. */
  band: Type.Optional(Band),
  /** The names of the recommended labs. */
  labs: Type.Array(Type.String()),
  /**
   * JSON: `areas` with area, answers (question, userAnswer), value_total, divider; `files` with lab, file, response;
   * `user`, the id of the family member or the account.
   */
  data: Type.String(),
})
export type FormResponse = Static<typeof FormResponse>

const Advice = Type.Object({
  especialidad: Type.String(),
  /** `data` is HTML, sanitised. */
  tip: Type.Object({ category: Type.String(), data: Type.String(), tags: Type.Array(Type.String()) }),
})

/** A response with everything that its screen shows. */
const FormResponseDetail = Type.Object({
  ...FormResponse.properties,
  /** The questions that were answered, as JSON. */
  content: Type.String(),
  advice: Type.Array(Advice),
  /** The e-mail addresses of the specialists that the form names. */
  specialists: Type.Array(Type.String()),
})
export type FormResponseDetail = Static<typeof FormResponseDetail>

/** The size of a body, which is smaller, limits the text: what is longer is 413. */
const Data = Type.String({ maxLength: 10_000_000 })

export const responsesContract = defineContract({
  'GET form-responses': {
    summary: 'Los tests respondidos, los más nuevos primero; por páginas, si se piden',
    query: PageQuery,
    answer: { size: 'heavy', body: Type.Array(FormResponse) },
  },
  'GET form-responses/{id}': {
    summary: 'Un test respondido con sus preguntas, consejos y especialistas',
    params: Type.Object({ id: Id }),
    answer: { size: 'small', body: FormResponseDetail },
  },
  'POST form-responses': {
    limited: true,
    summary: 'Enviar un test; el servidor calcula los resultados. Enviarlo dos veces da una sola respuesta',
    body: Type.Object({ formId: Id, data: Data }),
    answer: { size: 'small', body: FormResponse },
  },
  'PATCH form-responses/{id}': {
    summary: 'Adjuntar los archivos de laboratorio; de lo enviado solo cuentan lab y file',
    params: Type.Object({ id: Id }),
    body: Type.Object({ data: Data }),
    answer: { size: 'small', body: FormResponse },
  },
})
