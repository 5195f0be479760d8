import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from 'shared/server/config/config'
import { CommandRefused } from 'shared/server/slices/commandRefused'

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>

const markerIn = ({ dataDir }: Place) => join(dataDir, 'restore.unfinished')

/** From here on the place has some of a backup, and nobody may start a product on it. */
export async function beginRestore(place: Place): Promise<void> {
  await mkdir(place.dataDir, { recursive: true })
  await writeFile(markerIn(place), '', { mode: 0o600, flush: true })
}

export async function endRestore(place: Place): Promise<void> {
  await rm(markerIn(place))
}

/** A product on half of a backup would begin with empty tables, or let those in who have left since. */
export function refuseUnfinished(place: Place): void {
  if (!existsSync(markerIn(place))) return
  const rest = place.databaseUrl ? ' y la base de datos de DATABASE_URL' : ''
  throw new CommandRefused(
    `Una restauración en ${place.dataDir} no ha terminado. Si se interrumpió, borra esa carpeta${rest}, y empieza otra vez.`,
  )
}
