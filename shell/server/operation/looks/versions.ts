import { sql } from 'drizzle-orm'
import { remotesOf } from 'shared/releases/onShelf'
import { readPointer } from 'shared/releases/pointer'
import { whatRuns } from 'shared/releases/running'
import { shelfIn } from 'shared/releases/shelf'
import { shownRelease } from 'shared/releases/shown'
import type { Config } from 'shared/server/config/config'
import { findings } from '../../../rules/operation/findings'
import { migrationsIn } from '../../backups/catalog'
import { damageOf } from '../../registry/releaseDamage'
import type { Look } from '../look'

export const versionsLook: Look = {
  name: 'versions',
  withoutAnswer: { state: 'no se sabe', ...findings.notSeen },
  async find({ config, database }) {
    const held = heldRemotes(shelfIn(config.dataDir))
    if (held.length > 0) return { state: 'atención', ...findings.releasesHeld(held) }
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

/** The remotes whose current release pages do not get, because of what runs or what became of its files. */
function heldRemotes(shelf: string): string[] {
  const running = whatRuns(shelf)
  return remotesOf(shelf).filter(
    name => shownRelease(shelf, name, running, { damage: damageOf }).held.length > 0,
  )
}

/** The release that this process's image carries, which was built with the API; undefined where the API runs from a folder. */
function ownRelease({ IMAGE_SHELF }: Config['environment']): string | undefined {
  return IMAGE_SHELF ? readPointer(IMAGE_SHELF, 'shell')?.release : undefined
}
