import { dataOf } from 'shared/client'
import { cachedOffline, useQuery } from 'shared/query'
import { useUser } from 'shared/session'
import type { FormDraft } from '../../contract/forms'
import { forms, responses } from '../api'
import { everyPage } from './everyPage'

const formsKey = ['objetivos', 'forms'] as const
export const responsesKey = (userId: number) => ['objetivos', 'responses', userId]
export const draftsKey = (userId: number) => ['objetivos', 'drafts', userId]

/** A begun test, as its screens show it. */
export type Draft = Omit<FormDraft, 'updatedAt'>

export function useForms() {
  return useQuery({ ...cachedOffline, queryKey: formsKey, queryFn: () => dataOf(forms('GET forms')) })
}

/** The answered tests of the account and its family, the newest first. */
export function useResponses() {
  const { id } = useUser()
  return useQuery({
    ...cachedOffline,
    queryKey: responsesKey(id),
    queryFn: everyResponse,
  })
}

/** As many as the server answers without a place for heavy calls. */
const A_PAGE = 20

const everyResponse = () =>
  everyPage(A_PAGE, async page => {
    const answer = await responses('GET form-responses', { query: { page, limit: A_PAGE } })
    return { entries: await dataOf(answer), total: answer.ok ? answer.total : undefined }
  })

export function useDrafts() {
  const { id } = useUser()
  return useQuery({
    ...cachedOffline,
    queryKey: draftsKey(id),
    queryFn: () => dataOf(forms('GET form-drafts')),
    select: withoutTimes,
  })
}

/** An answer that the server has stored changes only the time, and the screen has shown it already. */
const withoutTimes = (drafts: readonly FormDraft[]): Draft[] => drafts.map(({ updatedAt, ...draft }) => draft)

/** The query for the questions of a form in one version. */
export const formContent = (formId: number, version: number) => ({
  ...cachedOffline,
  queryKey: [...formsKey, formId, version],
  queryFn: () => dataOf(forms('GET forms/{id}', { params: { id: formId }, query: { version } })),
})

export function useFormContent(formId: number, version: number) {
  return useQuery(formContent(formId, version))
}

export function useResponse(id: number) {
  const { id: userId } = useUser()
  return useQuery({
    queryKey: [...responsesKey(userId), id],
    queryFn: () => dataOf(responses('GET form-responses/{id}', { params: { id } })),
  })
}
