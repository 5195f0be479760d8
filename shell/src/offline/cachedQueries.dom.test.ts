import 'shared/testing/browser/device'
import { cachedOffline, QueryClient } from 'shared/query'
import { cacheQueries, restoreQueries } from './cachedQueries'
import { CACHED_FOR_MS, personalStore } from './personalStore'

// A browser has it, and jsdom has not.
Object.assign(globalThis, { structuredClone: (value: unknown) => JSON.parse(JSON.stringify(value)) })

const PLANS = ['diet', 'meal-plans', 1]
/** Longer than an answer that has arrived waits to be stored. */
const tick = () => new Promise(done => setTimeout(done, 100))

/** A page's cache that is stored on the device for a person; a query opts in. */
async function visit(
  answers: Record<string, unknown>,
  { user = 1, releases = 'a', meta = cachedOffline.meta } = {},
) {
  const client = new QueryClient()
  const stop = cacheQueries(client, user, releases)
  for (const [name, answer] of Object.entries(answers)) {
    await client.fetchQuery({ queryKey: ['diet', name, user], queryFn: () => answer, meta })
  }
  await tick()
  return { client, stop }
}

async function nextVisit({ user = 1, releases = 'a' } = {}) {
  const client = new QueryClient()
  await restoreQueries(client, user, releases)
  return client
}

beforeEach(() => personalStore.clear())
afterEach(() => jest.restoreAllMocks())

test('a stored answer is there at the next visit, marked as stale', async () => {
  await visit({ 'meal-plans': [{ id: 7 }] })
  const client = await nextVisit()
  expect(client.getQueryData(PLANS)).toEqual([{ id: 7 }])
  expect(client.getQueryState(PLANS)).toMatchObject({ isInvalidated: true, fetchStatus: 'idle' })
})

test('an answer that was changed on the screen is cached with the change', async () => {
  const { client } = await visit({ 'meal-plans': [{ id: 7 }] })
  client.setQueryData(PLANS, [{ id: 0 }])
  await tick()
  expect((await nextVisit()).getQueryData(PLANS)).toEqual([{ id: 0 }])
})

test('a query that does not opt in is not cached', async () => {
  await visit({ 'meal-plans': [] }, { meta: {} as typeof cachedOffline.meta })
  expect(await personalStore.entries()).toEqual([])
})

test.each([
  ['another person', { user: 2 }],
  ['screens of another release', { releases: 'b' }],
])('%s gets none of it', async (_who, other) => {
  await visit({ 'meal-plans': [{ id: 7 }] })
  expect((await nextVisit(other)).getQueryCache().getAll()).toEqual([])
})

test('after two weeks it is not shown any more', async () => {
  await visit({ 'meal-plans': [{ id: 7 }] })
  const now = Date.now()
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + CACHED_FOR_MS - 60_000)
  expect((await nextVisit()).getQueryData(PLANS)).toBeDefined()
  clock.mockReturnValue(now + CACHED_FOR_MS + 60_000)
  expect((await nextVisit()).getQueryData(PLANS)).toBeUndefined()
})

test('an answer that arrived while the device was being read is newer, and stays', async () => {
  await visit({ 'meal-plans': ['cached'] })
  const client = new QueryClient()
  client.setQueryData(PLANS, ['fresh'], { updatedAt: Date.now() + 1_000 })
  await restoreQueries(client, 1, 'a')
  expect(client.getQueryData(PLANS)).toEqual(['fresh'])
  expect(client.getQueryState(PLANS)?.isInvalidated).toBe(false)
})

test('an answer that has just arrived is stored before the page goes, and not after it was stopped', async () => {
  const client = new QueryClient()
  const stop = cacheQueries(client, 1, 'a')
  const arrive = (answer: string) =>
    client.fetchQuery({ queryKey: PLANS, queryFn: () => answer, meta: cachedOffline.meta })
  await arrive('first')
  window.dispatchEvent(new Event('pagehide'))
  await arrive('second')
  stop()
  await tick()
  expect((await nextVisit()).getQueryData(PLANS)).toBe('first')
})

test('once stopped, it stores no more answers', async () => {
  const { client, stop } = await visit({})
  stop()
  await client.fetchQuery({ queryKey: PLANS, queryFn: () => [1], meta: cachedOffline.meta })
  await tick()
  expect(await personalStore.entries()).toEqual([])
})
