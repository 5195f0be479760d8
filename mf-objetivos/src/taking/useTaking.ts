import { useRef } from 'react'
import { CallRefused } from 'shared/client'
import { useOfflineMutation } from 'shared/offline'
import { useUser } from 'shared/session'
import type { Form, FormDraft } from '../../contract/forms'
import { takingNotices } from '../../messages'
import type { DraftAnswer } from '../../rules/drafts/mergeDrafts'
import { formChange, responseChange } from '../api'
import { nextStepsKey } from '../next/nextStepsKey'
import { riskHelpKey } from '../risk/useRiskHelp'
import { draftsKey, responsesKey } from '../tests/useTests'
import { submissionOf } from './submission'

interface Taking {
  form: Form
  version: number
  familyMemberId: number | null
  /** The server has other answers to this test, of another device, and takes no more. */
  onAnswered: () => void
}

/**
 * The changes of a test that is being taken: its draft, of which the last state matters, and the sending, which is final.
 * A test that is sent replaces the draft that still waits on the device, since it has all of its answers; no draft ever
 * replaces a test that is sent.
 */
export function useTaking({ form, version, familyMemberId, onAnswered }: Taking) {
  const { id: userId } = useUser()
  const isThis = (draft: FormDraft) => draft.formId === form.id && draft.familyMemberId === familyMemberId
  const draftKey = () => `objetivos draft ${form.id} of ${familyMemberId ?? 0}`

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
    deduplicationKey: draftKey,
    // A draft that waited may be refused, since the test was answered elsewhere; an answer that signals a risk is met by
    // its help on arrival.
    refreshes: [responsesKey(userId), riskHelpKey(userId)],
    content: () => `Respuestas de «${form.name}»`,
    failure: { title: takingNotices.title, message: takingNotices.notKept },
    saysReason: true,
    quiet: true,
  })

  const sending = useOfflineMutation({
    call: (answers: DraftAnswer[]) =>
      responseChange('POST form-responses', {
        body: submissionOf({ formId: form.id, version, familyMemberId }, userId, answers),
      }),
    queryKey: draftsKey(userId),
    change: (cached: FormDraft[]) => cached.filter(draft => !isThis(draft)),
    shows: 'once saved',
    completes: draftKey,
    refreshes: [responsesKey(userId), nextStepsKey(userId), riskHelpKey(userId)],
    content: () => `El test «${form.name}», listo para enviarse`,
    failure: { title: takingNotices.title, message: takingNotices.notSent },
    saysReason: true,
    // The list says it, at the test itself; a notice would lie over that on a phone.
    quiet: true,
  })

  const onError = (error: Error) => {
    if (error instanceof CallRefused && error.status === 409) onAnswered()
  }
  const lastKept = useRef<Promise<void>>(Promise.resolve())
  return {
    keep(answers: DraftAnswer[]) {
      // The mutation has shown its notice.
      lastKept.current = keeping.mutateAsync(answers, { onError }).then(nothing, nothing)
    },
    /** Resolves once the last answers are stored, on the server or the device, or are refused. */
    kept: () => lastKept.current,
    send: (answers: DraftAnswer[]) => sending.mutateAsync(answers, { onError }),
    sending: sending.isPending,
  }
}

const nothing = () => undefined

function sent({ answer }: DraftAnswer): string | number | number[] | null {
  return typeof answer === 'object' && answer !== null ? [...answer] : answer
}
