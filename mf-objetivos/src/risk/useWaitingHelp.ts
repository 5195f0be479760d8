import { useState } from 'react'
import { useWaiting } from 'shared/offline'
import { useQueries } from 'shared/query'
import type { RiskHelp } from '../../contract/risk'
import type { DraftAnswer } from '../../rules/drafts/mergeDrafts'
import { helpDue } from '../../rules/risk/helpDue'
import { isSameTake, type Take } from '../tests/take'
import { formContent } from '../tests/useTests'

/** The body of `PUT form-drafts/{formId}`. */
interface Draft {
  version: number
  familyMemberId: number | null
  answers: DraftAnswer[]
}

/**
 * The help that answers call for which wait on this device: the server does not know of them yet, and the page that they
 * were given on may have been closed before its help. `close` holds until the answers change.
 */
export function useWaitingHelp() {
  const drafts = useWaiting('PUT form-drafts/{formId}').map(({ params, body }) => ({
    formId: Number(params?.formId),
    draft: body as Draft,
  }))
  const shown = useWaiting('POST risk-help/shown').map(({ body }) => body as Take)
  const [closed, setClosed] = useState<readonly Draft[]>([])
  const contents = useQueries({ queries: drafts.map(one => formContent(one.formId, one.draft.version)) })
  const due = drafts.flatMap(({ formId, draft }, at): RiskHelp['due'] => {
    const { familyMemberId } = draft
    const take = { formId, familyMemberId }
    if (closed.includes(draft) || shown.some(one => isSameTake(one, take))) return []
    const question = helpDue(JSON.parse(contents[at]?.data?.content ?? '[]'), draft.answers)
    return question === undefined ? [] : [{ ...take, question }]
  })
  return {
    due,
    close: (take: Take) => {
      const seen = drafts.filter(({ formId, draft }) => isSameTake({ ...draft, formId }, take))
      setClosed([...closed, ...seen.map(({ draft }) => draft)])
    },
  }
}
