import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from 'shared/server/config/config'
import { announceFirstStart } from './greet'

let dataDir: string
let said: jest.SpyInstance

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'my-diet-greet-'))
  said = jest.spyOn(console, 'info').mockImplementation(() => {})
})
afterEach(() => {
  said.mockRestore()
  rmSync(dataDir, { recursive: true })
})

test.each([
  ['everything', undefined],
  ['the API', 'api'],
])('the first start of %s says that it creates a database', (_, SERVE) => {
  announceFirstStart(readConfig({ SERVE, DATA_DIR: dataDir }))
  expect(said).toHaveBeenCalledWith(expect.stringContaining('Creating the database'))
})

test.each(['mf-diet', 'pages,remotes'])('a process without a database announces none: %s', SERVE => {
  announceFirstStart(readConfig({ SERVE, DATA_DIR: dataDir }))
  expect(said).not.toHaveBeenCalled()
})
