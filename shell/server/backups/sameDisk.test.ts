import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isOnDiskOfData } from './sameDisk'

const dataDir = mkdtempSync(join(tmpdir(), 'my-diet-disk-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

test('a folder beside the data is on their disk, also before it is made', async () => {
  expect(await isOnDiskOfData({ dataDir }, `${dataDir}-respaldos/my-diet`)).toBe(true)
})

test('a bucket and another file system are not', async () => {
  expect(await isOnDiskOfData({ dataDir }, 's3://respaldos/my-diet')).toBe(false)
  // A file system of its own on every Linux; elsewhere there is none to look at.
  if (process.platform === 'linux') expect(await isOnDiskOfData({ dataDir }, '/proc')).toBe(false)
})
