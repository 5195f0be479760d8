import { findings } from '../../../rules/operation/findings'
import { LIMITS } from '../limits'
import type { Look } from '../look'

export const paymentsLook: Look = {
  name: 'payments',
  withoutAnswer: { state: 'mal', ...findings.paymentsAway },
  async find({ config, database, ports, now }) {
    if (!config.payments) return { state: 'bien', ...findings.paymentsNone }
    // A server may be composed without the domain that takes them.
    if (!ports.payments) return { state: 'no se sabe', ...findings.paymentsUnknown }
    await ports.payments.reach(database)
    const before = new Date(now().getTime() - LIMITS.paymentUnsettledMs)
    const unsettled = await ports.payments.unsettledSince(database, before)
    return unsettled > 0
      ? { state: 'mal', ...findings.paymentsUnsettled(unsettled) }
      : { state: 'bien', ...findings.paymentsWell }
  },
}
