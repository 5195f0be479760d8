import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ARCHIVE, type SentRecord } from 'shared/releases/archive'
import { contentHash } from 'shared/releases/contentHash'
import type { Origin } from 'shared/releases/record'
import { create } from 'tar'

/** The release's name and the archive that a shelf receives: the build and how it came to be. */
export function packRelease(build: string, origin: Origin = {}): { release: string; archive: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'my-diet-release-'))
  try {
    const release = contentHash(build)
    const { by, commit, clean, checks, forced } = origin
    const record: SentRecord = {
      release,
      ...(by && { by: by.slice(0, 60) }),
      ...(commit && { commit, clean: clean ?? false }),
      ...(checks && { checks: [...checks] }),
      ...(forced && { forced }),
    }
    cpSync(build, join(folder, ARCHIVE.build), { recursive: true })
    writeFileSync(join(folder, ARCHIVE.record), JSON.stringify(record))
    // Without times and owners: the same build and record are the same bytes.
    const options = { cwd: folder, gzip: true, portable: true, noMtime: true, sync: true } as const
    return { release, archive: create(options, [ARCHIVE.record, ARCHIVE.build]).read() as Buffer }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
