import { isHeld, readBackupState } from 'shared/server/backups/backupState'
import { findings } from '../../../rules/operation/findings'
import { isOnDiskOfData } from '../../backups/sameDisk'
import { countDeadLetters } from '../../jobs/deadLetters'
import { oldestDueMs } from '../../jobs/oldestDueMs'
import { LIMITS } from '../limits'
import { above, type Look } from '../look'

export const jobsLook: Look = {
  name: 'jobs',
  withoutAnswer: { state: 'no se sabe', ...findings.notSeen },
  async find({ database }) {
    if (await isHeld(database)) return { state: 'atención', ...findings.jobsHeld }
    const dead = await countDeadLetters(database)
    if (dead > 0) return { state: 'mal', ...findings.jobsDead(dead) }
    const lateMs = (await oldestDueMs(database)) ?? 0
    const state = above(lateMs, LIMITS.jobLateMs)
    return state === 'bien' ? { state, ...findings.jobsWell } : { state, ...findings.jobsLate(lateMs) }
  },
}

export const backupLook: Look = {
  name: 'backup',
  withoutAnswer: { state: 'no se sabe', ...findings.notSeen },
  async find({ config, database, now }) {
    const { lastSuccessAt } = await readBackupState(database)
    if (!config.backup) return { state: 'atención', ...findings.backupNowhere(lastSuccessAt) }
    if (!lastSuccessAt) return { state: 'atención', ...findings.backupNever(config.backup.to) }
    if (now().getTime() - lastSuccessAt.getTime() > LIMITS.backupOldMs)
      return { state: 'mal', ...findings.backupOld(lastSuccessAt, config.backup.to) }
    return (await isOnDiskOfData(config, config.backup.to))
      ? { state: 'atención', ...findings.backupSameDisk(lastSuccessAt) }
      : { state: 'bien', ...findings.backupWell(lastSuccessAt) }
  },
}
