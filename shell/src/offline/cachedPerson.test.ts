import 'shared/testing/browser/device'
import { samplePerson } from '../session/samplePerson'
import { cachedPersonOf, cachePerson } from './cachedPerson'
import { CACHED_FOR_MS, personalStore } from './personalStore'

const TOKEN = 'the-token-that-was-given-to-ana'

beforeEach(() => personalStore.clear())
afterEach(() => jest.restoreAllMocks())

test('the cached person is found by exactly their token', async () => {
  await cachePerson(samplePerson, TOKEN)
  expect(await cachedPersonOf(TOKEN)).toMatchObject({ id: samplePerson.id, firstName: 'Ana' })
  expect(await cachedPersonOf('another-token')).toBeUndefined()
})

test('neither the token nor facts that no screen needs are stored', async () => {
  await cachePerson(samplePerson, TOKEN)
  const written = JSON.stringify(await personalStore.entries())
  expect(written).not.toContain(TOKEN)
  expect(written).not.toContain(samplePerson.emergencyContactPhone)
  expect(written).not.toContain(samplePerson.ocupation)
})

test('after two weeks nobody is let in unconfirmed', async () => {
  await cachePerson(samplePerson, TOKEN)
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + CACHED_FOR_MS + 1)
  expect(await cachedPersonOf(TOKEN)).toBeUndefined()
})

test('without a cached person, or with one of another shape, the answer is undefined', async () => {
  expect(await cachedPersonOf(TOKEN)).toBeUndefined()
  await personalStore.set('person', { shape: 0, user: samplePerson })
  expect(await cachedPersonOf(TOKEN)).toBeUndefined()
})
