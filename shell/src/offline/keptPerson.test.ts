import 'shared/testing/device'
import { samplePerson } from '../session/samplePerson'
import { KEPT_FOR_MS, keptData } from './keptData'
import { keepPerson, keptPersonOf } from './keptPerson'

const TOKEN = 'the-token-that-was-given-to-ana'

beforeEach(() => keptData.clear())
afterEach(() => jest.restoreAllMocks())

test('who was here last is known by the very token they had', async () => {
  await keepPerson(samplePerson, TOKEN)
  expect(await keptPersonOf(TOKEN)).toMatchObject({ id: samplePerson.id, firstName: 'Ana' })
  expect(await keptPersonOf('another-token')).toBeUndefined()
})

test('neither the token nor facts that no screen needs are written down', async () => {
  await keepPerson(samplePerson, TOKEN)
  const written = JSON.stringify(await keptData.entries())
  expect(written).not.toContain(TOKEN)
  expect(written).not.toContain(samplePerson.emergencyContactPhone)
  expect(written).not.toContain(samplePerson.ocupation)
})

test('after two weeks nobody is let in without being asked about', async () => {
  await keepPerson(samplePerson, TOKEN)
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + KEPT_FOR_MS + 1)
  expect(await keptPersonOf(TOKEN)).toBeUndefined()
})

test('where nothing was kept, or something else is in its place, there is nobody', async () => {
  expect(await keptPersonOf(TOKEN)).toBeUndefined()
  await keptData.set('person', { shape: 0, user: samplePerson })
  expect(await keptPersonOf(TOKEN)).toBeUndefined()
})
