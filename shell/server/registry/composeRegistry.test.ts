import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publish, rollback } from 'shared/releases'
import { noteElsewhere } from 'shared/releases/onShelf'
import { releaseFolder } from 'shared/releases/record'
import { remotes } from 'shared/releases/remotes'
import { noteCallsInForce } from 'shared/releases/running'
import type { ReleaseJson } from 'shared/remote/remoteJson'
import { composeRegistry } from './composeRegistry'

/** Any two remotes of the house, in the order of their ports. */
const [one = '', two = ''] = remotes()

let shelf: string
const originOf = (remote: string) => `https://${remote}.mydiet.mx`

function release(remote: string, entry: string, files: Record<string, object> = {}, parts = {}): string {
  const build = join(shelf, 'builds', remote, entry)
  mkdirSync(build, { recursive: true })
  const described: ReleaseJson = {
    remote: { name: remote, title: 'Uno', routes: [], menu: [], widgets: [], chatIconHiddenOn: [], ...parts },
    container: 'one',
    entry,
    exposes: {},
  }
  writeFileSync(join(build, 'release.json'), JSON.stringify(described))
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(build, name), JSON.stringify(content))
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
  const citas = release(two, 'b.js')
  const diet = release(one, 'a.js')
  expect(shown()).toEqual([
    [one, 'a.js', `https://${one}.mydiet.mx/releases/${one}/${diet}/`],
    [two, 'b.js', `https://${two}.mydiet.mx/releases/${two}/${citas}/`],
  ])
})

test('a remote without a folder here is named after the others where it is released over HTTP, and else not', () => {
  release('mf-agua', 'a.js')
  release(one, 'b.js')
  expect(entries()).toEqual(['b.js'])
  noteElsewhere(shelf, 'mf-agua')
  noteElsewhere(shelf, 'mf-nada')
  expect(entries()).toEqual(['b.js', 'a.js'])
})

test('follows a release and a rollback at once', () => {
  release(one, 'old.js')
  expect(entries()).toEqual(['old.js'])
  release(one, 'new.js')
  expect(entries()).toEqual(['new.js'])
  rollback(shelf, one)
  expect(entries()).toEqual(['old.js'])
})

test('a release that was removed by hand costs its own remote, not the others', () => {
  const diet = release(one, 'a.js')
  release(two, 'b.js')
  rmSync(releaseFolder(shelf, one, diet), { recursive: true })
  expect(entries()).toEqual(['b.js'])
})

test.each(['{', '{"entry":"a.js"}', '[]'])(
  'a damaged release costs its own remote, not the others: %s',
  text => {
    const diet = release(one, 'a.js')
    release(two, 'b.js')
    writeFileSync(join(releaseFolder(shelf, one, diet), 'release.json'), text)
    expect(entries()).toEqual(['b.js'])
  },
)

describe('a release whose needs are not met', () => {
  const needing = (name: string) =>
    release(one, `${name}.js`, { 'needs.json': { shared: { 'shared/router': [name] }, calls: {} } })
  const shellWith = (...names: string[]) => {
    const build = join(shelf, 'builds', 'shell', names.join())
    mkdirSync(build, { recursive: true })
    writeFileSync(join(build, 'provides.json'), JSON.stringify({ 'shared/router': names }))
    return publish(shelf, 'shell', build)
  }
  const told: string[] = []
  const tell = (problem: string) => void told.push(problem)
  const shownTo = (options: object = {}) =>
    composeRegistry(shelf, originOf, { tell, ...options }).remotes.map(({ entry }) => entry)
  beforeEach(() => {
    told.length = 0
  })

  test('gives way to the one before, and says why', () => {
    shellWith('Link')
    needing('Link')
    const newer = needing('NewLink')
    expect(shownTo()).toEqual(['Link.js'])
    expect(told).toEqual([
      `${one}: release ${newer} is not shown: it uses NewLink of shared/router, which the shell does not provide.`,
    ])
    shellWith('Link', 'NewLink')
    expect(shownTo()).toEqual(['NewLink.js'])
  })

  test('does not give way to one that was taken back', () => {
    shellWith('Link')
    needing('Link')
    release(one, 'bad.js')
    rollback(shelf, one)
    needing('NewLink')
    expect(shownTo()).toEqual(['Link.js'])
  })

  test('a page of an older shell gets the newest release that its own shell satisfies', () => {
    const old = shellWith('Link')
    needing('Link')
    shellWith('NewLink')
    needing('NewLink')
    expect(shownTo()).toEqual(['NewLink.js'])
    expect(shownTo({ shell: old })).toEqual(['Link.js'])
    expect(shownTo({ shell: '../x' })).toEqual(['NewLink.js'])
  })

  describe('a page of the shell before or after × a remote before or after', () => {
    let shells: Record<string, string>
    beforeEach(() => {
      shells = { before: shellWith('Link', 'Leaving'), after: shellWith('Link', 'Coming') }
    })

    test.each([
      // The remote's releases in their order, the shell of the page, and what that page gets.
      [['Link'], 'before', ['Link.js']],
      [['Link'], 'after', ['Link.js']],
      [['Link', 'Coming'], 'before', ['Link.js']],
      [['Link', 'Coming'], 'after', ['Coming.js']],
      [['Leaving', 'Coming'], 'before', ['Leaving.js']],
      [['Leaving', 'Coming'], 'after', ['Coming.js']],
      [['Link', 'Leaving'], 'before', ['Leaving.js']],
      [['Link', 'Leaving'], 'after', ['Link.js']],
      [['Leaving'], 'after', []],
    ])('%j on a page of the shell %s is %j', (releases, shell, expected) => {
      for (const name of releases) needing(name)
      expect(shownTo({ shell: shells[shell] })).toEqual(expected)
    })
  })

  test('names the release before, to a page that asks for it, and passes over what does not fit', () => {
    shellWith('Link')
    const old = needing('Link')
    needing('NewLink')
    release(one, 'new.js')
    release(two, 'only.js')
    const [diet, citas] = composeRegistry(shelf, originOf, { withPrevious: true }).remotes
    expect(diet?.entry).toBe('new.js')
    expect(diet?.previous).toEqual({
      container: 'one',
      entry: 'Link.js',
      release: old,
      url: `https://${one}.mydiet.mx/releases/${one}/${old}/`,
    })
    expect(citas?.previous).toBeUndefined()
    expect(composeRegistry(shelf, originOf).remotes[0]?.previous).toBeUndefined()
  })

  test('a call that the API does not answer is a need too', () => {
    release(one, 'old.js')
    const call = { hash: 'a', request: {}, answer: {} }
    release(one, 'new.js', { 'needs.json': { shared: {}, calls: { 'GET notes': call } } })
    expect(shownTo()).toEqual(['new.js'])
    noteCallsInForce(shelf, {})
    expect(shownTo()).toEqual(['old.js'])
    noteCallsInForce(shelf, { 'GET notes': call })
    expect(shownTo()).toEqual(['new.js'])
  })

  test('without any that fits, the remote is not shown and the others are', () => {
    shellWith('Link')
    needing('NewLink')
    release(two, 'b.js')
    expect(shownTo()).toEqual(['b.js'])
  })
})

