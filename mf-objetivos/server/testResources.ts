import { plainTextOf } from 'shared/server/html/sanitizeHtml'
import {
  asResources,
  type DocumentReference,
  type FhirResource,
  type Observation,
  patientReference,
  percent,
  type QuestionnaireResponse,
  type Reference,
  type RelatedPerson,
  type Resources,
  relatedPersonId,
  subjectOf,
} from 'shared/server/privacy/fhir'
import type { OwnLists } from 'shared/server/privacy/ownLists'
import type { SliceContext } from 'shared/server/slices/context'
import { answerInWords } from '../rules/answers/answerInWords'
import type { Question } from '../rules/forms/form'
import { answeredTests } from './forms/answeredTests'
import { membersOfResponses, type StoredAnswer, type StoredArea } from './responses/responseStore'
import type { familyMembers, formResponses, labFiles } from './schema'

type Relative = Partial<typeof familyMembers.$inferSelect>
type Response = Partial<typeof formResponses.$inferSelect>
type Lab = Partial<typeof labFiles.$inferSelect>

/** A person's family, their answered tests with the results, and their labs. */
export async function testResources(
  { database }: SliceContext,
  lists: OwnLists,
  userId: number,
): Promise<readonly Resources[]> {
  const test = await answeredTests(database)
  const members = await membersOfResponses(database, userId)
  const answered = (row: Response): FhirResource[] => {
    const { name = '', questions = [] } = test(row) ?? {}
    return [responseOf(userId, row, questions), ...resultOf(userId, row, name)]
  }
  return [
    asResources<Relative>(lists, 'familyMembers', row => [relativeOf(userId, row)]),
    asResources<Response>(lists, 'formResponses', answered),
    asResources<Lab>(lists, 'labFiles', row => [
      labOf(subjectOf(userId, members.get(row.responseId ?? 0)), row),
    ]),
  ]
}

function relativeOf(userId: number, row: Relative): RelatedPerson {
  const { id = 0, firstName = '', lastName, relationship, gender, birthDate, email, phone } = row
  return {
    resourceType: 'RelatedPerson',
    id: relatedPersonId(id),
    patient: patientReference(userId),
    ...(relationship && { relationship: [{ text: relationship }] }),
    name: [{ given: [firstName], family: lastName }],
    gender,
    birthDate,
    telecom: [
      ...(email ? [{ system: 'email' as const, value: email }] : []),
      ...(phone ? [{ system: 'phone' as const, value: phone }] : []),
    ],
  }
}

const responseId = (id: number | undefined) => `response-${id}`

function responseOf(userId: number, row: Response, questions: readonly Question[]): QuestionnaireResponse {
  const given = new Map(
    (JSON.parse(row.answers ?? '[]') as StoredAnswer[]).map(({ question, userAnswer }) => [
      question,
      userAnswer,
    ]),
  )
  const item = questions
    .filter(({ id }) => given.has(id))
    .map(question => ({
      linkId: String(question.id),
      text: question.question,
      answer: [{ valueString: answerInWords(question, given.get(question.id)) }],
    }))
  return {
    resourceType: 'QuestionnaireResponse',
    id: responseId(row.id),
    questionnaire: `urn:mydiet:test:${row.formId}|${row.version}`,
    status: 'completed',
    subject: subjectOf(userId, row.familyMemberId),
    authored: row.createdAt?.toISOString(),
    ...(item.length > 0 && { item }),
  }
}

/** Nothing where the person may not see the result. */
function resultOf(userId: number, row: Response, test: string): Observation[] {
  if (row.balance === undefined) return []
  const component = (JSON.parse(row.areas ?? '[]') as StoredArea[]).map(({ area, percentage }) => ({
    code: { text: area },
    valueQuantity: percent(percentage),
  }))
  return [
    {
      resourceType: 'Observation',
      id: `balance-${row.id}`,
      status: 'final',
      code: { text: `Balance de Salud: ${test}` },
      subject: subjectOf(userId, row.familyMemberId),
      effectiveDateTime: row.createdAt?.toISOString(),
      valueQuantity: percent(row.balance),
      derivedFrom: [{ reference: `QuestionnaireResponse/${responseId(row.id)}` }],
      ...(component.length > 0 && { component }),
    },
  ]
}

function labOf(subject: Reference, row: Lab): DocumentReference {
  const words = plainTextOf(row.response ?? '')
  return {
    resourceType: 'DocumentReference',
    id: `lab-${row.id}`,
    status: 'current',
    subject,
    date: row.uploadedAt?.toISOString(),
    ...(row.lab && { type: { text: row.lab } }),
    ...(words && { description: words }),
    content: [{ attachment: { title: row.file ?? 'Análisis' } }],
    context: { related: [{ reference: `QuestionnaireResponse/${responseId(row.responseId)}` }] },
  }
}
