import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { nothingOwn } from '../server/privacy/ownData'
import type { Slice } from '../server/slices/slice'
import { migrationsIn } from './migrationsIn'

/** A slice without tables that has only the parts that a test gives it. */
export function sliceOf(parts: Partial<Slice>): Slice {
  const migrations = migrationsIn(mkdtempSync(join(tmpdir(), 'my-diet-slice-')))
  return { name: 'test', migrations, ownData: nothingOwn, ...parts }
}
