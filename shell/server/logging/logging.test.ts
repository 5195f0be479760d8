import { remotes } from 'shared/releases/remotes'
import { describeError, releaseThatCalls, requestId } from './logging'

test('an error of ours is logged with its message and stack', () => {
  const error = new Error('disk full', { cause: new TypeError('x is not a function') })
  expect(describeError(error)).toMatchObject({
    type: 'Error',
    message: 'disk full',
    stack: expect.stringMatching(/logging\.test/),
    cause: { type: 'TypeError', message: 'x is not a function' },
  })
})

test('an error that quotes the written values is logged without them', () => {
  const refused = Object.assign(new Error('duplicate key: (ana@mydiet.mx)'), {
    code: '23505',
    severity: 'ERROR',
    detail: 'Key (email)=(ana@mydiet.mx) already exists.',
  })
  const failed = Object.assign(
    new Error('Failed query: insert … params: ana@mydiet.mx', { cause: refused }),
    {
      query: 'insert …',
      params: ['ana@mydiet.mx'],
    },
  )
  const told = JSON.stringify(describeError(failed))
  expect(told).not.toContain('ana@mydiet.mx')
  expect(told).toContain('23505')
})

test.each([
  ['text that is no JSON', () => JSON.parse('Ana tiene fiebre')],
  ['a time zone', () => new Intl.DateTimeFormat('es', { timeZone: 'Ana tiene fiebre' })],
])('an error of JavaScript that quotes %s is logged without it', (_what, fail) => {
  try {
    fail()
  } catch (error) {
    const told = JSON.stringify(describeError(new Error('not read', { cause: error })))
    expect(told).toContain('logging.test')
    expect(told).not.toContain('fiebre')
  }
  expect.assertions(2)
})

test('a line of a message that looks like a place is no frame', () => {
  const error = Object.assign(new Error('one\n    at Ana tiene fiebre'), { detail: 'x' })
  expect(JSON.stringify(describeError(error))).not.toContain('fiebre')
})

test('an id or a release that a caller sends is taken only where it can hold no word', () => {
  const idOf = (given: string) => requestId({ headers: { 'x-request-id': given } } as never)
  expect(idOf('3f2504e04f8941d39a0c0305e82c3301')).toBe('3f2504e04f8941d39a0c0305e82c3301')
  expect(idOf('ana-tiene-fiebre')).toMatch(/^[\da-f-]{36}$/)
  const releaseOf = (given: string) => releaseThatCalls({ headers: { 'x-release': given } })
  const release = `${remotes()[0]}@0123456789abcdef`
  expect(releaseOf(release)).toBe(release)
  expect(releaseOf('mf-ana-tiene-fiebre@0123456789abcdef')).toBeUndefined()
})
