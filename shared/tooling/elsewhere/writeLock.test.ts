import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeLock } from './writeLock'

const KIT = { version: '1.0.0', dependencies: { react: '19.3.1' } }
const REACT = { version: '19.3.1', integrity: 'sha512-react' }
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'my-diet-lock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function lockOf(kit: string) {
  const about = { name: 'mf-agua', version: '0.1.0', dependencies: { '@my-diet/kit': kit } }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(about))
  writeLock(folder, { 'node_modules/@my-diet/kit': KIT, 'node_modules/react': REACT })
  return JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')).packages
}

test('a package of the kit comes from its archive, seen from the new repository, with its digest', () => {
  const archive = join(folder, 'archives/kit.tgz')
  mkdirSync(join(folder, 'archives'))
  writeFileSync(archive, 'packed')
  const { 'node_modules/@my-diet/kit': kit, 'node_modules/react': react } = lockOf(`file:${archive}`)
  expect(kit).toEqual({
    ...KIT,
    resolved: 'file:archives/kit.tgz',
    integrity: expect.stringMatching(/^sha512-/),
  })
  expect(react).toEqual(REACT)
})

test('with a registry a package of the kit has its version alone', () => {
  expect(lockOf('1.0.0')['node_modules/@my-diet/kit']).toEqual(KIT)
})
