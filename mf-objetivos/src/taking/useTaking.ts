import { useOfflineMutation } from 'shared/offline'
import { useUser } from 'shared/session'
import type { Form, FormDraft } from '../../contract'
import { takingNotices } from '../../messages'
import type { DraftAnswer } from '../../rules/drafts/mergeDrafts'
import { formChange, responseChange } from '../api'
import { draftsKey } from '../tests/useTests'

interface Taking {
  form: Form
  version: number
  familyMemberId: number | null
}

/**
 * The changes of a test that is being taken. They share a deduplication key, so that a test that is sent replaces the
 * answers of it that still wait on the device: it has them all.
 */
export function useTaking({ form, version, familyMemberId }: Taking) {
  const { id: userId } = useUser()
  const isThis = (draft: FormDraft) => draft.formId === form.id && draft.familyMemberId === familyMemberId
  const deduplicationKey = () => `objetivos test ${form.id} of ${familyMemberId ?? 0}`

  const keeping = useOfflineMutation({
    call: (answers: DraftAnswer[]) =>
      formChange('PUT form-drafts/{formId}', {
        params: { formId: form.id },
        body: { version, familyMemberId, answers: answers.map(one => ({ ...one, answer: sent(one) })) },
      }),
    queryKey: draftsKey(userId),
    change: (cached: FormDraft[], answers) => [
      {
        formId: form.id,
        version,
        familyMemberId,
        answers: answers.map(one => ({ ...one, answer: sent(one) })),
        updatedAt: new Date().toISOString(),
      },
      ...cached.filter(draft => !isThis(draft)),
    ],
    fromAnswer: (cached, answer: FormDraft) => [answer, ...cached.filter(draft => !isThis(draft))],
    deduplicationKey,
    content: () => `Respuestas de «${form.name}»`,
    failure: { title: takingNotices.title, message: takingNotices.notKept },
    quiet: true,
  })

  const sending = useOfflineMutation({
    call: (answers: DraftAnswer[]) =>
      responseChange('POST form-responses', {
        body: {
          formId: form.id,
          data: JSON.stringify({
            version,
            user: familyMemberId === null ? { userId } : { id: familyMemberId },
            answers: answers.map(({ question, answer, helped }) => ({
              question,
              userAnswer: answer,
              helped,
            })),
          }),
        },
      }),
    queryKey: draftsKey(userId),
    change: (cached: FormDraft[]) => cached.filter(draft => !isThis(draft)),
    shows: 'once saved',
    deduplicationKey,
    content: () => `El test «${form.name}», listo para enviarse`,
    failure: { title: takingNotices.title, message: takingNotices.notSent },
  })

  return { keep: keeping.mutate, send: sending.mutateAsync, sending: sending.isPending }
}

function sent({ answer }: DraftAnswer): string | number | number[] | null {
  return typeof answer === 'object' && answer !== null ? [...answer] : answer
}
