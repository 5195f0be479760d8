import { retryQuery } from 'shared/remote/retryQueries'
import { createRemoteModules } from './remoteModules'
import { sampleRegistry } from './sampleRegistry'

const Screen = () => null
const never = () => new Promise(() => undefined)
const gone = () => Promise.reject(new Error('gone'))

/** Modules whose attempts end so, one after the other, and the query under which each of them asked. */
function modulesWith(...answers: (() => unknown)[]) {
  const queries: string[] = []
  const modules = createRemoteModules(sampleRegistry, {
    newestRegistry: async () => sampleRegistry,
    async loadExposed({ container }) {
      queries.push(retryQuery(container))
      return answers[queries.length - 1]?.()
    },
  })
  return { queries, modules }
}

beforeEach(() => {
  Object.assign(globalThis, { retryQueries: undefined })
  jest.useFakeTimers()
})
afterEach(() => jest.useRealTimers())

test('each attempt after the first asks under an address of its own, also a person’s', async () => {
  const { queries, modules } = modulesWith(gone, gone, gone, () => Screen)
  const loading = modules.load('mf-diet', './comidas').catch(() => undefined)
  await jest.advanceTimersByTimeAsync(2_000)
  await loading
  await modules.startOver('mf-diet')
  expect(await modules.load('mf-diet', './comidas')).toBe(Screen)
  expect(queries[0]).toBe('')
  expect(new Set(queries).size).toBe(4)
  expect(retryQuery('mf_citas')).toBe('')
})

test('an attempt that hangs ends, and the next one joins nothing of it', async () => {
  const { queries, modules } = modulesWith(never, () => Screen)
  const loading = modules.load('mf-diet', './comidas')
  await jest.advanceTimersByTimeAsync(239_000)
  expect(queries).toEqual([''])
  await jest.advanceTimersByTimeAsync(2_000)
  expect(await loading).toBe(Screen)
  expect(queries[1]).toMatch(/^\?again=/)
})
