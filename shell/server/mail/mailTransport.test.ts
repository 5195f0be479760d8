import { readConfig } from 'shared/server/config/config'
import { PermanentFailure } from 'shared/server/jobs/job'
import { type MailServer, startMailServer } from 'shared/testing/services/mailServer'
import { mailTransport } from './mailTransport'

let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.stop())

const transport = (smtpUrl = server.url) =>
  mailTransport(readConfig({ SMTP_URL: smtpUrl, MAIL_FROM: 'My Diet <hola@ejemplo.mx>' }))

const attempt = { id: 'b9c1d6f2-0000-4000-8000-000000000001', enqueuedAt: new Date('2026-11-22T10:00:00Z') }

const mail = { subject: 'Contraseña', text: 'Hola, Ana: año nuevo', html: '<p>Hola, Ana: año nuevo</p>' }

test('a mail reaches a real server, signed in, in text and in HTML', async () => {
  const arrived = server.next()
  await transport().deliver({ ...mail, to: 'ana@ejemplo.mx' }, attempt)
  const { to, user, raw } = await arrived
  expect(to).toEqual(['ana@ejemplo.mx'])
  expect(user).toBe('mydiet')
  expect(raw).toMatch(/^From: My Diet <hola@ejemplo\.mx>\r$/m)
  expect(raw).toMatch(/^To: ana@ejemplo\.mx\r$/m)
  expect(raw).toMatch(/^Subject: =\?UTF-8\?Q\?Contrase=C3=B1a\?=\r$/m)
  expect(raw).toMatch(/multipart\/alternative/)
  expect(raw).toMatch(/text\/plain[\s\S]+Hola, Ana: a=C3=B1o nuevo[\s\S]+text\/html[\s\S]+<p>Hola/)
})

test('an attachment and the address to unsubscribe reach the server', async () => {
  const arrived = server.next()
  const calendar = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'
  await transport().deliver(
    {
      ...mail,
      to: 'ana@ejemplo.mx',
      attachments: [
        { fileName: 'cita.ics', contentType: 'text/calendar; method=REQUEST', content: calendar },
      ],
      unsubscribeLink: 'https://app.ejemplo.mx/user/privacidad',
    },
    attempt,
  )
  const { raw } = await arrived
  expect(raw).toMatch(/^Content-Type: text\/calendar;.*method=REQUEST/m)
  expect(raw).toMatch(/^Content-Disposition: attachment; filename=cita\.ics\r$/m)
  expect(raw).toContain(Buffer.from(calendar).toString('base64'))
  expect(raw).toMatch(/^List-Unsubscribe: <https:\/\/app\.ejemplo\.mx\/user\/privacidad>\r$/m)
})

test('a line break in an address adds no header and no other address', async () => {
  const before = server.received.length
  await transport()
    .deliver({ ...mail, to: 'ana@ejemplo.mx\r\nBcc: otra@ejemplo.mx' }, attempt)
    .catch(() => undefined)
  for (const { to, raw } of server.received.slice(before)) {
    expect(to).not.toContain('otra@ejemplo.mx')
    expect(raw).not.toMatch(/^Bcc:/m)
  }
})

test('every attempt of one mail has the same name and date, by which a duplicate is recognised', async () => {
  const received: string[] = []
  for (let i = 0; i < 2; i++) {
    const arrived = server.next()
    await transport().deliver({ ...mail, to: 'ana@ejemplo.mx' }, attempt)
    received.push((await arrived).raw)
  }
  for (const raw of received) {
    expect(raw).toMatch(/^Message-ID: <b9c1d6f2-0000-4000-8000-000000000001@ejemplo\.mx>\r$/m)
    expect(raw).toMatch(/^Date: Sun, 22 Nov 2026 10:00:00 \+0000\r$/m)
  }
})

test('a refused address is logged by the code alone, and is not tried again', async () => {
  const refusal = transport().deliver({ ...mail, to: 'refused@ejemplo.mx' }, attempt)
  await expect(refusal).rejects.toThrow(/^the mail server did not take a mail: EENVELOPE 5\d\d$/)
  await expect(refusal).rejects.toBeInstanceOf(PermanentFailure)
})

test('an address that is refused for now is tried again', async () => {
  const refusal = transport().deliver({ ...mail, to: 'later@ejemplo.mx' }, attempt)
  await expect(refusal).rejects.toThrow(/: EENVELOPE 451$/)
  await expect(refusal).rejects.not.toBeInstanceOf(PermanentFailure)
})

test('a server that is not there is an error, not a wait, and is tried again', async () => {
  const refusal = transport('smtp://127.0.0.1:1').deliver({ ...mail, to: 'ana@ejemplo.mx' }, attempt)
  await expect(refusal).rejects.toThrow(/did not take a mail: E\w+/)
  await expect(refusal).rejects.not.toBeInstanceOf(PermanentFailure)
})
