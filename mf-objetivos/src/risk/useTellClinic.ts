import { useMemo } from 'react'
import { dataOf, refusalMessage } from 'shared/client'
import { useMutation } from 'shared/query'
import { notify } from 'shared/session'
import type { RiskHelp } from '../../contract/risk'
import { riskMessages } from '../../messages'
import { risk } from '../api'

const atOnce = () => Promise.resolve()

/**
 * Tells the practice, with the person's permission, that somebody is to be called. It cannot wait for a network, and
 * follows the answer that it is about: `kept` resolves once that is stored.
 */
export function useTellClinic(kept: () => Promise<void> = atOnce) {
  const { mutate, isPending, data, reset } = useMutation({
    mutationFn: async (due: RiskHelp['due'][number]) => {
      await kept()
      return dataOf(risk('POST risk-notices', { body: due }))
    },
    onError: error =>
      notify({
        type: 'error',
        title: riskMessages.title,
        message: refusalMessage(error, riskMessages.notTold),
      }),
  })
  const told = useMemo(
    () => data && { callFrom: data.callFrom === null ? null : new Date(data.callFrom) },
    [data],
  )
  return { tell: mutate, telling: isPending, told, reset }
}
