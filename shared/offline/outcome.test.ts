import { outcomeOf, waitAfter } from './outcome'

const no = (status: number, more = {}) => ({ ok: false as const, status, message: '', ...more })

test.each([
  ['done', [200, 201, 204]],
  ['refused', [400, 402, 403, 404, 405, 409, 410, 413, 415, 422, 451, 499]],
  ['later', [408, 425, 429, 500, 501, 505, 507, 520, 599]],
  ['unreached', [0, 401, 502, 503, 504]],
] as const)('%s: %j', (outcome, statuses) => {
  const answers = statuses.map(status =>
    outcome === 'done' ? { ok: true as const, status, data: {} } : no(status),
  )
  expect(answers.map(outcomeOf)).toEqual(statuses.map(() => outcome))
})

test("a page of an intermediary is no answer: a captive portal's 200, a redirect", () => {
  expect([200, 204, 302, 304].map(status => outcomeOf(no(status)))).toEqual(Array(4).fill('unreached'))
})

test('a server that asks for consent first has not judged the change', () => {
  expect(outcomeOf(no(403, { errors: { privacyNotice: 'Acepta el aviso.' } }))).toBe('unreached')
})

test('the wait doubles up to a minute, or is the one that the server asks for', () => {
  expect([1, 2, 3, 5, 6, 60, 2_000].map(attempts => waitAfter(attempts, no(500)))).toEqual([
    2_000, 4_000, 8_000, 32_000, 60_000, 60_000, 60_000,
  ])
  expect(waitAfter(9, no(503, { retryAfterMs: 5_000 }))).toBe(5_000)
  // A server that asks for no wait each time is not called without a pause.
  expect(waitAfter(9, no(503, { retryAfterMs: 0 }))).toBe(2_000)
  expect(waitAfter(1, no(429, { retryAfterMs: 3_600_000 }))).toBe(3_600_000)
})
