import { defineContract } from 'shared/contract'
import { Day, Id } from 'shared/published/fields'
import Type, { type Static } from 'typebox'

const Gender = Type.Enum(['Masculino', 'Femenino', 'Ambos'])

/** A form without its questions. */
export const Form = Type.Object({
  id: Id,
  name: Type.String(),
  /** The ids of the courses of which one has to be owned; empty for a form that is open to everybody. */
  courses: Type.Array(Id),
  gender: Gender,
  /** A JSON list of `min-max` ranges in days. */
  ageRange: Type.String(),
  /** Rises with each change of the questions. */
  version: Type.Integer({ minimum: 1 }),
  /** The days after which it is repeated; 0 for never. */
  repeatDays: Type.Integer({ minimum: 0 }),
  questionCount: Type.Integer(),
  /** The instrument's author and terms of use. */
  source: Type.String(),
  /** The practice offers it no more; it is listed for an account that has begun or answered it. */
  withdrawn: Type.Optional(Type.Boolean()),
})
export type Form = Static<typeof Form>

/** `content` is a JSON list of questions (`rules/forms/form.ts`), of the version that `version` says. */
const FormWithContent = Type.Object({ ...Form.properties, content: Type.String() })

const DraftAnswer = Type.Object({
  question: Id,
  /** A text, a number, the id of the chosen option, the ids of the chosen ones, or null for one taken back. */
  answer: Type.Union([
    Type.String({ maxLength: 4000 }),
    Type.Number({ minimum: -1e15, maximum: 1e15 }),
    Type.Array(Id, { maxItems: 200 }),
    Type.Null(),
  ]),
  /** How often the answer was changed: of two devices the more often changed answer wins. */
  changes: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  /** Help was shown for this answer, which signals a risk. */
  helped: Type.Optional(Type.Boolean()),
})

export const Owner = Type.Union([Id, Type.Null()])

export const FormDraft = Type.Object({
  formId: Id,
  /** The version of the form that it was begun with. */
  version: Type.Integer(),
  familyMemberId: Owner,
  answers: Type.Array(DraftAnswer),
  updatedAt: Type.String({ format: 'date-time' }),
})
export type FormDraft = Static<typeof FormDraft>

export const DraftBody = Type.Object({
  version: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }),
  familyMemberId: Type.Optional(Owner),
  answers: Type.Array(DraftAnswer, { maxItems: 500 }),
})
export type DraftBody = Static<typeof DraftBody>

const NextStep = Type.Object({
  kind: Type.Enum(['continue', 'appointment', 'test', 'repeat', 'lab', 'consent']),
  familyMemberId: Owner,
  firstName: Type.String(),
  formId: Type.Union([Id, Type.Null()]),
  /** The name of the form, of the lab, or of the specialist of an appointment. */
  name: Type.String(),
  /** The day since which it is due; null where there is none. */
  since: Type.Union([Day, Type.Null()]),
  /** The start of an appointment; null for all others. */
  at: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
})
export type NextStep = Static<typeof NextStep>

export const formsContract = defineContract({
  'GET forms': {
    summary: 'Los tests de la clínica, sin sus preguntas',
    answer: { size: 'list', body: Type.Array(Form) },
  },
  'GET forms/{id}': {
    summary: 'Un test con sus preguntas; con version, las de esa versión',
    params: Type.Object({ id: Id }),
    query: Type.Object({ version: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })) }),
    answer: { size: 'small', body: FormWithContent },
  },
  'GET form-drafts': {
    summary: 'Los tests empezados, de la persona y de sus familiares',
    answer: { size: 'list', body: Type.Array(FormDraft) },
  },
  'PUT form-drafts/{formId}': {
    summary: 'Guardar respuestas de un test empezado; se unen con las de otros dispositivos',
    params: Type.Object({ formId: Id }),
    body: DraftBody,
    answer: { size: 'small', body: FormDraft },
  },
  'GET next-steps': {
    summary:
      'Lo que sigue: tests, citas, repeticiones y laboratorios pendientes de la persona y de sus familiares',
    answer: { size: 'list', body: Type.Array(NextStep) },
  },
})
