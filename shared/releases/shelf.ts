import { randomUUID } from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder of releases below DATA_DIR. */
export const shelfIn = (dataDir: string) => join(dataDir, 'releases')

/** Writes a JSON file in one step: a reader finds the old one or the new one, never half of it. */
export function writeWhole(file: string, value: unknown): void {
  const arriving = `${file}.${randomUUID()}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(arriving, JSON.stringify(value, null, 2))
  renameSync(arriving, file)
}
