import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { keptReleases } from './clearShelf'
import { readPointer } from './pointer'
import { checkedReason, readRecord, recordFile, releaseFolder } from './record'
import { publish, publishIfNew, rollback } from './releases'

let shelf: string
let builds = 0

/** A build with these files, in a folder of its own. */
function build(files: Record<string, string>): string {
  builds += 1
  const folder = join(shelf, '..', `build-${builds}`)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

const version = (text: string) => build({ 'release.json': '{}', 'remoteEntry.js': text })
const shown = () => readPointer(shelf, 'mf-diet')?.release
const previous = () => readPointer(shelf, 'mf-diet')?.previous
const put = (text: string) => publish(shelf, 'mf-diet', version(text))

beforeEach(() => {
  shelf = join(mkdtempSync(join(tmpdir(), 'my-diet-shelf-')), 'releases')
})
afterEach(() => rmSync(dirname(shelf), { recursive: true }))

test('a release is a copy of the build, and becomes the current one', () => {
  const release = publish(shelf, 'mf-diet', build({ 'a.js': 'a', 'assets/b.svg': 'b' }))
  const folder = releaseFolder(shelf, 'mf-diet', release)
  expect(readFileSync(join(folder, 'assets/b.svg'), 'utf8')).toBe('b')
  expect(shown()).toBe(release)
  expect(previous()).toEqual([])
})

test('its name follows from its content alone', () => {
  const first = put('one')
  expect(put('one')).toBe(first)
  expect(previous()).toEqual([])
  expect(put('two')).not.toBe(first)
  const named = publish(shelf, 'mf-diet', build({ 'release.json': '{}', 'other.js': 'one' }))
  expect(named).not.toBe(first)
  expect(named).toMatch(/^[0-9a-f]{16}$/)
})

test('compressed copies and source maps are not content of their own', () => {
  const first = publish(shelf, 'mf-diet', build({ 'a.js': 'a' }))
  expect(
    publish(shelf, 'mf-diet', build({ 'a.js': 'a', 'a.js.br': 'x', 'a.js.gz': 'y', 'a.js.map': 'z' })),
  ).toBe(first)
})

test('old releases stay, so that an open page does not lose its files', () => {
  const first = put('one')
  put('two')
  expect(existsSync(releaseFolder(shelf, 'mf-diet', first))).toBe(true)
  expect(previous()).toEqual([first])
})

test('a rollback returns to the release before, step by step, until there is none', () => {
  const [first, second, third] = [put('one'), put('two'), put('three')]
  expect(shown()).toBe(third)
  expect(rollback(shelf, 'mf-diet')).toBe(second)
  expect(rollback(shelf, 'mf-diet')).toBe(first)
  expect(shown()).toBe(first)
  expect(() => rollback(shelf, 'mf-diet')).toThrow('mf-diet has no earlier release to go back to.')
  expect(shown()).toBe(first)
})

test('publishing an earlier release makes it current again; a rollback then leads to the one in between', () => {
  const [first, second] = [put('one'), put('two')]
  put('one')
  expect(shown()).toBe(first)
  expect(previous()).toEqual([second])
  expect(rollback(shelf, 'mf-diet')).toBe(second)
})

test('a rollback to a release that is no longer on the shelf fails and changes nothing', () => {
  const first = put('one')
  const second = put('two')
  rmSync(releaseFolder(shelf, 'mf-diet', first), { recursive: true })
  expect(() => rollback(shelf, 'mf-diet')).toThrow(`mf-diet: release ${first} is not on the shelf.`)
  expect(shown()).toBe(second)
})

test('the history keeps the latest twenty', () => {
  const all = Array.from({ length: 23 }, (_, i) => put(`version ${i}`))
  expect(previous()).toEqual(all.slice(2, 22))
})

describe('publishIfNew', () => {
  test('publishes a build that the shelf has never shown', () => {
    publishIfNew(shelf, 'mf-diet', version('one'))
    const first = shown()
    publishIfNew(shelf, 'mf-diet', version('two'))
    expect(shown()).not.toBe(first)
    expect(previous()).toEqual([first])
  })

  test('does not publish a known build again, so that a rollback survives the next start', () => {
    const first = put('one')
    put('two')
    rollback(shelf, 'mf-diet')
    publishIfNew(shelf, 'mf-diet', version('two'))
    expect(shown()).toBe(first)
  })

  test('publishes again where the pointer was lost', () => {
    const first = put('one')
    rmSync(join(shelf, 'mf-diet', 'current.json'))
    publishIfNew(shelf, 'mf-diet', version('one'))
    expect(shown()).toBe(first)
  })
})

test('remotes do not affect each other', () => {
  put('one')
  expect(readPointer(shelf, 'mf-citas')).toBeUndefined()
  expect(() => rollback(shelf, 'mf-citas')).toThrow('mf-citas has no earlier release to go back to.')
})

test('no half-written file stays', () => {
  put('one')
  put('two')
  rollback(shelf, 'mf-diet')
  const names = readdirSync(join(shelf, 'mf-diet'))
  expect(names.filter(name => !/^([0-9a-f]{16}(\.json)?|current\.json)$/.test(name))).toEqual([])
  expect(names).toHaveLength(5)
})

describe('the history of a release', () => {
  const record = (release: string) => readRecord(shelf, 'mf-diet', release)
  const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n))
  const on = (n: number) => day(n).toISOString()
  const publishOn = (n: number, text: string, origin = {}) =>
    publish(shelf, 'mf-diet', version(text), origin, day(n))

  test('says where it comes from and when it was live, each time', () => {
    const origin = { by: 'Eva', commit: 'abc', clean: true, checks: ['types'] }
    const first = publishOn(0, 'one', origin)
    const second = publishOn(1, 'two', { forced: 'urge' })
    rollback(shelf, 'mf-diet', { now: day(2) })
    expect(record(first)).toEqual({
      ...origin,
      published: on(0),
      live: [{ since: on(0), until: on(1) }, { since: on(2) }],
    })
    expect(record(second)).toMatchObject({ forced: 'urge', live: [{ since: on(1), until: on(2) }] })
  })

  test('is no part of its content: an identical build is the same release', () => {
    const first = publishOn(0, 'one', { commit: 'abc' })
    expect(publishOn(1, 'one', { commit: 'def' })).toBe(first)
    expect(record(first)).toMatchObject({ commit: 'abc', live: [{ since: on(0) }] })
  })

  test('says who took it back, when and why; a rollback passes over it', () => {
    const [first, second, third] = [publishOn(0, 'one'), publishOn(1, 'two'), publishOn(2, 'three')]
    rollback(shelf, 'mf-diet', { by: 'Eva', reason: 'blank page', now: day(3) })
    expect(record(third).takenBack).toEqual({ at: on(3), by: 'Eva', reason: 'blank page' })
    expect(shown()).toBe(second)
    publishOn(4, 'four')
    rollback(shelf, 'mf-diet', { now: day(5) })
    rollback(shelf, 'mf-diet', { now: day(6) })
    expect(shown()).toBe(first)
  })

  test('a rollback goes to any kept release, but to none that was taken back', () => {
    const [first, second, third] = [publishOn(0, 'one'), publishOn(1, 'two'), publishOn(2, 'three')]
    rollback(shelf, 'mf-diet', { to: first, reason: 'broken', now: day(3) })
    expect(shown()).toBe(first)
    expect(() => rollback(shelf, 'mf-diet', { to: third })).toThrow(
      `mf-diet: release ${third} was taken back on 2026-01-04 (broken). Release it again instead.`,
    )
    expect(() => rollback(shelf, 'mf-diet', { to: first })).toThrow('is live already')
    mkdirSync(join(shelf, 'shell'))
    expect(() => rollback(shelf, 'mf-diet', { to: '../shell' })).toThrow('is not on the shelf')
    expect(rollback(shelf, 'mf-diet', { to: second })).toBe(second)
  })

  test('a start does not make live what was taken back; a release does', () => {
    const first = publishOn(0, 'one')
    const second = publishOn(1, 'two')
    rollback(shelf, 'mf-diet', { now: day(2) })
    publishIfNew(shelf, 'mf-diet', version('two'))
    expect(shown()).toBe(first)
    rmSync(join(shelf, 'mf-diet', 'current.json'))
    publishIfNew(shelf, 'mf-diet', version('two'))
    expect(shown()).toBeUndefined()
    publishOn(3, 'two')
    expect(shown()).toBe(second)
    expect(record(second).takenBack).toBeUndefined()
  })

  test('a release leaves the shelf 90 days after it was last live, and the live one never', () => {
    const first = publishOn(0, 'one')
    const second = publishOn(10, 'two')
    const third = publishOn(99, 'three')
    expect(keptReleases(shelf, 'mf-diet').sort()).toEqual([first, second, third].sort())
    const fourth = publishOn(101, 'four')
    expect(keptReleases(shelf, 'mf-diet').sort()).toEqual([second, third, fourth].sort())
    expect(previous()).toEqual([second, third])
    expect(existsSync(recordFile(shelf, 'mf-diet', first))).toBe(false)
    publishOn(1000, 'four')
    expect(shown()).toBe(fourth)
  })

  test('the release that pages get stays, although a newer one that does not fit is current', () => {
    publish(shelf, 'shell', build({ 'provides.json': '{"shared/router":[]}' }), {}, day(0))
    const first = publishOn(0, 'one')
    const needs = '{"shared":{"shared/router":["Link"]},"calls":{}}'
    publish(shelf, 'mf-diet', build({ 'needs.json': needs, 'a.js': '1' }), {}, day(1))
    publish(shelf, 'mf-diet', build({ 'needs.json': needs, 'a.js': '2' }), {}, day(200))
    expect(keptReleases(shelf, 'mf-diet')).toContain(first)
  })

  test('a shelf older than these histories goes on; its releases stay for another 90 days', () => {
    const [first, second] = [publishOn(0, 'one'), publishOn(1, 'two')]
    for (const name of [first, second]) rmSync(recordFile(shelf, 'mf-diet', name))
    const third = publishOn(500, 'three')
    expect(keptReleases(shelf, 'mf-diet').sort()).toEqual([first, second, third].sort())
    publishOn(589, 'four')
    expect(keptReleases(shelf, 'mf-diet')).toHaveLength(4)
    publishOn(591, 'five')
    expect(keptReleases(shelf, 'mf-diet')).toHaveLength(3)
    rollback(shelf, 'mf-diet', { now: day(592) })
    rollback(shelf, 'mf-diet', { now: day(593) })
    expect(shown()).toBe(third)
  })

  test('a reason has a text, and no novel', () => {
    expect(checkedReason(undefined)).toBeUndefined()
    expect(checkedReason(' blank page ')).toBe('blank page')
    expect(checkedReason('🥑'.repeat(300))).toHaveLength(600)
    expect(() => checkedReason(' ')).toThrow('The reason is empty.')
    expect(() => checkedReason('a'.repeat(301))).toThrow('longer than 300')
  })

  test('a damaged history costs no release', () => {
    const first = publishOn(0, 'one')
    writeFileSync(recordFile(shelf, 'mf-diet', first), '{"live":')
    publishOn(1, 'two')
    rollback(shelf, 'mf-diet', { now: day(2) })
    expect(shown()).toBe(first)
  })
})
