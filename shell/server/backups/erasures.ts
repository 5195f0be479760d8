import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { Erasure } from 'shared/server/backups/backupState'
import type { Place } from './place'

const FOLDER = 'erasures'

/**
 * Keeps the account's number and the moment at which it ended, which say nothing about the person without a backup. Each
 * erasure has a file of its own, so that two writers never change the same file.
 */
export async function keepErasure(place: Place, { erasedId, erasedAt }: Erasure): Promise<void> {
  await place.write(`${FOLDER}/${erasedId}`, Readable.from([Buffer.from(`${erasedAt.toISOString()}\n`)]))
}

export async function keepErasures(place: Place, erasures: readonly Erasure[]): Promise<void> {
  const kept = new Set(await idsIn(place))
  for (const erasure of erasures) if (!kept.has(erasure.erasedId)) await keepErasure(place, erasure)
}

/** Those that were kept before their moment was end at `now`. */
export async function erasuresIn(place: Place, now: Date): Promise<Erasure[]> {
  const erasures: Erasure[] = []
  for (const erasedId of await idsIn(place)) {
    const moment = new Date((await text(place.read(`${FOLDER}/${erasedId}`))).trim())
    erasures.push({ erasedId, erasedAt: Number.isNaN(moment.getTime()) ? now : moment })
  }
  return erasures
}

async function idsIn(place: Place): Promise<number[]> {
  const ids = (await place.paths(FOLDER)).map(path => Number(path.slice(FOLDER.length + 1)))
  return ids.filter(id => Number.isSafeInteger(id) && id > 0)
}
