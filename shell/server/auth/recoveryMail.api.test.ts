import { Writable } from 'node:stream'
import { type MailServer, startMailServer } from 'shared/testing/services/mailServer'
import { ANA, testServer } from 'shared/testing/testServer'

let mail: MailServer
beforeAll(async () => {
  mail = await startMailServer()
})
afterAll(() => mail.stop())

const lines: string[] = []
const logs = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk))
    done()
  },
})

test('the link goes through a real mail server to the person and opens the account', async () => {
  const environment = { SMTP_URL: mail.url, PUBLIC_ORIGIN: 'https://app.ejemplo.mx' }
  const server = await testServer({ environment, jobsPoll: true })
  const arrived = mail.next()
  await server.call('POST auth/reset-password-request', { body: { email: ANA } })
  const { to, raw } = await arrived
  expect(to).toEqual([ANA])
  // Quoted-printable breaks long lines and writes `=` as `=3D`.
  const text = raw.replace(/=\r\n/g, '').replaceAll('=3D', '=')
  const token = /https:\/\/app\.ejemplo\.mx\/reset-password\?u=([\w-]{43})\s/.exec(text)?.[1]
  const password = 'Renovada#2026'
  expect((await server.call(`POST auth/${token}/set-password`, { body: { password } })).status).toBe(200)
  expect((await server.call('POST auth/login', { body: { email: ANA, password } })).status).toBe(200)
  await server.close()
})

test('without PUBLIC_ORIGIN no mail with a link is sent; the log says so at start-up', async () => {
  const before = mail.received.length
  const server = await testServer({ logs, environment: { SMTP_URL: mail.url, LOG_LEVEL: 'error' } })
  expect(lines.join('')).toContain('PUBLIC_ORIGIN is not set')
  const headers = { host: 'evil.example' }
  const answer = await server.call('POST auth/reset-password-request', { body: { email: ANA }, headers })
  expect(answer).toMatchObject({ status: 200, body: {} })
  await server.close()
  expect(mail.received).toHaveLength(before)
})
