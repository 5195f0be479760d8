import { defineContract } from 'shared/contract'
import { Day, Id } from 'shared/published/fields'
import Type, { type Static } from 'typebox'

/**
 * A family member. `birthDate` is spelt differently from a person's `birthdate`, as the wire has it
 * (shared/product/wire.md#the-wire).
 */
export const FamilyMember = Type.Object({
  id: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  birthDate: Day,
  gender: Type.Union([Type.Literal('male'), Type.Literal('female')]),
  email: Type.String(),
  phone: Type.String(),
  relationship: Type.String(),
  /** The name of a picture, or empty. */
  picture: Type.String(),
  /** Whether the results of an adult may be shown (shared/product/objetivos.md#consent-of-an-adult). */
  consent: Type.Union([
    Type.Literal('NONE'),
    Type.Literal('ASKED'),
    Type.Literal('GRANTED'),
    Type.Literal('REFUSED'),
  ]),
})
export type FamilyMember = Static<typeof FamilyMember>

/** A text that the server checks itself, so that each field has its own message. */
const Text = Type.String({ maxLength: 2000 })
const OptionalText = Type.Optional(Type.Union([Text, Type.Null()]))

export const FamilyMemberBody = Type.Object({
  firstName: Text,
  lastName: Text,
  birthDate: Text,
  gender: Text,
  email: OptionalText,
  phone: OptionalText,
  relationship: OptionalText,
  picture: OptionalText,
})
export type FamilyMemberBody = Static<typeof FamilyMemberBody>

const Gender = Type.Union([Type.Literal('Masculino'), Type.Literal('Femenino'), Type.Literal('Ambos')])

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

const ResponseList = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
})

/** The size of a body, which is smaller, limits the text: what is longer is 413. */
const Data = Type.String({ maxLength: 10_000_000 })

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

const Owner = Type.Union([Id, Type.Null()])

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

const RiskHelp = Type.Object({
  /** The tests with an answer that signals a risk and whose help was not shown; `question` is the first such one. */
  due: Type.Array(Type.Object({ formId: Id, familyMemberId: Owner, question: Id })),
  /** When the practice is open in the next two weeks, the earliest first: the help promises no call outside of it. */
  openTimes: Type.Array(
    Type.Object({
      opens: Type.String({ format: 'date-time' }),
      closes: Type.String({ format: 'date-time' }),
    }),
  ),
})
export type RiskHelp = Static<typeof RiskHelp>

const NextStep = Type.Object({
  kind: Type.Union([
    Type.Literal('continue'),
    Type.Literal('appointment'),
    Type.Literal('test'),
    Type.Literal('repeat'),
    Type.Literal('lab'),
    Type.Literal('consent'),
  ]),
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

export const familyContract = defineContract({
  'GET family-members': {
    summary: 'Los familiares de la persona',
    access: 'person',
    answer: { status: 200, size: 'list', body: Type.Array(FamilyMember) },
  },
  'POST family-members': {
    limited: true,
    summary: 'Agregar un familiar; a un adulto con correo se le pide su permiso',
    access: 'person',
    body: FamilyMemberBody,
    idempotent: true,
    answer: { status: 201, size: 'small', body: FamilyMember },
  },
  'PATCH family-members/{id}': {
    summary: 'Cambiar los datos de un familiar; con otro correo se pide su permiso de nuevo',
    access: 'person',
    params: Type.Object({ id: Id }),
    body: FamilyMemberBody,
    answer: { status: 200, size: 'small', body: FamilyMember },
  },
  'DELETE family-members/{id}': {
    summary: 'Quitar un familiar con todas sus respuestas y archivos',
    access: 'person',
    params: Type.Object({ id: Id }),
    answer: { status: 200, size: 'small', body: Type.Object({}) },
  },
  'POST family-members/{id}/consent': {
    limited: true,
    summary: 'Pedir a un familiar adulto, por correo, que permita ver sus resultados',
    access: 'person',
    params: Type.Object({ id: Id }),
    answer: { status: 201, size: 'small', body: FamilyMember },
  },
})

export const formsContract = defineContract({
  'GET forms': {
    summary: 'Los tests de la clínica, sin sus preguntas',
    access: 'person',
    answer: { status: 200, size: 'list', body: Type.Array(Form) },
  },
  'GET forms/{id}': {
    summary: 'Un test con sus preguntas; con version, las de esa versión',
    access: 'person',
    params: Type.Object({ id: Id }),
    query: Type.Object({ version: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })) }),
    answer: { status: 200, size: 'small', body: FormWithContent },
  },
  'GET form-drafts': {
    summary: 'Los tests empezados, de la persona y de sus familiares',
    access: 'person',
    answer: { status: 200, size: 'list', body: Type.Array(FormDraft) },
  },
  'PUT form-drafts/{formId}': {
    summary: 'Guardar respuestas de un test empezado; se unen con las de otros dispositivos',
    access: 'person',
    params: Type.Object({ formId: Id }),
    body: DraftBody,
    answer: { status: 200, size: 'small', body: FormDraft },
  },
  'GET next-steps': {
    summary:
      'Lo que sigue: tests, citas, repeticiones y laboratorios pendientes de la persona y de sus familiares',
    access: 'person',
    answer: { status: 200, size: 'list', body: Type.Array(NextStep) },
  },
})

