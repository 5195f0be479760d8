import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { type S3Server, startS3 } from 'shared/testing/services/startS3'
import { wholeOf } from './crypt'
import type { Place } from './place'
import { bucketPlace, newPlace, removeFolders } from './testing/practice'

/** The contract of a place, for both kinds. */
const places: Record<string, Place> = {}
let s3: S3Server

beforeAll(async () => {
  s3 = await startS3()
  places.folder = newPlace({ recipient: '' }).place
  // Listed in more than one page, as those of a thousand keys are.
  places.bucket = await bucketPlace(s3, { pageKeys: 5 })
})
afterAll(async () => {
  await s3.stop()
  removeFolders()
})

describe.each(['folder', 'bucket'])('a %s', which => {
  const place = () => places[which] as Place
  const write = (path: string, ...parts: Uint8Array[]) => place().write(path, Readable.from(parts))
  const read = (path: string) => wholeOf(place().read(path))

  test('what was written is read, also in place of what was there', async () => {
    await write('files/aa/one.age', Buffer.from('uno, '), Buffer.from('dos'))
    expect((await read('files/aa/one.age')).toString()).toBe('uno, dos')
    await write('files/aa/one.age', Buffer.from('tres'))
    expect((await read('files/aa/one.age')).toString()).toBe('tres')
    await write('backups/empty')
    expect(await read('backups/empty')).toEqual(Buffer.alloc(0))
  })

  test('a large one comes back byte by byte', async () => {
    const parts = Array.from({ length: 40 }, () => randomBytes(1024 * 1024))
    await write('large/one', ...parts)
    expect((await read('large/one')).equals(Buffer.concat(parts))).toBe(true)
  })

  test('readers get nothing of one that broke off', async () => {
    const broken = Readable.from(
      (async function* () {
        for (let part = 0; part < 20; part++) yield Buffer.alloc(1024 * 1024)
        throw new Error('broken off')
      })(),
      { objectMode: false },
    )
    await expect(place().write('broken/one', broken)).rejects.toThrow('broken off')
    expect(await place().has('broken/one')).toBe(false)
    expect(await place().paths('broken')).toEqual([])
    await expect(read('broken/one')).rejects.toThrow()
  })

  test('the paths below a folder are all of them, in order, and no others', async () => {
    expect(await place().paths('erasures')).toEqual([])
    const many = Array.from({ length: 12 }, (_, i) => `erasures/${10 + i}`)
    for (const path of [...many].reverse()) await write(path, Buffer.from('\n'))
    await write('erasures-of-others/1', Buffer.from('\n'))
    expect(await place().paths('erasures')).toEqual(many)
  })

  test('what was removed is gone; removing it again changes nothing', async () => {
    await write('gone/deep/one', Buffer.from('x'))
    expect(await place().has('gone/deep/one')).toBe(true)
    await place().remove('gone/deep/one')
    await place().remove('gone/deep/one')
    expect(await place().has('gone/deep/one')).toBe(false)
    expect(await place().paths('gone')).toEqual([])
  })
})

test('a bucket that is missing, and a key that is not known, are no empty place', async () => {
  await expect((await bucketPlace(s3, { make: false })).paths('backups')).rejects.toThrow(
    'answered GET with 404',
  )
  const stranger = await bucketPlace(
    { environment: { ...s3.environment, S3_ACCESS_KEY_ID: 'unknown' } },
    { make: false },
  )
  await expect(stranger.has('backups/one')).rejects.toThrow('answered HEAD with 403')
})
