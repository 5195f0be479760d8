import { memo, useMemo, useState } from 'react'
import { useQueryClient } from 'shared/query'
import { useTabTitle } from 'shared/router'
import { useUser } from 'shared/session'
import { ErrorCard } from 'shared/ui/ErrorCard'
import type { Form } from '../../contract/forms'
import type { FormResponse } from '../../contract/responses'
import type { DraftAnswer } from '../../rules/drafts/mergeDrafts'
import type { Question } from '../../rules/forms/form'
import type { Person } from '../family/people'
import { useHelpShown, useRiskHelp } from '../risk/useRiskHelp'
import { useTellClinic } from '../risk/useTellClinic'
import { isSameTake } from '../tests/take'
import { type Draft, draftsKey, responsesKey, useFormContent } from '../tests/useTests'
import { TakeTest } from './TakeTest'
import { TakingSkeleton } from './TakingSkeleton'
import { useLatest } from './useLatest'
import { useTaking } from './useTaking'

/** Storing an answer renders Taking several times, each while the person may press on. */
const TakeTestOnce = memo(TakeTest)

const NONE: DraftAnswer[] = []

interface TakingProps {
  form: Form
  person: Person
  /** The answers that were given before. */
  draft: Draft | undefined
  onLeave: () => void
  /** The test is answered: its result is known, or the device delivers it. */
  onDone: () => void
}

/** A test with its questions and its stored answers. */
export function Taking({ form, person, draft, onLeave, onDone }: TakingProps) {
  const { id: userId } = useUser()
  const cache = useQueryClient()
  // The questions stay those of the first rendering, whatever version is published meanwhile.
  const [version] = useState(() => draft?.version ?? form.version)
  const begun = (draft?.version === version ? draft.answers : NONE) as DraftAnswer[]
  const { data, isLoadingError, isFetching, refetch } = useFormContent(form.id, version)
  const take = { formId: form.id, familyMemberId: person.id }
  /** The mutation has told the server's reason; the result of the other device is shown in place of the questions. */
  async function showAnswered() {
    await Promise.all([
      cache.refetchQueries({ queryKey: responsesKey(userId), exact: true }),
      cache.refetchQueries({ queryKey: draftsKey(userId) }),
    ])
    onDone()
  }
  const { keep, kept, send, sending } = useTaking({
    form,
    version,
    familyMemberId: person.id,
    onAnswered: () => void showAnswered(),
  })
  const { openTimes, due } = useRiskHelp()
  const { tell, telling, told } = useTellClinic(kept)
  const shown = useHelpShown()
  useTabTitle(form.name)
  const content = data?.content
  const questions = useMemo<Question[]>(() => JSON.parse(content ?? '[]'), [content])
  const handlers = {
    onKeep: useLatest(keep),
    onSend: useLatest((answers: DraftAnswer[]) => void sendAll(answers)),
    onTell: useLatest((question: number) => tell({ ...take, question })),
    onHelpShown: useLatest(() => shown.mutate(take)),
    onLeave: useLatest(onLeave),
  }
  if (isLoadingError) {
    return (
      <ErrorCard title="No pudimos cargar el test" retrying={isFetching} onRetry={() => void refetch()} />
    )
  }
  const personName = person.id === null ? undefined : person.firstName
  if (!data) return <TakingSkeleton name={form.name} personName={personName} />

  async function sendAll(answers: DraftAnswer[]) {
    try {
      const answer = await send(answers)
      if (answer !== 'pending') {
        cache.setQueryData<FormResponse[]>(responsesKey(userId), known => known && [answer, ...known])
      }
      onDone()
      void cache.invalidateQueries({ queryKey: responsesKey(userId) })
    } catch {
      // The mutation has shown its notice. The answers are still here, unless another device has answered the test.
    }
  }

  return (
    <TakeTestOnce
      placeName={`test.${form.id}.${person.id ?? 'own'}`}
      source={form.source}
      name={data.name}
      personName={personName}
      questions={questions}
      begun={begun}
      {...handlers}
      sending={sending}
      openTimes={openTimes}
      telling={telling}
      told={told}
      helpDueFor={due.find(one => isSameTake(one, take))?.question}
    />
  )
}
