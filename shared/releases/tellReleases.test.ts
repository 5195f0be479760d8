import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { remotes } from 'shared/releases/remotes'
import { publish, publishCandidate, rollback } from './releases'
import { tellReleases } from './tellReleases'
import { startTrial, writeTrial } from './trial'

/** Any two remotes of the house, in the order of their ports. */
const [one = '', two = ''] = remotes()

let shelf: string
beforeEach(() => {
  shelf = mkdtempSync(join(tmpdir(), 'my-diet-shelf-'))
})
afterEach(() => rmSync(shelf, { recursive: true }))

function build(text: string, files: Record<string, unknown> = {}): string {
  const folder = join(shelf, 'builds', text)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'a.js'), text)
  for (const [name, content] of Object.entries(files))
    writeFileSync(join(folder, name), JSON.stringify(content))
  return folder
}
const at = (time: string) => new Date(`2026-03-${time}Z`)

test('tells what is live, since when, by whom, from which commit, its checks, and what was taken back', () => {
  const origin = { by: 'Eva', commit: 'b490a2b1c3d4e5f6', clean: true, checks: ['types', 'lint'] }
  const first = publish(shelf, one, build('one'), origin, at('01T10:00'))
  const forced = { by: 'Luis', commit: 'c0ffee0000000000', clean: false, forced: 'patients wait' }
  const second = publish(shelf, one, build('two'), forced, at('02T10:00'))
  rollback(shelf, one, { by: 'Eva', reason: 'blank page', now: at('02T11:30') })
  expect(tellReleases(shelf, one)).toEqual([
    one,
    `  ● ${first}  live since 2026-03-02 11:30 UTC`,
    '      published 2026-03-01 10:00 UTC by Eva from commit b490a2b1c3',
    '      checks: types, lint',
    `    ${second}  live until 2026-03-02 11:30 UTC`,
    '      published 2026-03-02 10:00 UTC by Luis from commit c0ffee0000 and changes that no commit has',
    '      checks: none',
    '      FORCED: patients wait',
    '      TAKEN BACK 2026-03-02 11:30 UTC by Eva: blank page',
  ])
})

test('tells which release is a candidate, which is tried, and what comes next', () => {
  const releaseJson = { 'release.json': { remote: {} } }
  publish(shelf, one, build('one'), {}, at('01T10:00'))
  const candidate = publishCandidate(shelf, one, build('two', releaseJson), {}, at('02T10:00'))
  const lines = () => tellReleases(shelf, one)
  expect(lines()).toContain(`    ${candidate}  candidate, never live`)
  startTrial(shelf, one, { release: candidate, by: 'Eva', now: at('02T11:00') })
  expect(lines()).toContain(
    '      TRIED on 5 % of the browsers since 2026-03-02 11:00 UTC by Eva; after 10 minutes and enough visits on 25 %',
  )
  const trial = startTrial(shelf, one, { release: candidate, share: 25, now: at('02T12:00') })
  expect(lines().join()).toContain('after 10 minutes and enough visits for all')
  const held = { at: at('02T12:30').toISOString(), by: 'Luis', reason: 'letters are cut off' }
  writeTrial(shelf, one, { ...trial, held })
  expect(lines()).toContain('      TRIAL STOPPED 2026-03-02 12:30 UTC by Luis: letters are cut off')
})

test('tells that a release is not shown, and why', () => {
  publish(shelf, 'shell', build('shell', { 'provides.json': { 'shared/router': [] } }), {}, at('01T09:00'))
  const first = publish(shelf, one, build('one'), {}, at('01T10:00'))
  const needs = { shared: { 'shared/router': ['Link'] }, calls: {} }
  publish(shelf, one, build('two', { 'needs.json': needs }), {}, at('02T10:00'))
  expect(tellReleases(shelf, one)[4]).toBe(
    `      NOT SHOWN, pages get ${first}: it uses Link of shared/router, which the shell does not provide`,
  )
})

test('tells which parts of a release pages do not get, since another remote took them meanwhile', () => {
  const remote = (name: string, ...paths: string[]) => ({
    'release.json': { remote: { name, routes: paths.map(path => ({ path })), widgets: [], menu: [] } },
  })
  const first = publish(shelf, one, build('one', remote(one, 'agua')), {}, at('01T10:00'))
  publish(shelf, one, build('two', remote(one)), {}, at('02T10:00'))
  publish(shelf, two, build('citas', remote(two, 'agua')), {}, at('03T10:00'))
  rollback(shelf, one, { now: at('04T10:00') })
  const told = tellReleases(shelf, one)
  expect(told[1]).toContain(first)
  expect(told[4]).toBe(`      PART NOT SHOWN: routes.0.path agua is ${two}'s already (${two}/remote.json)`)
  expect(tellReleases(shelf, two).join()).not.toContain('PART')
})

test('says so where there is no release', () => {
  expect(tellReleases(shelf, two)).toEqual([two, '  has no release here'])
})
