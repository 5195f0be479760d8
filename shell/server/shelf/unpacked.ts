import { randomUUID } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { MS_PER_HOUR } from 'shared/dates/times'
import { refusal, type ShelfRefusal } from './answers'
import { receiveArchive } from './receiveArchive'
import { ArchiveRefused, unpack } from './unpack'

/** Hidden, so that nobody is served what is on its way. */
const ARRIVING = '.arriving-'

/**
 * Receives the archive of a request, unpacks it beside the releases of a remote, and has it used: its folder, and the
 * archive itself. What is refused or cut off leaves nothing there.
 */
export async function unpacked<T>(
  shelf: string,
  remote: string,
  request: IncomingMessage,
  use: (folder: string, archive: string) => T,
): Promise<T | ShelfRefusal> {
  const remoteFolder = join(shelf, remote)
  const arriving = join(remoteFolder, `${ARRIVING}${randomUUID()}`)
  const folder = join(arriving, 'unpacked')
  await mkdir(folder, { recursive: true })
  try {
    await removeLeftovers(remoteFolder)
    const archive = join(arriving, 'archive')
    const problem = await receiveArchive(request, archive)
    if (problem) return problem
    await unpack(archive, folder)
    return use(folder, archive)
  } catch (error) {
    if (error instanceof ArchiveRefused) return refusal(422, error.message)
    throw error
  } finally {
    await rm(arriving, { recursive: true, force: true })
  }
}

/** Of a server that ended while an archive arrived; by the disk's own clock. */
async function removeLeftovers(remoteFolder: string): Promise<void> {
  for (const name of readdirSync(remoteFolder)) {
    if (!name.startsWith(ARRIVING)) continue
    const { mtimeMs } = statSync(join(remoteFolder, name), { throwIfNoEntry: false }) ?? {}
    if (mtimeMs !== undefined && Date.now() - mtimeMs > MS_PER_HOUR)
      await rm(join(remoteFolder, name), { recursive: true, force: true })
  }
}
