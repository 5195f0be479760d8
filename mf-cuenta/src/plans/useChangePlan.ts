import { useState } from 'react'
import { pricesQuery } from 'shared/buying/usePrices'
import { dataOf } from 'shared/client'
import { useMutation, useQueryClient } from 'shared/query'
import { notify, useUser } from 'shared/session'
import type { MonthlyPlan } from '../../contract/payments'
import type { HeldSubscription } from '../../contract/subscriptions'
import { checkoutMessages } from '../../messages'
import { subscriptions } from '../api'
import { subscriptionsKey } from '../subscriptions/useSubscriptions'

/** A plan as a question about it needs it. */
export type PlanToHave = Pick<MonthlyPlan, 'priceId' | 'title' | 'amount'>

/** The plan that the person wants to have from the next renewal on: another one, or their own again. */
export interface PlanChange {
  from: HeldSubscription
  to: PlanToHave
}

/** Changing a monthly plan, taking the change back, and taking a cancellation back, each after a question. */
export function useChangePlan() {
  const { id } = useUser()
  const client = useQueryClient()
  const [asked, setAsked] = useState<PlanChange>()
  const changing = useMutation({
    mutationFn: ({ from, to }: PlanChange) =>
      dataOf(
        subscriptions('POST payments/subscriptions/{id}/change', {
          params: { id: from.id },
          body: { priceId: to.priceId, resume: from.endsAt !== null, shownAmount: to.amount },
        }),
      ),
    onSuccess: (_answer, change) => {
      void client.invalidateQueries({ queryKey: subscriptionsKey(id) })
      setAsked(undefined)
      notify({ type: 'success', title: checkoutMessages.changedTitle, message: doneOf(change) })
    },
    onError: ({ message }) => {
      // The plan may have been cancelled in another tab, or have another price by now: the next question says so.
      void client.invalidateQueries({ queryKey: subscriptionsKey(id) })
      void client.invalidateQueries({ queryKey: pricesQuery(id).queryKey })
      setAsked(undefined)
      notify({ type: 'error', title: checkoutMessages.failureTitle, message })
    },
  })
  return {
    ask: (from: HeldSubscription, to: PlanToHave) => setAsked({ from, to }),
    /** Their own plan again: a cancelled one goes on, and a coming change is taken back. */
    askToKeep: (from: HeldSubscription) => setAsked({ from, to: { ...from, amount: from.ownAmount } }),
    /** The question before the change, for `ChangePlanDialog`. */
    dialog: {
      asked,
      busy: changing.isPending,
      onClose: () => setAsked(undefined),
      onConfirm: () => asked && changing.mutate(asked),
    },
  }
}

function doneOf({ from, to }: PlanChange): string {
  if (from.priceId !== to.priceId) return checkoutMessages.changed(to.title)
  return from.endsAt ? checkoutMessages.resumed(to.title) : checkoutMessages.kept(to.title)
}
