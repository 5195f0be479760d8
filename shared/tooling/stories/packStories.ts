import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { create, extract, type ReadEntry } from 'tar'
import { buildStories } from './buildStories'

/** The archive of built stories, as the shelf keeps it: its paths are plain, without a dot before them. */
export const packStories = (folder: string): Buffer =>
  create(
    { cwd: folder, gzip: true, portable: true, noMtime: true, sync: true },
    readdirSync(folder).sort(),
  ).read() as Buffer

/** The archive of the working copy's stories. */
export function storiesHere(app: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'my-diet-stories-'))
  try {
    buildStories(app, folder)
    return packStories(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** A link in an archive could lead anywhere. */
export function unpackStories(file: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  const filter = (_path: string, entry: unknown) =>
    /^(File|OldFile|Directory)$/.test((entry as ReadEntry).type)
  extract({ file, cwd: folder, sync: true, strict: true, filter })
}
