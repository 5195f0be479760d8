import { readConfig } from 'shared/server/config'
import { linkOrigin } from './linkOrigin'

const asked = { protocol: 'http' as const, host: 'evil.example' }
const laptop = { protocol: 'http' as const, host: 'localhost:3000' }
const DATABASE_URL = 'postgres://user@host/db'
const SMTP_URL = 'smtp://mail.ejemplo.mx'
const PUBLIC_ORIGIN = 'https://app.ejemplo.mx'

test.each([{}, { SMTP_URL }, { DATABASE_URL }, { DATABASE_URL, SMTP_URL }])(
  'PUBLIC_ORIGIN is where links lead, whatever a request says: %j',
  environment => {
    expect(linkOrigin(readConfig({ ...environment, PUBLIC_ORIGIN }), asked)).toBe(PUBLIC_ORIGIN)
  },
)

test.each([{}, { DATABASE_URL, DEMO: 'yes' }])(
  'a laptop takes the address it was opened by: %j',
  environment => {
    expect(linkOrigin(readConfig(environment), laptop)).toBe('http://localhost:3000')
    expect(linkOrigin(readConfig(environment), { ...laptop, host: '[::1]:3000' })).toBe('http://[::1]:3000')
  },
)

test.each([{ DATABASE_URL }, { SMTP_URL }, { DATABASE_URL, SMTP_URL, DEMO: 'yes' }])(
  'where mail can reach somebody, no request is believed: %j',
  environment => {
    expect(linkOrigin(readConfig(environment), asked)).toBeUndefined()
  },
)

test.each(['evil.example/x', 'a@evil.example', 'a b', '', 'x"><a', 'localhost:3000?'])(
  '«%s» is no host',
  host => {
    expect(linkOrigin(readConfig({}), { ...laptop, host })).toBeUndefined()
  },
)
