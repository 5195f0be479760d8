import { formatCentavos } from 'shared/published/money'
import type { CommandWork } from 'shared/server/slices/slice'
import { operatorMessages } from '../../messages'
import { paymentOfFolio } from '../history/folio'
import { endPlan, type Refundable, refundable, refundPayment } from './refundPayment'
import { withProvider } from './withProvider'

const REASON = { least: 3, most: 300 }

/** The words that are no reason: a script answers the questions by them. */
const OPTIONS = { yes: '--yes', endPlan: '--terminar-plan' }

/**
 * Gives a payment back: the number of its receipt, and the reason. The operator is asked first, with everything that
 * changes; a script says `--yes`, and `--terminar-plan` to end the plan of a month too.
 */
export function reembolsar([folio = '', ...words]: readonly string[]): CommandWork | undefined {
  const paymentId = paymentOfFolio(folio)
  const options = Object.values(OPTIONS)
  const reason = words
    .filter(word => !options.includes(word))
    .join(' ')
    .trim()
  if (!paymentId || reason.length < REASON.least || reason.length > REASON.most) return undefined
  const isSure = words.includes(OPTIONS.yes)
  return async (context, say, ask) => {
    const found = await refundable(context, paymentId)
    say(found.inWords)
    const isDone = found.payment.status === 'REFUNDED'
    if (isDone) say(operatorMessages.alreadyRefunded(found.folio))
    else for (const line of consequencesOf(found)) say(line)
    if (!isDone && !isSure && !(await ask(operatorMessages.sure))) return say(operatorMessages.nothingDone)
    const ends =
      found.nextCharge !== undefined &&
      (words.includes(OPTIONS.endPlan) || (!isSure && !isDone && (await ask(operatorMessages.endPlan))))
    await withProvider(context, async provider => {
      if (!isDone) await refundPayment(context, provider, found, reason)
      if (ends) await endPlan(context, provider, found)
    })
    if (!isDone) say(doneOf(found))
    if (ends) say(operatorMessages.planEnded)
    else if (found.nextCharge) say(operatorMessages.planGoesOn(found.nextCharge))
  }
}

function consequencesOf({ appointment, nextCharge }: Refundable): string[] {
  return [
    appointment === undefined ? operatorMessages.noAppointment : operatorMessages.cancels(appointment),
    ...(nextCharge === undefined ? [] : [operatorMessages.planGoesOn(nextCharge)]),
  ]
}

function doneOf({ folio, payment, appointment }: Refundable): string {
  const { amount, title } = payment
  const done = operatorMessages.refunded(folio, formatCentavos(amount), title)
  return appointment === undefined ? done : `${done} ${operatorMessages.cancelled}`
}
