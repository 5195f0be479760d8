import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { publish, rollback } from 'shared/releases'
import { shelfIn } from 'shared/releases/shelf'
import { RELEASES_HEADER } from 'shared/remote/releasesHeader'
import { type TestServer, testServer } from 'shared/testing/testServer'
import { vi } from 'vitest'
import { releasesOfPages } from './releasesOfPages'

/** The server looks at the shelf once a second. */
const SOON = { timeout: 10_000 }

let server: TestServer
let shelf: string
beforeAll(async () => {
  server = await testServer()
  shelf = shelfIn(server.config.dataDir)
})
afterAll(() => server.close())

/** A build of a remote, or of the shell. */
function build(name: string, entry: string): string {
  const folder = join(shelf, '..', 'builds', name, entry)
  mkdirSync(folder, { recursive: true })
  const remote = { name, title: 'Uno', routes: [], menu: [], widgets: [], chatIconHiddenOn: [] }
  writeFileSync(
    join(folder, 'release.json'),
    JSON.stringify({ remote, container: 'one', entry, exposes: {} }),
  )
  return folder
}

const told = async (name = 'GET health/live') => (await server.call(name)).headers[RELEASES_HEADER]

test('without a shelf no answer names releases; with one every answer does, as the registry names them', async () => {
  expect(await told()).toBeUndefined()
  publish(shelf, 'shell', build('shell', 'a.js'))
  await vi.waitFor(async () => expect(await told()).toMatch(/^[\da-f]{12}$/), SOON)
  const name = releasesOfPages(shelf).releases
  expect(await told('GET nada')).toBe(name)
  expect(await told('POST auth/me')).toBe(name)

  publish(shelf, 'mf-diet', build('mf-diet', 'a.js'))
  await vi.waitFor(async () => expect(await told()).not.toBe(name), SOON)
})

describe('the name of what pages get', () => {
  let clock = 1e9
  /** A second later. */
  function state() {
    clock += 1_000
    return releasesOfPages(shelf, clock)
  }

  test('follows a release and a rollback', () => {
    const before = state()
    publish(shelf, 'mf-diet', build('mf-diet', 'b.js'))
    expect(state().releases).not.toBe(before.releases)
    rollback(shelf, 'mf-diet')
    expect(state()).toEqual(before)
  })

  test('follows the shell', () => {
    const before = state()
    const release = publish(shelf, 'shell', build('shell', 'b.js'))
    expect(state().shell).toBe(release)
    expect(state().releases).not.toBe(before.releases)
  })

  test('the shelf is looked at once a second at most', () => {
    const before = state()
    publish(shelf, 'mf-diet', build('mf-diet', 'c.js'))
    expect(releasesOfPages(shelf, clock + 999)).toBe(before)
    expect(state()).not.toEqual(before)
  })

  test('a damaged pointer is told to nobody and fails no call', async () => {
    writeFileSync(join(shelf, 'shell', 'current.json'), '{')
    expect(state()).toEqual({})
    expect((await server.call('GET health/live')).status).toBe(200)
  })
})
