import { act, renderHook } from '@testing-library/react'
import { answered, watchConnection } from 'shared/offline/connection'
import { RemoteModulesContext } from './RemoteModulesContext'
import { createRemoteModules } from './remoteModules'
import { sampleRegistry } from './sampleRegistry'
import { useRemoteModule } from './useRemoteModule'

const Meals = () => null
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const loseConnection = () => act(() => void dispatchEvent(new Event('offline')))

/** Loads a module whose requests fail that often first. Tells its status, and how often it was asked for. */
function load(failures: number) {
  let requests = 0
  const modules = createRemoteModules(sampleRegistry, {
    newestRegistry: async () => sampleRegistry,
    loadExposed: async () => (++requests > failures ? Meals : Promise.reject(new Error('gone'))),
  })
  const { result } = renderHook(() => useRemoteModule('mf-diet', './comidas'), {
    wrapper: ({ children }) => <RemoteModulesContext value={modules}>{children}</RemoteModulesContext>,
  })
  return { status: () => result.current.module.status, requests: () => requests }
}

/** The requests of one try. */
const OF_A_TRY = 3

beforeEach(() => {
  watchConnection()
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

test.each([
  ['after the try has failed', 5_000],
  ['while the try is under way', 1_000],
])('what failed without a network is loaded by itself when the network is back %s', async (_when, ms) => {
  loseConnection()
  const { status } = load(OF_A_TRY)
  await pass(ms)
  act(answered)
  await pass(5_000)
  expect(status()).toBe('ready')
})

test('what fails with a network waits for the person, and what is there is not loaded again', async () => {
  const failing = load(OF_A_TRY)
  const there = load(0)
  await pass(5_000)
  expect([failing.status(), there.status()]).toEqual(['failed', 'ready'])
  loseConnection()
  await pass(5_000)
  expect([failing.requests(), there.requests()]).toEqual([OF_A_TRY, 1])
  act(answered)
  await pass(5_000)
  expect([failing.status(), there.requests()]).toEqual(['ready', 1])
})
