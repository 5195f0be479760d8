import fc from 'fast-check'

/** Generators of hostile texts, numbers, bodies, headers and addresses. */

export const strings = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    'x\udc00y',
    '__proto__',
    'constructor',
    'toString',
    '%00',
    '../../etc/passwd',
  ),
  fc.constantFrom(
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '2026-02-30',
    '31/12/2026',
    '1e309',
    '-0',
    'NaN',
    '💥',
  ),
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.integer({ min: 1, max: 4000 }).map(length => 'a@'.repeat(length)),
)

export const numbers = fc.oneof(
  fc.constantFrom(
    0,
    -0,
    -1,
    1.5,
    1e308,
    -1e308,
    5e-324,
    2 ** 31,
    2 ** 31 - 1,
    2 ** 53,
    Number.MAX_SAFE_INTEGER,
  ),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)

export const junk = fc.letrec<{ any: unknown }>(tie => ({
  any: fc.oneof(
    { maxDepth: 3 },
    strings,
    numbers,
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(strings, tie('any'), { maxKeys: 4 }),
  ),
})).any

/** Bodies close enough to valid ones to pass the first check. */
const nearly = fc.record(
  {
    email: fc.oneof(strings, fc.constant('ana@mydiet.mx'), junk),
    password: fc.oneof(strings, fc.constant('Demo#2026'), junk),
    firstName: fc.oneof(fc.constant('Ana'), strings, junk),
    lastName: fc.oneof(fc.constant('Treviño'), strings, junk),
    phone: fc.oneof(fc.constant('8112345678'), strings, junk),
    birthdate: fc.oneof(fc.constant('1991-04-12'), strings, junk),
    gender: fc.oneof(fc.constant('female'), strings, junk),
    organizationId: fc.oneof(strings, numbers, junk),
    picture: fc.oneof(fc.constant(''), strings, junk),
    privacyNotice: fc.oneof(fc.constant('2026-11-27'), strings, junk),
    day: fc.oneof(fc.constant(`${new Date().getFullYear() + 1}-11-21`), strings, junk),
    breakfast: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 90 }), junk),
    meal: fc.oneof(fc.constant(null), numbers, junk),
    dinner: fc.oneof(fc.constant(null), numbers, junk),
    snack_morning: fc.oneof(fc.constant(null), numbers, junk),
    snack_afternoon: fc.oneof(fc.constant(null), numbers, junk),
    __proto__: junk,
    constructor: junk,
  },
  { requiredKeys: [] },
)

const nested = fc
  .tuple(fc.integer({ min: 30, max: 60_000 }), fc.constantFrom('[', '{"a":'))
  .map(([depth, open]) => open.repeat(depth) + (open === '[' ? ']'.repeat(depth) : `1${'}'.repeat(depth)}`))

const payloads = fc.oneof(
  { weight: 6, arbitrary: nearly.map(body => JSON.stringify(body)) },
  { weight: 3, arbitrary: junk.map(body => JSON.stringify(body) ?? '') },
  { weight: 2, arbitrary: strings },
  { weight: 1, arbitrary: nested },
  {
    weight: 1,
    arbitrary: fc.constantFrom('{"__proto__":{"a":1}}', '{"day":"\\ud800"}', '{"meal":1e999}', '{', 'null'),
  },
)

const contentTypes = fc.oneof(
  { weight: 8, arbitrary: fc.constant('application/json') },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'text/plain',
      'application/json; charset=utf-16',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
      'application/vnd.api+json',
      ';;;',
      'a/b',
    ),
  },
)

const segments = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('own', '1', '2', '2147483647', '2147483648', '0', '-1', '0x10', '1e3'),
  },
  { weight: 1, arbitrary: strings.map(text => encodeURIComponent(text.toWellFormed()).slice(0, 3000)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('%', '%ff', '%c0%af', '%00', '..', '.', '~', ';a=1', '%2e%2e%2fpasswd'),
  },
)

const tokens = fc.oneof(
  { weight: 8, arbitrary: fc.constant('own') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('', 'Bearer', 'Bearer x', `Bearer ${'x'.repeat(43)}`, 'Basic YTpi'),
  },
)

/** Header values that HTTP allows: no line breaks, no NUL. */
const headerValues = fc.string({
  unit: fc.integer({ min: 32, max: 126 }).map(code => String.fromCharCode(code)),
  maxLength: 80,
})

const otherHeaders = fc.dictionary(
  fc.constantFrom(
    'accept-encoding',
    'if-none-match',
    'accept',
    'x-request-id',
    'x-forwarded-for',
    'origin',
    'range',
    'cookie',
  ),
  headerValues,
)

const queries = fc.oneof(
  fc.constant(''),
  strings.map(text => `?q=${encodeURIComponent(text.toWellFormed())}`),
  fc.constant('?a[b]=1&__proto__=2&%=%'),
)

export const badRequests = fc.record({
  route: fc.nat(),
  segments: fc.array(segments, { minLength: 2, maxLength: 2 }),
  query: queries,
  payload: payloads,
  contentType: contentTypes,
  token: tokens,
  headers: otherHeaders,
})

export type BadRequest = typeof badRequests extends fc.Arbitrary<infer T> ? T : never
