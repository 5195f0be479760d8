import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { publish, publishCandidate } from 'shared/releases'
import { clearShelf } from 'shared/releases/clearShelf'
import { contentHash } from 'shared/releases/contentHash'
import { keepStories, storiesFile } from 'shared/releases/stories'
import { packStories } from './packStories'
import { shelvedHere } from './shelvedStories'
import { HERE, sidesOf } from './sides'

const APP = 'mf-diet'
let shelf: string
beforeEach(() => {
  shelf = join(mkdtempSync(join(tmpdir(), 'my-diet-sides-')), 'releases')
})
afterEach(() => rmSync(dirname(shelf), { recursive: true }))

function build(text: string): string {
  const folder = join(dirname(shelf), 'builds', text)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'release.json'), JSON.stringify({ text, remote: {} }))
  return folder
}
const stories = (text: string) => packStories(build(text))
const sides = (named: string[], app = APP) => sidesOf(shelvedHere(shelf, app), named)

test('the live release stands beside the latest candidate, or beside the working copy where there is none', () => {
  const live = publish(shelf, APP, build('live'))
  keepStories(shelf, APP, live, stories('of live'))
  expect(sides([])).toEqual({ live, candidate: HERE })
  const candidate = publishCandidate(shelf, APP, build('candidate'))
  expect(() => sides([])).toThrow('came without its stories')
  keepStories(shelf, APP, candidate, stories('of the candidate'))
  expect(sides([])).toEqual({ live, candidate })
  expect(sides([candidate, HERE])).toEqual({ live: candidate, candidate: HERE })
  expect(() => sides(['0123456789abcdef'])).toThrow('no release 0123456789abcdef')
  expect(() => sides([], 'mf-citas')).toThrow('no live release')
})

test('stories are kept beside a release, no part of it, and leave the shelf with it', async () => {
  const live = publish(shelf, APP, build('live'))
  keepStories(shelf, APP, live, stories('of live'))
  expect(contentHash(join(shelf, APP, live))).toBe(live)
  const there = join(dirname(shelf), 'unpacked')
  await shelvedHere(shelf, APP).unpack(live, there)
  expect(JSON.parse(readFileSync(join(there, 'release.json'), 'utf8'))).toMatchObject({ text: 'of live' })

  const before = readdirSync(join(shelf, APP))
  expect(() => keepStories(shelf, APP, live, Buffer.alloc(33 * 1024 * 1024))).toThrow('more than')
  expect(() => keepStories(shelf, APP, '0123456789abcdef', stories('none'))).toThrow('no release')
  expect(readdirSync(join(shelf, APP))).toEqual(before)

  publish(shelf, APP, build('next'))
  clearShelf(shelf, APP, new Date(Date.now() + 200 * 24 * 60 * 60 * 1000))
  expect(existsSync(storiesFile(shelf, APP, live))).toBe(false)
})