export const responsesContract = defineContract({
  'GET form-responses': {
    summary: 'Los tests respondidos, los más nuevos primero, por páginas de mil',
    access: 'person',
    query: ResponseList,
    answer: { status: 200, size: 'list', body: Type.Array(FormResponse) },
  },
  'GET form-responses/{id}': {
    summary: 'Un test respondido con sus preguntas, consejos y especialistas',
    access: 'person',
    params: Type.Object({ id: Id }),
    answer: { status: 200, size: 'small', body: FormResponseDetail },
  },
  'POST form-responses': {
    limited: true,
    summary: 'Enviar un test; el servidor calcula los resultados. Enviarlo dos veces da una sola respuesta',
    access: 'person',
    body: Type.Object({ formId: Id, data: Data }),
    answer: { status: 201, size: 'small', body: FormResponse },
  },
  'PATCH form-responses/{id}': {
    summary: 'Adjuntar los archivos de laboratorio; de lo enviado solo cuentan lab y file',
    access: 'person',
    params: Type.Object({ id: Id }),
    body: Type.Object({ data: Data }),
    answer: { status: 200, size: 'small', body: FormResponse },
  },
  'POST risk-notices': {
    limited: true,
    summary: 'Avisar a la clínica, con permiso de la persona, de una respuesta que señala un riesgo',
    access: 'person',
    body: Type.Object({ formId: Id, question: Id, familyMemberId: Type.Optional(Owner) }),
    answer: {
      status: 201,
      size: 'small',
      body: Type.Object({
        id: Id,
        /** When the practice can call at the earliest; null where no opening is known. */
        callFrom: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
      }),
    },
  },
  'GET risk-help': {
    summary: 'La ayuda que la persona todavía no ha visto, y cuándo abre la clínica',
    access: 'person',
    answer: { status: 200, size: 'small', body: RiskHelp },
  },
  'POST risk-help/shown': {
    summary: 'Anotar que la persona vio la ayuda de un test; repetirlo no cambia nada',
    access: 'person',
    body: Type.Object({ formId: Id, familyMemberId: Type.Optional(Owner) }),
    answer: { status: 201, size: 'small', body: Type.Object({}) },
  },
})

const StaffLab = Type.Object({
  id: Id,
  lab: Type.String(),
  form: Type.String(),
  uploadedAt: Type.String({ format: 'date-time' }),
  answered: Type.Boolean(),
  patient: Type.Object({ firstName: Type.String(), lastName: Type.String() }),
})
export type StaffLab = Static<typeof StaffLab>

const StaffRiskNotice = Type.Object({
  id: Id,
  createdAt: Type.String({ format: 'date-time' }),
  handled: Type.Boolean(),
  /** When the practice called; null before. */
  handledAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  /** The name of the member who called; empty before, and where the member's account has ended. */
  handledBy: Type.String(),
  patient: Type.Object({ firstName: Type.String(), lastName: Type.String() }),
  /** Empty where none is known. */
  phone: Type.String(),
  /** The owner of the telephone: the person, or the account's holder. */
  phoneOwner: Type.Union([Type.Literal('person'), Type.Literal('account')]),
  /** The name of the account's holder. */
  account: Type.String(),
  /** Of the family member, or else of the account. */
  email: Type.String(),
})

export type StaffRiskNotice = Static<typeof StaffRiskNotice>

export const staffContract = defineContract({
  'GET staff/labs': {
    summary: 'Los laboratorios que esperan respuesta, los más antiguos primero',
    access: 'staff:labs',
    answer: { status: 200, size: 'list', body: Type.Array(StaffLab) },
  },
  'GET staff/labs/{id}/file': {
    summary: 'El archivo de un laboratorio, en base64',
    access: 'staff:labs',
    secondFactor: 'recent',
    params: Type.Object({ id: Id }),
    answer: {
      status: 200,
      size: 'small',
      body: Type.Object({ name: Type.String(), content: Type.String() }),
    },
  },
  'POST staff/labs/{id}/response': {
    summary: 'Responder un laboratorio con HTML; la persona recibe un correo que no nombra ningún resultado',
    access: 'staff:labs',
    params: Type.Object({ id: Id }),
    body: Type.Object({ response: Type.String({ maxLength: 50_000 }) }),
    answer: { status: 201, size: 'small', body: StaffLab },
  },
  'GET staff/risk-notices': {
    summary: 'Las personas que pidieron a la clínica que las busque, las más nuevas primero',
    access: 'staff:risk',
    answer: { status: 200, size: 'list', body: Type.Array(StaffRiskNotice) },
  },
  'POST staff/risk-notices/{id}/handled': {
    summary: 'Anotar que la clínica ya buscó a la persona, y quién lo hizo',
    access: 'staff:risk',
    params: Type.Object({ id: Id }),
    answer: { status: 201, size: 'small', body: Type.Object({}) },
  },
  'DELETE staff/risk-notices/{id}/handled': {
    summary: 'Deshacer esa nota: la persona vuelve a esperar',
    access: 'staff:risk',
    params: Type.Object({ id: Id }),
    answer: { status: 200, size: 'small', body: Type.Object({}) },
  },
})
