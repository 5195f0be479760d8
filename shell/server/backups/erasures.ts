import { Readable } from 'node:stream'
import type { Place } from './place'

const FOLDER = 'erasures'

/** Only the account's number: without a backup it tells nothing. A file each, so that no writer needs another's. */
export async function keepErasure(place: Place, erasedId: number): Promise<void> {
  await place.write(`${FOLDER}/${erasedId}`, Readable.from([Buffer.from('\n')]))
}

export async function keepErasures(place: Place, erasedIds: readonly number[]): Promise<void> {
  const kept = new Set(await erasuresIn(place))
  for (const id of erasedIds) if (!kept.has(id)) await keepErasure(place, id)
}

export async function erasuresIn(place: Place): Promise<number[]> {
  const ids = (await place.paths(FOLDER)).map(path => Number(path.slice(FOLDER.length + 1)))
  return ids.filter(id => Number.isSafeInteger(id) && id > 0)
}
