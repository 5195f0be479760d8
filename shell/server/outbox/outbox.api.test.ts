import { randomUUID } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { outboxFolder, putInOutbox } from 'shared/server/mail/demoMailbox'
import { ANA, NUEVO, type TestServer, testServer } from 'shared/testing/testServer'

let server: TestServer
let folder: string
beforeAll(async () => {
  server = await testServer({ environment: { DEMO: 'yes' } })
  folder = outboxFolder(server.config.dataDir)
})
afterAll(() => server.close())

const page = () => server.call('GET outbox')

async function mailTo(email: string): Promise<string> {
  const headers = { host: 'localhost:3000' }
  await server.call('POST auth/reset-password-request', { body: { email }, headers })
  await server.jobsDone()
  const { text } = await page()
  expect(text).toContain(`<dd>${email}</dd>`)
  return text
}

test('an empty mailbox is a page too', async () => {
  const { status, headers, text } = await page()
  expect(status).toBe(200)
  expect(text).toContain('Todavía no hay correos.')
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
    'content-security-policy': expect.stringMatching(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'/,
    ),
  })
})

test('the whole recovery on a laptop: request it, open the mailbox, follow the link, sign in', async () => {
  const text = await mailTo(NUEVO)
  const link = /<a href="(http:\/\/localhost:3000\/reset-password\?u=([\w-]{43}))"/.exec(text)
  const answer = await server.call(`POST auth/${link?.[2]}/set-password`, {
    body: { password: 'Renovada#2026' },
  })
  expect(answer.status).toBe(200)
  const login = await server.call('POST auth/login', { body: { email: NUEVO, password: 'Renovada#2026' } })
  expect(login.status).toBe(200)
})

test('under a name that is not this machine’s there is no mailbox', async () => {
  await mailTo(ANA)
  const { status, text } = await server.call('GET outbox', { headers: { host: 'evil.example' } })
  expect(status).toBe(404)
  expect(text).not.toContain('reset-password')
})

test('the newest mail is the first', async () => {
  const text = await mailTo(ANA)
  expect(text.indexOf(ANA)).toBeLessThan(text.indexOf(NUEVO))
})

test('a mail is shown as text: nothing in it runs, and its HTML is not shown', async () => {
  const evil = '<script>alert(1)</script> javascript:alert(1) http://a.example/"onclick="x'
  const mail = { to: evil, from: evil, subject: evil, text: evil, html: '<h6>not shown</h6>' }
  await putInOutbox(folder, mail, { id: randomUUID(), enqueuedAt: new Date() })
  const { text } = await page()
  expect(text).not.toMatch(/<script|<h6|href="javascript|"onclick="/)
  expect(text).toContain('&lt;script&gt;')
})

test('mails are complete files, readable only by the server’s own user', async () => {
  const names = await readdir(folder)
  expect(names.filter(name => !/^[\dTZ.-]+-[\da-f-]{36}\.json$/.test(name))).toEqual([])
  for (const name of names) expect((await stat(join(folder, name))).mode & 0o077).toBe(0)
})

test.each<Record<string, string>>([{ DEMO: 'no' }, { DEMO: 'yes', SMTP_URL: 'smtp://127.0.0.1:1' }])(
  'there is no mailbox with %j',
  async environment => {
    const other = await testServer({ environment })
    expect((await other.call('GET outbox')).status).toBe(404)
    await other.close()
  },
)
