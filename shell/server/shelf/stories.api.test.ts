import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPointer } from 'shared/releases/pointer'
import { hasStories } from 'shared/releases/stories'
import { sendRelease } from 'shared/tooling/release/sendRelease'
import { packStories } from 'shared/tooling/stories/packStories'
import { shelvedAt } from 'shared/tooling/stories/shelvedStories'
import { HERE, sidesOf } from 'shared/tooling/stories/sides'
import { digestOf, shelfServer } from '../testing/shelfServer'
import { shelfMessages } from './messages'

let house: Awaited<ReturnType<typeof shelfServer>>
let origin: string
let folder: string
beforeAll(async () => {
  house = await shelfServer()
  await house.server.app.listen({ host: '127.0.0.1', port: 0 })
  origin = `http://127.0.0.1:${(house.server.app.server.address() as AddressInfo).port}`
})
afterAll(() => house.server.close())
beforeEach(() => {
  house.clear()
  folder = mkdtempSync(join(tmpdir(), 'my-diet-stories-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Built stories as Storybook leaves them: the list, the page, and a file in a folder. */
function stories(text: string, without = ''): Buffer {
  const built = join(folder, text)
  mkdirSync(join(built, 'assets'), { recursive: true })
  for (const file of ['index.json', 'iframe.html', 'assets/story-1.js'])
    if (file !== without) writeFileSync(join(built, file), text)
  return packStories(built)
}

const there = () => ({ origin, token: house.token, remote: 'mf-diet' })
const send = (release: string, archive: Buffer, headers = {}) =>
  fetch(`${origin}/shelf/mf-diet/releases/${release}/stories`, {
    method: 'PUT',
    body: new Uint8Array(archive),
    headers: {
      authorization: `Bearer ${house.token}`,
      'content-type': 'application/gzip',
      'content-digest': digestOf(archive),
      ...headers,
    },
  })

test('a release takes its stories along, and a designer compares them with a candidate elsewhere', async () => {
  const live = await sendRelease(there(), house.build('one'), {}, { stories: stories('of one') })
  const candidate = await sendRelease(
    there(),
    house.build('two'),
    {},
    { audience: 'nobody', stories: stories('of two') },
  )
  const shelved = await shelvedAt(there())
  expect(sidesOf(shelved, [])).toEqual({ live, candidate })
  for (const [release, text] of [
    [live, 'of one'],
    [candidate, 'of two'],
  ] as const) {
    const unpacked = join(folder, release)
    await shelved.unpack(release, unpacked)
    expect(readFileSync(join(unpacked, 'assets/story-1.js'), 'utf8')).toBe(text)
  }
  expect((await house.acts()).filter(act => act.includes('stories of release'))).toHaveLength(2)
})

test('a release without stories is compared with nothing, and its stories may come later', async () => {
  const live = await sendRelease(there(), house.build('one'), {})
  const before = await shelvedAt(there())
  expect(() => sidesOf(before, [])).toThrow('came without its stories')
  await expect(before.unpack(live, join(folder, 'none'))).rejects.toThrow(shelfMessages.withoutStories)
  expect((await send(live, stories('late'))).status).toBe(204)
  expect((await send(live, stories('later'))).status).toBe(204)
  const shelved = await shelvedAt(there())
  expect(sidesOf(shelved, [])).toEqual({ live, candidate: HERE })
  await shelved.unpack(live, join(folder, 'unpacked'))
  expect(readFileSync(join(folder, 'unpacked/index.json'), 'utf8')).toBe('later')
})

test('a release whose stories are refused becomes current nowhere', async () => {
  const refused = sendRelease(there(), house.build('one'), {}, { stories: stories('bad', 'iframe.html') })
  await expect(refused).rejects.toThrow(`422: ${shelfMessages.noStories}\n✗ iframe.html is missing`)
  expect(readPointer(house.shelf, 'mf-diet')).toBeUndefined()
})

test('stories of a release that is not there, hostile ones and cut ones leave nothing', async () => {
  const release = await house.onShelf('one')
  const archive = stories('one')
  const left = house.left()
  expect((await send('0123456789abcdef', archive)).status).toBe(404)
  expect((await send('..%2F..%2Fx', archive)).status).toBe(400)
  expect((await send(release, archive, { 'content-digest': digestOf(Buffer.from('other')) })).status).toBe(
    400,
  )
  expect((await send(release, Buffer.from('hola'))).status).toBe(422)
  expect((await send(release, archive, { authorization: 'Bearer no' })).status).toBe(401)
  const other = await house.newToken('mf-citas', 'CI de citas')
  expect((await send(release, archive, { authorization: `Bearer ${other}` })).status).toBe(403)
  expect(house.left()).toEqual(left)
  expect(hasStories(house.shelf, 'mf-diet', release)).toBe(false)
  expect(existsSync(join(house.shelf, 'mf-diet', '0123456789abcdef.stories.tgz'))).toBe(false)
})
