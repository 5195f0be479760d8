import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Type, { type TObject } from 'typebox'
import type { Exports, Needs } from '../needs'
import { publish, rollback } from '../releases'
import { noteCallsInForce } from '../running'
import { type Calls, shapeOf } from '../shape'
import { misfits } from './misfits'

const APPS = ['shell', 'mf-diet', 'mf-citas']
const call = (answer: TObject) =>
  shapeOf({ summary: 'One', access: 'person', answer: { status: 200, size: 'small', body: answer } })
const FULL = call(Type.Object({ id: Type.Integer(), text: Type.String() }))
const LESS = call(Type.Object({ id: Type.Integer() }))

let shelf: string
let builds = 0
beforeEach(() => {
  shelf = mkdtempSync(join(tmpdir(), 'my-diet-shelf-'))
})
afterEach(() => rmSync(shelf, { recursive: true }))

function build(files: { needs?: Partial<Needs>; provides?: Exports }): string {
  builds += 1
  const folder = join(shelf, 'builds', String(builds))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'a.js'), String(builds))
  const { needs, provides } = files
  if (needs) writeFileSync(join(folder, 'needs.json'), JSON.stringify({ shared: {}, calls: {}, ...needs }))
  if (provides) writeFileSync(join(folder, 'provides.json'), JSON.stringify(provides))
  return folder
}
const judge = (app: string, folder: string, calls: Calls = {}, own = calls) =>
  misfits(shelf, APPS, { app, build: folder, calls, own })

const LINK = { 'shared/router': ['Link'] }
const NO_LINK = { 'shared/router': ['useLocation'] }

test('a build that uses an export which the live shell lacks does not fit', () => {
  publish(shelf, 'shell', build({ provides: NO_LINK }))
  const needing = build({ needs: { shared: LINK } })
  expect(judge('mf-diet', needing)).toEqual([
    'mf-diet: this build uses Link of shared/router, which the shell does not provide. Release the shell or deploy the API that has it first, or do without it.',
  ])
  publish(shelf, 'shell', build({ provides: LINK }))
  expect(judge('mf-diet', needing)).toEqual([])
})

test('a build is compared with the API that runs; before the first start, with its own working copy', () => {
  const needing = build({ needs: { calls: { 'GET notes': FULL } } })
  expect(judge('mf-diet', needing, { 'GET notes': FULL })).toEqual([])
  noteCallsInForce(shelf, { 'GET notes': LESS })
  expect(judge('mf-diet', needing, { 'GET notes': FULL })).toEqual([
    expect.stringContaining('mf-diet: this build uses GET notes, where the answer.text is missing.'),
  ])
})

test('a shell that takes away an export which a kept release uses does not fit, and names that release', () => {
  publish(shelf, 'shell', build({ provides: LINK }))
  const release = publish(shelf, 'mf-citas', build({ needs: { shared: LINK } }))
  publish(shelf, 'mf-citas', build({ needs: {} }))
  expect(judge('shell', build({ provides: NO_LINK, needs: {} }))).toEqual([
    `mf-citas: its release ${release} uses Link of shared/router, which the shell does not provide after this one. Keep it until that release has left the shelf (npm run releases -- mf-citas).`,
  ])
})

test('a slice that takes away a field which a kept release uses does not fit', () => {
  const release = publish(shelf, 'mf-diet', build({ needs: { calls: { 'GET notes': FULL } } }))
  const calls = { 'GET notes': LESS }
  expect(judge('mf-diet', build({ needs: { calls } }), calls)).toEqual([
    expect.stringContaining(
      `mf-diet: its release ${release} uses GET notes, where the answer.text is missing`,
    ),
  ])
})

test('a team answers for its own calls, also where another team uses them', () => {
  publish(shelf, 'mf-citas', build({ needs: { calls: { 'GET notes': FULL } } }))
  const calls = { 'GET notes': LESS }
  expect(judge('mf-diet', build({ needs: {} }), calls, calls)).toHaveLength(1)
  expect(judge('mf-diet', build({ needs: {} }), calls, {})).toEqual([])
})

test('a release that was taken back holds nobody up, nor does one whose needs nobody knows', () => {
  publish(shelf, 'mf-citas', build({}))
  publish(shelf, 'mf-citas', build({ needs: { shared: LINK } }))
  rollback(shelf, 'mf-citas')
  expect(judge('shell', build({ provides: NO_LINK, needs: {} }))).toEqual([])
})
