import { findings } from '../../../rules/operation/findings'
import { dueSince, lastDestroyed } from '../../vault/destroyDue'
import { LIMITS } from '../limits'
import type { Look } from '../look'

export const vaultLook: Look = {
  name: 'vault',
  withoutAnswer: { state: 'no se sabe', ...findings.notSeen },
  async find({ database, now }) {
    const overdue = await dueSince(database, new Date(now().getTime() - LIMITS.vaultLateMs))
    if (overdue > 0) return { state: 'mal', ...findings.vaultOverdue(overdue) }
    const last = await lastDestroyed(database)
    if (!last) return { state: 'bien', ...findings.vaultNotYet }
    return now().getTime() - last.getTime() > LIMITS.vaultLateMs
      ? { state: 'atención', ...findings.vaultLate(last) }
      : { state: 'bien', ...findings.vaultWell(last) }
  },
}
