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

test('a look that has no answer yet is not made again', async () => {
  const look = isOnDiskOfData({ dataDir: tmpdir() }, tmpdir())
  expect(isOnDiskOfData({ dataDir: tmpdir() }, tmpdir())).toBe(look)
  await look
  const next = isOnDiskOfData({ dataDir: tmpdir() }, tmpdir())
  expect(next).not.toBe(look)
  expect(await next).toBe(true)
})
