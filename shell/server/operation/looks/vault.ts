import { findings } from '../../../rules/operation/findings'
import { saysWhatIsKept } from '../../site/siteStore'
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
    if (last && now().getTime() - last.getTime() > LIMITS.vaultLateMs)
      return { state: 'atención', ...findings.vaultLate(last) }
    if (!(await saysWhatIsKept(database))) return { state: 'atención', ...findings.vaultByLaw }
    return { state: 'bien', ...(last ? findings.vaultWell(last) : findings.vaultNotYet) }
  },
}
