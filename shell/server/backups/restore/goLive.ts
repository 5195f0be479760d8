import { endHold } from 'shared/server/backups/backupState'
import type { Slice } from 'shared/server/slices/slice'
import { setAsideOverdue } from '../../jobs/setAsideOverdue'
import { shellJobs } from '../../shellJobs'
import type { BackupGround } from '../writeBackup'

/**
 * Ends the wait of a restored product. What was due before is not done: the machine that was lost has most likely done
 * it, and nobody is to be written to twice.
 */
export async function goLive(ground: BackupGround, slices: readonly Slice[]): Promise<string[]> {
  const { database, now } = ground
  const handlers = [...shellJobs(slices, ground), ...slices.flatMap(slice => slice.jobs ?? [])]
  return database.transaction(async one => {
    const since = await endHold(one)
    if (!since) return ['El producto ya estaba en vivo: nada cambió.']
    const aside = await setAsideOverdue(one, handlers, { restoredAt: since, now: now() })
    const lines = ['El producto está en vivo: envía correos y concilia pagos.']
    if (aside > 0)
      lines.push(
        `${aside} trabajos vencidos no se repiten solos; probablemente ya se hicieron. Míralos con: npm run jobs -- list`,
      )
    return lines
  })
}
