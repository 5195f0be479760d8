import { sql } from 'drizzle-orm'
import { openDatabase } from 'shared/server/database/database'
import { runProgram } from 'shared/testing/programs/runProgram'
import { startMailServer } from 'shared/testing/services/mailServer'
import { ANA } from 'shared/testing/testServer'
import { addressOf, BARE_SERVER, bareServers } from './testing/bareServers'

const { start, home } = bareServers()

test('SIGINT ends it as SIGTERM does', async () => {
  const server = start()
  await addressOf(server)
  server.process.kill('SIGINT')
  expect((await server.ended).code).toBe(0)
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

/** Lets the time limit of the attempt pass that the killed process had begun. */
async function timeLimitsPass(): Promise<void> {
  const { DATA_DIR, DATABASE_URL } = home().environment
  const { database, close } = await openDatabase({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL })
  await database.execute(
    sql`update jobs.job set started_on = now() - interval '1 hour' where state = 'active'`,
  )
  await close()
}

test('a request that is not HTTP is answered in Spanish too', async () => {
  const address = await addressOf(start())
  const answer = await fetch(`${address}/api/health/live`, { headers: { 'x-long': 'x'.repeat(20_000) } })
  expect(answer.status).toBe(431)
  expect(await answer.json()).toEqual({
    message: 'La dirección o los encabezados de la petición son demasiado largos.',
  })
})

test('the message about a wrong configuration names all its variables at once', async () => {
  const program = runProgram(BARE_SERVER, [], {
    PORT: 'tres mil',
    LOG_LEVEL: 'mucho',
    DATABASE_URL: 'mysql://x',
  })
  const { code, said } = await program.ended
  expect(code).toBe(1)
  expect(said).toMatch(/PORT: se esperaba/)
  expect(said).toMatch(/LOG_LEVEL: se esperaba/)
  expect(said).toMatch(/DATABASE_URL: se esperaba/)
  expect(said).not.toMatch(/ at /)
})
