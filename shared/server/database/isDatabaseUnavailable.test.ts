import { isDatabaseUnavailable } from './isDatabaseUnavailable'

const ofPostgres = (code: string) =>
  Object.assign(new Error('said by the server'), { severity: 'ERROR', code })
const ofSystem = (code: string) => Object.assign(new Error('said by the system'), { code })

test.each([
  '08006',
  '53100',
  '53200',
  '53300',
  '57P01',
  '57P03',
  '57014',
  '55P03',
  '25006',
  '40001',
  '40P01',
])('PostgreSQL says %s: not now', code => expect(isDatabaseUnavailable(ofPostgres(code))).toBe(true))

test.each(['23505', '23P01', '22P02', '42703', '42P01', '22021', 'XX000'])(
  'PostgreSQL says %s: about the statement, not about now',
  code => expect(isDatabaseUnavailable(ofPostgres(code))).toBe(false),
)

test.each(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'])('the network says %s', code =>
  expect(isDatabaseUnavailable(ofSystem(code))).toBe(true),
)

test('an error that the query builder or several attempts wrap is recognised', () => {
  expect(isDatabaseUnavailable(new Error('Failed query', { cause: ofSystem('ECONNRESET') }))).toBe(true)
  expect(isDatabaseUnavailable(new AggregateError([ofSystem('ECONNREFUSED')]))).toBe(true)
  expect(isDatabaseUnavailable(new Error('Failed query', { cause: ofPostgres('23505') }))).toBe(false)
})

test('no other error is: neither a mistake of ours nor undefined', () => {
  expect(isDatabaseUnavailable(new TypeError('x is not a function'))).toBe(false)
  expect(isDatabaseUnavailable(ofSystem('53100'))).toBe(false)
  expect(isDatabaseUnavailable(undefined)).toBe(false)
  const circular = new Error('one')
  circular.cause = circular
  expect(isDatabaseUnavailable(circular)).toBe(false)
})
