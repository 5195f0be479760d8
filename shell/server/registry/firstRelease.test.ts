import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publish, rollback } from 'shared/releases'
import { remotes } from 'shared/releases/remotes'
import { composeRegistry } from './composeRegistry'

const [remoteName = ''] = remotes()

let shelf: string
beforeEach(() => {
  shelf = mkdtempSync(join(tmpdir(), 'my-diet-registry-'))
})
afterEach(() => rmSync(shelf, { recursive: true }))

function release(entry: string): string {
  const build = join(shelf, 'builds', entry)
  mkdirSync(build, { recursive: true })
  const parts = {
    routes: [],
    menu: [],
    widgets: [],
    chatIconHiddenOn: [],
    trial: [{ share: 5, minutes: 10 }],
  }
  const remote = { name: remoteName, title: 'Uno', ...parts }
  writeFileSync(join(build, 'release.json'), JSON.stringify({ remote, container: 'one', entry, exposes: {} }))
  return publish(shelf, remoteName, build)
}

test('the release that a browser gets first gives way to the others, and the steps of a trial go into no page', () => {
  const live = release('live.js')
  const takenBack = release('first.js')
  rollback(shelf, remoteName)
  const shownTo = (first?: string) =>
    composeRegistry(shelf, () => '', { first: () => first, withPrevious: true }).remotes[0]
  expect(shownTo(takenBack)).toMatchObject({ release: live })
  const next = release('next.js')
  expect(shownTo()).toMatchObject({ release: next, previous: { release: live } })
  expect(shownTo(live)).toMatchObject({ release: live, previous: { release: next } })
  expect(shownTo()?.remote).not.toHaveProperty('trial')
})
