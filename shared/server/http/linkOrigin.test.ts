import { readConfig } from '../config/config'
import { linkOrigin } from './linkOrigin'

const asked = { protocol: 'http' as const, host: 'evil.example' }
const laptop = { protocol: 'http' as const, host: 'localhost:3000' }
const DATABASE_URL = 'postgres://user@host/db'
const SMTP_URL = 'smtp://mail.ejemplo.mx'
const PUBLIC_ORIGIN = 'https://app.ejemplo.mx'

test.each([{}, { SMTP_URL }, { DATABASE_URL }, { DATABASE_URL, SMTP_URL }])(
  'links lead to PUBLIC_ORIGIN, whatever the request’s host: %j',
  environment => {
    expect(linkOrigin(readConfig({ ...environment, PUBLIC_ORIGIN }), asked)).toBe(PUBLIC_ORIGIN)
  },
)

test.each([{}, { DATABASE_URL, DEMO: 'yes' }])(
  'a laptop uses the address it was opened by: %j',
  environment => {
    expect(linkOrigin(readConfig(environment), laptop)).toBe('http://localhost:3000')
    expect(linkOrigin(readConfig(environment), { ...laptop, host: '[::1]:3000' })).toBe('http://[::1]:3000')
  },
)

test.each([{ DATABASE_URL }, { SMTP_URL }, { DATABASE_URL, SMTP_URL, DEMO: 'yes' }])(
  'where mails are sent, no request’s host is used: %j',
  environment => {
    expect(linkOrigin(readConfig(environment), asked)).toBeUndefined()
  },
)

test.each([
  '192.168.1.20:3000',
  '10.0.0.7',
  '172.20.1.1:3000',
  'laptop.local:3000',
  '127.0.0.1:3000',
  'gateway',
])('a phone on the same network opens the laptop by its address: %s', host => {
  expect(linkOrigin(readConfig({}), { ...laptop, host })).toBe(`http://${host}`)
})

test.each([
  'evil.example',
  '1249763844',
  'evil.example:3000',
  'localhost.evil.example',
  '10.0.0.7.evil.example',
  '172.32.0.1',
  'evil.example/x',
  'a@evil.example',
  'a b',
  '',
  'x"><a',
  'localhost:3000?',
])('for the foreign host «%s» links lead to this machine', host => {
  expect(linkOrigin(readConfig({ PORT: '3100' }), { ...laptop, host })).toBe('http://localhost:3100')
})

test('a job, which has no request, leads to the laptop’s own address', () => {
  expect(linkOrigin(readConfig({ PORT: '4000' }))).toBe('http://localhost:4000')
  expect(linkOrigin(readConfig({ SMTP_URL }))).toBeUndefined()
})
