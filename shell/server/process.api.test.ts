import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { openDatabase } from 'shared/server/database/database'
import { type Program, runProgram } from 'shared/testing/programs/runProgram'
import { startMailServer } from 'shared/testing/services/mailServer'
import { type TestHome, testHome } from 'shared/testing/testHome'
import { ANA } from 'shared/testing/testServer'
import sharp from 'sharp'

const SERVER = join(__dirname, 'testing', 'bareServer.ts')

let home: TestHome
const running: Program[] = []

beforeEach(async () => {
  home = await testHome()
})

afterEach(async () => {
  for (const program of running.splice(0)) {
    program.process.kill('SIGKILL')
    await program.ended
  }
  await home.remove()
})

function start(environment: Record<string, string> = {}): Program {
  const own = { PORT: '0', DEMO: 'no', LOG_LEVEL: 'silent' }
  const program = runProgram(SERVER, [], { ...home.environment, ...own, ...environment })
  running.push(program)
  return program
}

async function addressOf(program: Program): Promise<string> {
  return (await program.line(/^listening on /)).replace('listening on ', '')
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s: running requests finish, and the process exits with 0',
  async signal => {
    const server = start()
    const address = await addressOf(server)
    const slow = fetch(`${address}/slow`)
    await server.line(/slow call begun/)
    server.process.kill(signal)
    const answer = await slow
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ message: 'done' })
    expect((await server.ended).code).toBe(0)
    await expect(fetch(`${address}/api/health/live`)).rejects.toThrow()
  },
)

test('after a kill the next start works at once, with the saved data', async () => {
  const first = start()
  const login = async (address: string) =>
    fetch(`${address}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ana@mydiet.mx', password: 'Demo#2026' }),
    })
  const { token } = (await (await login(await addressOf(first))).json()) as { token: string }
  first.process.kill('SIGKILL')
  await first.ended

  const me = await fetch(`${await addressOf(start())}/api/auth/me`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(me.status).toBe(200)
})

test('a promised mail is sent even if the process is killed before', async () => {
  // The mail server is down while the first process runs, so the mail cannot have been sent.
  const away = await startMailServer()
  await away.stop()
  const environment = { SMTP_URL: away.url, PUBLIC_ORIGIN: 'https://app.ejemplo.mx' }
  const first = start(environment)
  const { status } = await fetch(`${await addressOf(first)}/api/auth/reset-password-request`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ANA }),
  })
  first.process.kill('SIGKILL')
  await first.ended
  expect(status).toBe(200)
  await timeLimitsPass()

  const back = await startMailServer(Number(new URL(away.url).port))
  const arrived = back.next()
  start(environment)
  expect(await arrived).toMatchObject({ to: [ANA], raw: expect.stringContaining('/reset-password') })
  await back.stop()
})

/** Lets the time limit pass of an attempt that the killed process had begun. */
async function timeLimitsPass(): Promise<void> {
  const { DATA_DIR, DATABASE_URL } = home.environment
  const { database, close } = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL })
  await database.execute(
    sql`update jobs.job set started_on = now() - interval '1 hour' where state = 'active'`,
  )
  await close()
}

/** The permissions of everything below a folder that are not for its owner alone. */
function openTo(folder: string): string[] {
  return ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].filter(
    name => (statSync(join(folder, name)).mode & 0o077) !== 0,
  )
}

test('what it writes is for its own user alone, and so is a folder that was made before', async () => {
  const nothing = await testHome('nothing')
  const folder = nothing.environment.DATA_DIR
  chmodSync(folder, 0o755)
  const server = start(nothing.environment)
  const address = await addressOf(server)
  const form = new FormData()
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#3a7' } })
    .png()
    .toBuffer()
  form.set('file', new Blob([new Uint8Array(bytes)]), 'a.png')
  const sent = await fetch(`${address}/api/files/upload`, { method: 'POST', body: form })
  expect(sent.status).toBe(201)
  const { name } = (await sent.json()) as { name: string }
  expect(existsSync(join(folder, 'files', name))).toBe(true)
  // The embedded database gives its files rights of its own, behind the closed folder.
  expect(openTo(folder).filter(name => !name.startsWith('database/'))).toEqual([])
  server.process.kill('SIGKILL')
  await server.ended
  await nothing.remove()
})

test('a request that is not HTTP is answered in Spanish too', async () => {
  const address = await addressOf(start())
  const answer = await fetch(`${address}/api/health/live`, { headers: { 'x-long': 'x'.repeat(20_000) } })
  expect(answer.status).toBe(431)
  expect(await answer.json()).toEqual({
    message: 'La dirección o los encabezados de la petición son demasiado largos.',
  })
})

test('the message about a wrong configuration names all its variables at once', async () => {
  const program = runProgram(SERVER, [], { PORT: 'tres mil', LOG_LEVEL: 'mucho', DATABASE_URL: 'mysql://x' })
  const { code, said } = await program.ended
  expect(code).toBe(1)
  expect(said).toMatch(/PORT: se esperaba/)
  expect(said).toMatch(/LOG_LEVEL: se esperaba/)
  expect(said).toMatch(/DATABASE_URL: se esperaba/)
  expect(said).not.toMatch(/ at /)
})
