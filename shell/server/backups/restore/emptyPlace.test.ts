import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { readConfig } from 'shared/server/config/config'
import { imageOf } from 'shared/tooling/images/imageOf'
import { refuseUsedFolder } from './emptyPlace'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'my-diet-empty-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const look = () => refuseUsedFolder(readConfig({ DATA_DIR: folder, DEMO: 'no' }))

test('a new volume, which has the empty folders of the image, is an empty place', () => {
  expect(imageOf({ dockerfile: 'shell/Dockerfile' }).last).toContain('/data/releases/$app')
  for (const app of ['shell', 'mf-diet']) mkdirSync(join(folder, 'releases', app), { recursive: true })
  mkdirSync(join(folder, 'files'))
  expect(look).not.toThrow()
})

test.each([
  'releases/mf-diet/current.json',
  'files/a.pdf',
  'secrets.key',
  'vault.key',
  'database/PG_VERSION',
])('a place with %s is used', path => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), 'x')
  expect(look).toThrow('Ya hay datos en')
})
