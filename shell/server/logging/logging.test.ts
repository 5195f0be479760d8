import { describeError } from './logging'

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
