import { backupsIn, readManifest, rowsIn } from './manifest'
import type { Place } from './place'

/** The lines that say which backups a place has, oldest first; without a private key, since manifests are not encrypted. */
export async function listBackups(place: Place): Promise<string[]> {
  const lines: string[] = []
  for (const name of await backupsIn(place)) {
    const manifest = await readManifest(place, name)
    lines.push([name, `${rowsIn(manifest)} filas`, manifest.recipient ?? ''].join('\t').trimEnd())
  }
  return lines.length > 0 ? lines : [`No hay ningún respaldo completo en ${place.name}.`]
}
