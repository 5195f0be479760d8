import { recordedErasure } from 'shared/server/backups/backupState'
import { defineJob } from 'shared/server/jobs/job'
import { jobHandler } from 'shared/server/jobs/jobHandler'
import Type from 'typebox'
import { keepErasure } from '../backups/erasures'
import { placeNamed } from '../backups/placeNamed'

export const tellBackupsJob = defineJob({
  name: 'tell-backups-of-erasure',
  // Not `userId`: this job must outlive the person's data.
  payload: Type.Object({ erasedId: Type.Integer() }),
})

/**
 * Tells the backups' place that an account ended: the machine may be lost before the next backup. A restored product that
 * is only tried tells nothing: the one that was lost may have given the same number to a person who stays.
 */
export const tellBackups = jobHandler(tellBackupsJob, async ({ config, database }, { erasedId }) => {
  const erasure = config.backup && (await recordedErasure(database, erasedId))
  if (config.backup && erasure) await keepErasure(placeNamed(config, config.backup.to), erasure)
})
