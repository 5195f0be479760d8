import type { DraftAnswer } from '../../rules/drafts/mergeDrafts'
import type { Take } from '../tests/take'

/** The body of `POST form-responses`; its `data` is JSON, as the wire has it. */
interface Submission {
  formId: number
  data: string
}

/** A whole test as it is sent. */
export function submissionOf(
  { formId, version, familyMemberId }: Take & { version: number },
  userId: number,
  answers: readonly DraftAnswer[],
): Submission {
  return {
    formId,
    data: JSON.stringify({
      version,
      user: familyMemberId === null ? { userId } : { id: familyMemberId },
      answers: answers.map(({ question, answer, helped }) => ({ question, userAnswer: answer, helped })),
    }),
  }
}

/** The test that was sent with this body. */
export function takeOf(body: object | undefined): Take {
  const { formId, data } = body as Submission
  const { user }: { user: { id?: number } } = JSON.parse(data)
  return { formId, familyMemberId: user.id ?? null }
}
