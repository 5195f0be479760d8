import { findCall } from './findCall'

const call = { access: 'person', answer: { maxBytes: 1 } } as const
const calls = { 'GET agua/{day}': call, 'GET agua/today': call, 'POST agua/{day}/glasses': call }

test.each([
  ['GET', 'agua/2026-11-26', 'GET agua/{day}'],
  ['GET', 'agua/today', 'GET agua/today'],
  ['POST', 'agua/2026-11-26/glasses', 'POST agua/{day}/glasses'],
  ['POST', 'agua/today', undefined],
  ['GET', 'agua', undefined],
  ['GET', 'agua/', undefined],
  ['GET', 'agua/..', undefined],
  ['GET', 'agua/%2e%2e', undefined],
  ['GET', 'agua/a%2fb', undefined],
  ['GET', `agua/${'a'.repeat(101)}`, undefined],
  ['GET', 'agua/today/', undefined],
  ['GET', 'agua//today', undefined],
])('%s %s is %s', (method, path, name) => {
  expect(findCall(calls, method, path)?.name).toBe(name)
})
