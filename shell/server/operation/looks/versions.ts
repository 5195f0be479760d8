import { sql } from 'drizzle-orm'
import { readPointer } from 'shared/releases/pointer'
import { shelfIn } from 'shared/releases/shelf'
import { findings } from '../../../rules/operation/findings'
import { migrationsIn } from '../../backups/catalog'
import type { Look } from '../look'

export const versionsLook: Look = {
  name: 'versions',
  withoutAnswer: { state: 'no se sabe', ...findings.notSeen },
  async find({ config, database }) {
    const times = await migrationsIn({
      rows: async <R>(text: string) => (await database.execute(sql.raw(text))).rows as R[],
    })
    return {
      state: 'bien',
      ...findings.versions({
        shell: readPointer(shelfIn(config.dataDir), 'shell')?.release,
        node: process.version,
        schema: new Date(Math.max(...Object.values(times))),
      }),
    }
  },
}
