import { dayIn } from 'shared/dates/instants'
import type { Batches } from 'shared/server/database/batches'
import { rollBackRefusals } from 'shared/server/database/rollBackRefusals'
import { created, forbidden, invalidField, notFound, ok, streamed } from 'shared/server/http/outcome'
import { isPaged, pageOf } from 'shared/server/http/pages'
import { Streamed } from 'shared/server/http/streamed'
import type { SliceContext } from 'shared/server/slices/context'
import type { FormResponse } from '../../contract/responses'
import { familyRefusals, responseRefusals } from '../../messages'
import type { Answer } from '../../rules/answers/answer'
import { adviceFor, specialistsOf } from '../../rules/answers/recommendations'
import type { Question } from '../../rules/forms/form'
import { contentOf } from '../forms/formStore'
import { attachFiles } from '../labs/attachFiles'
import type { ResponseCalls } from '../objetivosCalls'
import { lockAnswers } from './lockAnswers'
import { parseData } from './parseData'
import {
  countResponses,
  type FullResponse,
  isHidden,
  labsOf,
  responseOf,
  responsesInBatches,
  responsesOf,
  wireResponse,
} from './responseStore'
import { submit } from './submit'

export function responseCalls(context: SliceContext) {
  const { database, now } = context
  const today = () => dayIn(now())

  async function wireOne(one: typeof database, userId: number, id: number): Promise<FormResponse> {
    const full = await responseOf(one, userId, id)
    if (!full) throw new Error('the response is gone')
    return wireResponse(full, await labsOf(one, [id]), today())
  }

  async function wireAll(found: readonly FullResponse[]): Promise<FormResponse[]> {
    const labs = await labsOf(
      database,
      found.map(({ response }) => response.id),
    )
    return found.map(full => wireResponse(full, labs, today()))
  }

  async function* wireBatches(userId: number): Batches<FormResponse> {
    for await (const found of responsesInBatches(database, userId)) yield wireAll(found)
  }

  return {
    'GET form-responses': async ({ person, query }) => {
      if (!isPaged(query)) return streamed(new Streamed<FormResponse[]>(wireBatches(person.id)))
      const { data, headers } = await pageOf(
        query,
        async rows => wireAll(await responsesOf(database, person.id, rows)),
        () => countResponses(database, person.id),
      )
      return streamed(new Streamed(data), headers)
    },

    'GET form-responses/{id}': async ({ person, params: { id } }) => {
      const full = await responseOf(database, person.id, id)
      if (!full) return notFound(responseRefusals.unknown)
      const { response } = full
      const found = await contentOf(database, response.formId, response.version)
      const questions: Question[] = JSON.parse(found?.content ?? '[]')
      const wire = wireResponse(full, await labsOf(database, [id]), today())
      if (wire.hidden) return ok({ ...wire, content: '[]', advice: [], specialists: [] })
      return ok({
        ...wire,
        content: JSON.stringify(questions),
        advice: adviceFor(questions, answersOf(full)),
        specialists: specialistsOf(questions),
      })
    },

    'POST form-responses': ({ person, body: { formId, data } }) => {
      const sent = parseData(data, person.id)
      if (!sent.ok) return invalidField('data', sent.message)
      return rollBackRefusals(database, async one => {
        await lockAnswers(one, person.id)
        const submitted = await submit(context, one, { userId: person.id, formId, sent })
        if (!submitted.ok) return submitted
        const refusal = await attachFiles(context, one, submitted.response, sent.files)
        return refusal ?? created(await wireOne(one, person.id, submitted.response.id))
      })
    },

    'PATCH form-responses/{id}': ({ person, params: { id }, body: { data } }) => {
      const sent = parseData(data, person.id)
      if (!sent.ok) return invalidField('data', sent.message)
      return rollBackRefusals(database, async one => {
        await lockAnswers(one, person.id)
        const full = await responseOf(one, person.id, id)
        if (!full) return notFound(responseRefusals.unknown)
        if (isHidden(full, today())) return forbidden(familyRefusals.consentMissing)
        const refusal = await attachFiles(context, one, full.response, sent.files)
        return refusal ?? ok(await wireOne(one, person.id, id))
      })
    },
  } satisfies ResponseCalls
}

function answersOf({ response }: FullResponse): Map<number, Answer> {
  const stored: { question: number; userAnswer: Answer }[] = JSON.parse(response.answers)
  return new Map(stored.map(({ question, userAnswer }) => [question, userAnswer]))
}
