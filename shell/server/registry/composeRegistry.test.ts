import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publish, rollback } from 'shared/releases'
import { releaseFolder } from 'shared/releases/record'
import type { ReleaseJson } from 'shared/remote/remoteJson'
import { composeRegistry } from './composeRegistry'

let shelf: string
const originOf = (remote: string) => `https://${remote}.mydiet.mx`

function release(remote: string, entry: string): string {
  const build = join(shelf, 'builds', remote, entry)
  mkdirSync(build, { recursive: true })
  const described: ReleaseJson = {
    remote: { name: remote, title: 'Uno', routes: [], menu: [], widgets: [], chatIconHiddenOn: [] },
    container: 'one',
    entry,
    exposes: {},
  }
  writeFileSync(join(build, 'release.json'), JSON.stringify(described))
  return publish(shelf, remote, build)
}

const shown = () =>
  composeRegistry(shelf, originOf).remotes.map(({ remote, entry, url }) => [remote.name, entry, url])

const entries = () => composeRegistry(shelf, originOf).remotes.map(({ entry }) => entry)

beforeEach(() => {
  shelf = mkdtempSync(join(tmpdir(), 'my-diet-registry-'))
})
afterEach(() => rmSync(shelf, { recursive: true }))

test('an empty shelf is an empty registry', () => {
  expect(composeRegistry(shelf, originOf)).toEqual({ remotes: [] })
})

test('names every remote that has a release, in the order of their ports, with its address', () => {
  const citas = release('mf-citas', 'b.js')
  const diet = release('mf-diet', 'a.js')
  expect(shown()).toEqual([
    ['mf-diet', 'a.js', `https://mf-diet.mydiet.mx/releases/mf-diet/${diet}/`],
    ['mf-citas', 'b.js', `https://mf-citas.mydiet.mx/releases/mf-citas/${citas}/`],
  ])
})

test('follows a release and a rollback at once', () => {
  release('mf-diet', 'old.js')
  expect(entries()).toEqual(['old.js'])
  release('mf-diet', 'new.js')
  expect(entries()).toEqual(['new.js'])
  rollback(shelf, 'mf-diet')
  expect(entries()).toEqual(['old.js'])
})

test('a release that was removed by hand costs its own remote, not the others', () => {
  const diet = release('mf-diet', 'a.js')
  release('mf-citas', 'b.js')
  rmSync(releaseFolder(shelf, 'mf-diet', diet), { recursive: true })
  expect(entries()).toEqual(['b.js'])
})

test.each(['{', '{"entry":"a.js"}', '[]'])(
  'a damaged release costs its own remote, not the others: %s',
  text => {
    const diet = release('mf-diet', 'a.js')
    release('mf-citas', 'b.js')
    writeFileSync(join(releaseFolder(shelf, 'mf-diet', diet), 'release.json'), text)
    expect(entries()).toEqual(['b.js'])
  },
)
