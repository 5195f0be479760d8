import { join } from 'node:path'
import { runProgram } from 'shared/testing/programs/runProgram'
import { type TestServer, testServer } from 'shared/testing/testServer'

let server: TestServer
beforeAll(async () => {
  server = await testServer()
})
afterAll(() => server.close())

test.each([
  ['a second server', 'main.ts', []],
  ['npm start, before it builds anything,', '../../shared/tooling/commands/start.ts', []],
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

test('a second server says so within two seconds', async () => {
  const begun = Date.now()
  const program = runProgram(join(__dirname, 'main.ts'), [], { ...server.home.environment, PORT: '0' })
  await program.line(/está en uso/)
  expect(Date.now() - begun).toBeLessThan(2000)
  await program.ended
})
