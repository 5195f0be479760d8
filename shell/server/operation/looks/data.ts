import { sql } from 'drizzle-orm'
import { findings } from '../../../rules/operation/findings'
import { LIMITS } from '../limits'
import type { Look } from '../look'

export const databaseLook: Look = {
  name: 'database',
  withoutAnswer: { state: 'mal', ...findings.databaseAway },
  async find({ database }) {
    const begun = performance.now()
    await database.execute(sql`select 1`)
    const ms = Math.round(performance.now() - begun)
    return ms > LIMITS.databaseSlowMs
      ? { state: 'atención', ...findings.databaseSlow(ms) }
      : { state: 'bien', ...findings.databaseWell(ms) }
  },
}

export const filesLook: Look = {
  name: 'files',
  withoutAnswer: { state: 'mal', ...findings.filesAway },
  async find({ files, config }) {
    await files.check()
    return { state: 'bien', ...(config.s3 ? findings.filesInS3 : findings.filesOnDisk) }
  },
}