describe('a part that two releases bring', () => {
  const route = { path: 'agua', title: 'Agua', screen: './src/screens/agua/Agua' }
  const menu = [{ label: 'Agua', to: '/user/agua', place: 'side', order: 1, icon: ['M0 0'] }]
  const water = { routes: [route], menu }
  const told: string[] = []
  const routes = () =>
    composeRegistry(shelf, originOf, { tell: problem => void told.push(problem) }).remotes.map(
      ({ remote }) => [remote.name, remote.routes.length, remote.menu.length],
    )
  beforeEach(() => {
    told.length = 0
  })

  test('stays with the remote that took it before the other went back to a release with it', () => {
    const old = release(one, 'old.js', {}, water)
    release(one, 'new.js')
    release(two, 'water.js', {}, water)
    rollback(shelf, one, { now: new Date(Date.now() + 60_000) })
    expect(routes()).toEqual([
      [one, 0, 0],
      [two, 1, 1],
    ])
    const part = `is ${two}'s already (${two}/remote.json)`
    expect(told).toEqual([
      `${one}: parts of release ${old} are not shown: routes.0.path agua ${part}; menu.0.label Agua ${part}.`,
    ])
  })

  test('stays with the remote whose release is live where the other is shown in place of a newer one', () => {
    release(one, 'old.js', {}, water)
    const needs = { shared: {}, calls: { 'GET notes': { hash: 'a', request: {}, answer: {} } } }
    release(one, 'new.js', { 'needs.json': needs })
    release(two, 'water.js', {}, water)
    noteCallsInForce(shelf, {})
    expect(entries()).toEqual(['old.js', 'water.js'])
    expect(routes()).toEqual([
      [one, 0, 0],
      [two, 1, 1],
    ])
  })
})

describe('what the server does not know', () => {
  const told: string[] = []
  const composed = () => composeRegistry(shelf, originOf, { tell: problem => void told.push(problem) })
  const menu = (place: string, more = {}) => ({
    label: 'Uno',
    to: '/user/uno',
    place,
    order: 1,
    icon: ['M0 0'],
    ...more,
  })
  function withRemote(parts: object) {
    const name = release(one, 'a.js', {}, parts)
    told.length = 0
    return { name, remote: composed().remotes[0]?.remote }
  }

  test('a field that it does not know costs nothing, and goes into no page', () => {
    const { remote } = withRemote({ tour: { steps: 3 }, menu: [menu('side', { badge: 'new' })] })
    expect(remote).toEqual({
      name: one,
      title: 'Uno',
      routes: [],
      menu: [menu('side')],
      widgets: [],
      chatIconHiddenOn: [],
    })
    const folder = releaseFolder(shelf, two, release(two, 'b.js'))
    const file = join(folder, 'release.json')
    writeFileSync(
      file,
      JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), extra: 'x'.repeat(100_000) }),
    )
    expect(JSON.stringify(composed())).not.toContain('extra')
    expect(told).toEqual([])
  })

  test('a part that it does not understand costs itself alone, and is told', () => {
    const { name, remote } = withRemote({ menu: [menu('side'), menu('ceiling')], page: { media: 7 } })
    expect(remote?.menu).toEqual([menu('side')])
    expect(remote?.page).toBeUndefined()
    expect(told).toEqual([
      expect.stringMatching(
        `^${one}: parts of release ${name} are not shown: menu.1: .*place.*; page: .*media.*\\.$`,
      ),
    ])
  })

  test('a release that cannot be read gives way to the one before, and is told', () => {
    release(one, 'old.js')
    const bad = release(one, 'new.js')
    writeFileSync(join(releaseFolder(shelf, one, bad), 'release.json'), '{')
    told.length = 0
    expect(composed().remotes[0]?.entry).toBe('old.js')
    expect(told).toEqual([
      expect.stringContaining(`release ${bad} is not shown: its release.json cannot be read`),
    ])
  })
})
