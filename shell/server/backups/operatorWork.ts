import type { Slice } from 'shared/server/slices/slice'
import { describeBackup } from './describe'
import type { Asked } from './operatorSocket'
import { placeNamed } from './placeNamed'
import { goLive } from './restore/goLive'
import { isOnDiskOfData } from './sameDisk'
import { type BackupGround, writeBackup } from './writeBackup'

/** Does what an operator's command asks, and says what was done. */
export async function operatorWork(
  ground: BackupGround,
  slices: readonly Slice[],
  asked: Asked,
): Promise<string[]> {
  if (asked.work === 'live') return goLive(ground, slices)
  const place = placeNamed(ground.config, asked.to)
  const written = await writeBackup(ground, { place, recipient: asked.recipient })
  return describeBackup(written, place.name, await isOnDiskOfData(ground.config, place.name))
}
