import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { publish, publishIfNew, readPointer, releaseFolder, rollback } from './releases'

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
  expect(names.filter(name => !/^([0-9a-f]{16}|current\.json)$/.test(name))).toEqual([])
  expect(names).toHaveLength(3)
})
