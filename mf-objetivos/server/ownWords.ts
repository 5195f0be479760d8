import { plainTextOf } from 'shared/server/html/sanitizeHtml'
import {
  A_RELATIVE,
  dayWords,
  holderFor,
  inWords,
  momentWords,
  type Reader,
  type Subject,
  wordsFor,
} from 'shared/server/privacy/inWords'
import type { OwnLists } from 'shared/server/privacy/ownLists'
import type { SliceContext } from 'shared/server/slices/context'
import type { Answer } from '../rules/answers/answer'
import { answerInWords } from '../rules/answers/answerInWords'
import type { DraftAnswer } from '../rules/drafts/mergeDrafts'
import type { Consent } from '../rules/family/familyMember'
import type { Question } from '../rules/forms/form'
import { type AnsweredTest, answeredTests } from './forms/answeredTests'
import type { StoredAnswer, StoredArea } from './responses/responseStore'
import type { familyMembers, formDrafts, formResponses, labFiles, riskNotices } from './schema'

const genders = { female: 'Femenino', male: 'Masculino' } as const

const consentStates: Readonly<Record<Consent, string>> = {
  NONE: 'Sin pedir',
  ASKED: 'Pedido',
  GRANTED: 'Dado',
  REFUSED: 'Negado',
}

/** A person's family, tests and labs as the app names them. */
export async function ownWords(
  { database }: SliceContext,
  lists: OwnLists,
  reader: Reader,
): Promise<readonly Subject[]> {
  const say = wordsFor(reader)
  const test = await answeredTests(database)
  const name = (row: AnsweredTest) => test(row)?.name ?? ''
  const questions = (row: AnsweredTest) => test(row)?.questions ?? []
  const whose = ({ familyMemberId }: { familyMemberId?: number | null }) =>
    familyMemberId ? A_RELATIVE : holderFor(reader)
  return [
    inWords<typeof familyMembers.$inferSelect>(lists, {
      list: 'familyMembers',
      title: say('Tus familiares', 'Familiares'),
      columns: [
        ['Nombre', ({ firstName = '', lastName = '' }) => `${firstName} ${lastName}`.trim()],
        ['Parentesco', ({ relationship = '' }) => relationship],
        ['Fecha de nacimiento', ({ birthDate }) => dayWords(birthDate)],
        ['Correo', ({ email = '' }) => email],
        ['Teléfono', ({ phone = '' }) => phone],
        ['Género', ({ gender }) => (gender ? genders[gender] : '')],
        ['Foto', ({ picture = '' }) => picture],
        ['Permiso', ({ consent }) => (consent ? consentStates[consent] : '')],
        ['Permiso pedido', ({ consentAskedAt }) => momentWords(consentAskedAt)],
      ],
    }),
    inWords<typeof formResponses.$inferSelect>(lists, {
      list: 'formResponses',
      title: say('Tus tests y sus resultados', 'Tests y sus resultados'),
      columns: [
        ['Fecha', ({ createdAt }) => momentWords(createdAt)],
        ['Test', name],
        ['De', whose],
        ['Balance de Salud', ({ balance }) => (balance === undefined ? '' : `${balance} %`)],
        ['Áreas', ({ areas }) => areasInWords(areas)],
        ['Respuestas', row => answersInWords(questions(row), sentAnswers(row.answers))],
        ['Análisis recomendados', ({ labs = [] }) => labs.join(', ')],
      ],
    }),
    inWords<typeof labFiles.$inferSelect>(lists, {
      list: 'labFiles',
      title: say('Tus análisis de laboratorio', 'Análisis de laboratorio'),
      columns: [
        ['Fecha', ({ uploadedAt }) => momentWords(uploadedAt)],
        ['Análisis', ({ lab = '' }) => lab],
        ['Archivo', ({ file = '' }) => file],
        ['Respuesta de la clínica', ({ response }) => plainTextOf(response ?? '')],
        ['Respondido', ({ answeredAt }) => momentWords(answeredAt)],
      ],
    }),
    inWords<typeof formDrafts.$inferSelect>(lists, {
      list: 'formDrafts',
      title: 'Tests sin terminar',
      columns: [
        ['Fecha', ({ updatedAt }) => momentWords(updatedAt)],
        ['Test', name],
        ['De', whose],
        ['Respuestas', row => answersInWords(questions(row), draftAnswers(row.answers))],
      ],
    }),
    inWords<typeof riskNotices.$inferSelect>(lists, {
      list: 'riskNotices',
      title: say('Llamadas que pediste a la clínica', 'Llamadas que pidió a la clínica'),
      columns: [
        ['Fecha', ({ createdAt }) => momentWords(createdAt)],
        ['De', whose],
        ['Atendida', ({ handledAt }) => momentWords(handledAt)],
      ],
    }),
  ]
}

type Given = readonly (readonly [number, Answer])[]

function sentAnswers(json = '[]'): Given {
  return (JSON.parse(json) as StoredAnswer[]).map(({ question, userAnswer }) => [question, userAnswer])
}

function draftAnswers(json = '[]'): Given {
  return (JSON.parse(json) as DraftAnswer[]).flatMap(({ question, answer }) =>
    answer === null ? [] : [[question, answer] as const],
  )
}

function answersInWords(questions: readonly Question[], answers: Given): string {
  const given = new Map(answers)
  return questions
    .filter(({ id }) => given.has(id))
    .map(question => `${question.question} ${answerInWords(question, given.get(question.id))}`)
    .join('\n')
}

function areasInWords(json: string | undefined): string {
  if (!json) return ''
  return (JSON.parse(json) as StoredArea[])
    .map(({ area, percentage }) => `${area}: ${Math.round(percentage)} %`)
    .join('\n')
}
