import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from 'shared/testing/programs/runProgram'
import { type TestServer, testServer } from 'shared/testing/testServer'

/** A module that prints at the end for how long its program worked, in microseconds. */
const SAYS_ITS_TIME = `data:text/javascript,${encodeURIComponent(
  "process.on('exit', () => { const { user, system } = process.cpuUsage(); console.error('worked', user + system) })",
)}`

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

test.each([
  ['a second server', 'main.ts', []],
  ['npm start, before it builds anything,', '../../shared/tooling/commands/start.ts', []],
  ['npm run dev', '../../shared/tooling/commands/dev.ts', []],
  ['a load of content', 'content/main.ts', ['load', __dirname]],
  ['a look at failed jobs', 'jobs/main.ts', ['list']],
])('%s on the same folder is refused with the folder’s name', async (_, file, args) => {
  const environment = { ...server.home.environment, PORT: '0', LOG_LEVEL: 'silent' }
  const { code, said } = await runProgram(join(__dirname, file), args, environment).ended
  expect(code).toBe(1)
  expect(said).toContain(`La carpeta de datos ${server.config.dataDir} está en uso`)
  expect(said).not.toMatch(/ at /)
  expect((await server.call('GET health/ready')).status).toBe(200)
})

test('a second server says so before it has worked for two seconds', async () => {
  // The processor's time: a clock would measure what else the machine does.
  const environment = { ...server.home.environment, PORT: '0', NODE_OPTIONS: `--import ${SAYS_ITS_TIME}` }
  const { said } = await runProgram(join(__dirname, 'main.ts'), [], environment).ended
  expect(said).toContain('está en uso')
  const [, microseconds] = /worked (\d+)/.exec(said) ?? []
  expect(Number(microseconds)).toBeLessThan(2_000_000)
})

test('a look at failed jobs in a folder without a product says so, and makes none there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'my-diet-empty-'))
  const { code, said } = await runProgram(join(__dirname, 'jobs/main.ts'), ['list'], { DATA_DIR: folder })
    .ended
  expect(code).toBe(1)
  expect(said).toContain(`En ${folder} no hay datos de My Diet.`)
  expect(existsSync(join(folder, 'database'))).toBe(false)
  rmSync(folder, { recursive: true })
})
