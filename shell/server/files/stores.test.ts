import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from 'shared/server/config/config'
import type { S3 } from 'shared/server/config/s3'
import {
  contentName,
  type FileStore,
  filesOnDisk,
  isPrivateName,
  isStoredName,
  newName,
  StoreUnavailable,
} from 'shared/server/files/files'
import { type S3Server, startS3 } from 'shared/testing/services/startS3'
import { filesInS3 } from './filesInS3'

/** The contract of a file store, for both implementations. */
const folder = mkdtempSync(join(tmpdir(), 'my-diet-store-'))
let s3: S3Server
let settings: S3

const stores: Record<string, FileStore> = {}

beforeAll(async () => {
  s3 = await startS3()
  settings = readConfig(s3.environment).s3 as S3
  stores.disk = filesOnDisk(join(folder, 'files'))
  stores.S3 = filesInS3(settings)
}, 60_000)
afterAll(async () => {
  await s3.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe.each(['disk', 'S3'])('files on %s', which => {
  const store = () => stores[which] as FileStore
  const bytes = Buffer.from(Array.from({ length: 100_000 }, (_, i) => (i * 7) % 256))

  test('check fails before prepare; prepare can run twice', async () => {
    await expect(store().check()).rejects.toThrow()
    await store().prepare()
    await store().prepare()
    await store().check()
  })

  test.each(['webp', 'pdf'] as const)(
    'a stored file is read byte by byte, and absent once removed: %s',
    async type => {
      const name = newName(type, 'owner')
      expect(await store().read(name)).toBeUndefined()
      await store().put(bytes, name)
      expect((await store().read(name))?.equals(bytes)).toBe(true)
      await store().remove(name)
      expect(await store().read(name)).toBeUndefined()
      // An interrupted erasure removes the same file again.
      await store().remove(name)
    },
  )

  test('an empty file can be stored, and a name can be stored again', async () => {
    const name = contentName(bytes, 'png')
    await store().put(bytes, name)
    await store().put(Buffer.alloc(0), name)
    expect(await store().read(name)).toEqual(Buffer.alloc(0))
  })

  test('fifteen megabytes, ten at once', async () => {
    const names = Array.from({ length: 10 }, () => newName('pdf', 'owner'))
    const large = Buffer.alloc(15 * 1024 * 1024, 7)
    await Promise.all(names.map(name => store().put(large, name)))
    for (const name of names) expect((await store().read(name))?.equals(large)).toBe(true)
    await Promise.all(names.map(name => store().remove(name)))
  }, 60_000)

  test.each(['', '..', '../a.webp', 'a.webp', `${'0'.repeat(32)}.exe`, `x/${'0'.repeat(32)}.webp`])(
    'a name that is not ours is never found: «%s»',
    async name => {
      expect(await store().read(name)).toBeUndefined()
      await expect(store().put(bytes, name)).rejects.toThrow('not a stored name')
      await expect(store().remove(name)).rejects.toThrow('not a stored name')
    },
  )
})

test('the disk store leaves no partial file', async () => {
  await stores.disk?.put(Buffer.from('whole'), newName('webp', 'anyone'))
  expect(readdirSync(join(folder, 'files')).filter(name => !isStoredName(name))).toEqual([])
})

test('a wrong key is refused', async () => {
  const stranger = filesInS3({ ...settings, accessKeyId: 'unknown' })
  await expect(stranger.put(Buffer.from('x'), newName('webp', 'anyone'))).rejects.toThrow(StoreUnavailable)
  await expect(stranger.read(newName('webp', 'anyone'))).rejects.toThrow('answered GET with 403')
})

test('a store that does not answer is distinguished from a missing file', async () => {
  const nowhere = filesInS3({ ...settings, endpoint: 'http://127.0.0.1:1' })
  for (const work of [
    () => nowhere.put(Buffer.from('x'), newName('webp', 'anyone')),
    () => nowhere.read(newName('webp', 'anyone')),
    () => nowhere.remove(newName('webp', 'anyone')),
    () => nowhere.check(),
    () => nowhere.prepare(),
  ]) {
    await expect(work()).rejects.toMatchObject({ statusCode: 503 })
  }
})

test('names are random and say who may read', () => {
  const names = Array.from({ length: 1000 }, () => newName('webp', 'anyone'))
  expect(new Set(names).size).toBe(1000)
  for (const name of names) expect([isStoredName(name), isPrivateName(name)]).toEqual([true, false])
  const lab = newName('pdf', 'owner')
  expect([isStoredName(lab), isPrivateName(lab)]).toEqual([true, true])
})

test('on a full disk nothing is left of a file, and the next one is stored', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'my-diet-full-'))
  const store = filesOnDisk(folder)
  const name = newName('webp', 'anyone')
  symlinkSync('/dev/full', join(folder, `${name}.${process.pid}.part`))
  await expect(store.put(Buffer.from('picture'), name)).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(readdirSync(folder)).toEqual([])
  await store.put(Buffer.from('picture'), name)
  expect(await store.read(name)).toEqual(Buffer.from('picture'))
  rmSync(folder, { recursive: true })
})
