import { useMemo } from 'react'
import { dataOf } from 'shared/client'
import { useOfflineMutation } from 'shared/offline'
import { cachedOffline, useQuery } from 'shared/query'
import { useUser } from 'shared/session'
import type { RiskHelp } from '../../contract/risk'
import { riskMessages } from '../../messages'
import type { OpenTime } from '../../rules/risk/callTime'
import { risk, riskChange } from '../api'
import { isSameTake, type Take } from '../tests/take'

export const riskHelpKey = (userId: number) => ['objetivos', 'risk-help', userId]

/** The help that the person has not seen yet, and when the practice is open. */
export function useRiskHelp(): { due: RiskHelp['due']; openTimes: OpenTime[] } {
  const { id } = useUser()
  const { data } = useQuery({
    ...cachedOffline,
    queryKey: riskHelpKey(id),
    queryFn: () => dataOf(risk('GET risk-help')),
    // An answer of a moment ago, or one that waited on the device, has changed it.
    staleTime: 0,
  })
  const openTimes = useMemo(
    () => data?.openTimes.map(({ opens, closes }) => ({ opens: new Date(opens), closes: new Date(closes) })),
    [data?.openTimes],
  )
  return { due: data?.due ?? [], openTimes: openTimes ?? UNKNOWN }
}

const UNKNOWN: OpenTime[] = []

/** Notes that the person has seen the help of a test, also without a network. */
export function useHelpShown() {
  const { id } = useUser()
  return useOfflineMutation({
    call: ({ formId, familyMemberId }: Take) =>
      riskChange('POST risk-help/shown', { body: { formId, familyMemberId } }),
    queryKey: riskHelpKey(id),
    change: (help: RiskHelp, take) => ({ ...help, due: help.due.filter(due => !isSameTake(due, take)) }),
    fromAnswer: (help: RiskHelp, _answer, take) => ({
      ...help,
      due: help.due.filter(due => !isSameTake(due, take)),
    }),
    deduplicationKey: ({ formId, familyMemberId }) => `objetivos help ${formId} of ${familyMemberId ?? 0}`,
    content: () => riskMessages.title,
    failure: { title: riskMessages.title, message: riskMessages.notNoted },
    // A person who has just read this help hears nothing of the bookkeeping behind it.
    silent: true,
  })
}
