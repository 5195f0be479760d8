import { sql } from 'drizzle-orm'
import { readPointer } from 'shared/releases/pointer'
import { shelfIn } from 'shared/releases/shelf'
import type { Config } from 'shared/server/config/config'
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
        api: ownRelease(config.environment),
        shell: readPointer(shelfIn(config.dataDir), 'shell')?.release,
        node: process.version,
        schema: new Date(Math.max(...Object.values(times))),
      }),
    }
  },
}

/** The release that this process's image carries, which was built with the API; undefined where the API runs from a folder. */
function ownRelease({ IMAGE_SHELF }: Config['environment']): string | undefined {
  return IMAGE_SHELF ? readPointer(IMAGE_SHELF, 'shell')?.release : undefined
}
