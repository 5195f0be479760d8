import { createRemoteModules, type Sources } from './remoteModules'
import { sampleRegistry } from './sampleRegistry'

const Screen = () => null

function sources(answers: (() => unknown)[], newest: Sources['newestRegistry'] = async () => sampleRegistry) {
  const asked: string[] = []
  return {
    asked,
    newestRegistry: newest,
    async loadExposed(remote: { release: string }, key: string) {
      asked.push(`${remote.release} ${key}`)
      const answer = answers[Math.min(asked.length, answers.length) - 1]
      return answer?.()
    },
  }
}

const gone = () => {
  throw new Error('gone')
}

/** The same remotes, each at a newer release. */
const newer = {
  remotes: sampleRegistry.remotes.map(remote => ({ ...remote, release: '0000000000000002' })),
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('loads what a remote exposes, once', async () => {
  const from = sources([() => Screen])
  const modules = createRemoteModules(sampleRegistry, from)
  expect(modules.loaded('mf-diet', './comidas')).toBeUndefined()
  expect(await modules.load('mf-diet', './comidas')).toBe(Screen)
  expect(modules.loaded('mf-diet', './comidas')).toBe(Screen)
  expect(from.asked).toEqual(['0000000000000001 ./comidas'])
})

test('tries again by itself with the current release: an old tab finds the new one', async () => {
  const from = sources([gone, () => Screen], async () => newer)
  const loading = createRemoteModules(sampleRegistry, from).load('mf-diet', './comidas')
  await jest.advanceTimersByTimeAsync(300)
  expect(await loading).toBe(Screen)
  expect(from.asked).toEqual(['0000000000000001 ./comidas', '0000000000000002 ./comidas'])
})

test('gives up after three tries, without a registry too', async () => {
  const from = sources([gone], async () => Promise.reject(new Error('no registry')))
  const modules = createRemoteModules(sampleRegistry, from)
  const loading = modules.load('mf-diet', './comidas').catch(error => error.message)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(await loading).toBe('gone')
  expect(from.asked).toHaveLength(3)
  expect(modules.loaded('mf-diet', './comidas')).toBeUndefined()
})

test.each([undefined, 'text', { default: Screen }])('%p is no screen', async answer => {
  const loading = createRemoteModules(sampleRegistry, sources([() => answer]))
    .load('mf-diet', './comidas')
    .catch(error => error.message)
  await jest.advanceTimersByTimeAsync(10_000)
  expect(await loading).toBe('mf-diet ./comidas has no default export to show')
})

test('a remote cannot be loaded until the registry names it', async () => {
  const from = sources([() => Screen])
  const loading = createRemoteModules({ remotes: [] }, from).load('mf-citas', './citas')
  await jest.advanceTimersByTimeAsync(300)
  expect(await loading).toBe(Screen)
})

test('the other remotes of an open page stay at their release', async () => {
  const from = sources([gone, () => Screen], async () => newer)
  const modules = createRemoteModules(sampleRegistry, from)
  const loading = modules.load('mf-diet', './comidas')
  await jest.advanceTimersByTimeAsync(300)
  await loading
  await modules.load('mf-citas', './citas')
  expect(from.asked.at(-1)).toBe('0000000000000001 ./citas')
})

test('a screen that was prefetched is there at once', async () => {
  const modules = createRemoteModules(sampleRegistry, sources([() => Screen]))
  modules.prefetch('/user/comidas')
  await jest.advanceTimersByTimeAsync(0)
  expect(modules.loaded('mf-diet', './comidas')).toBe(Screen)
})

test('a prefetch loads the screen of a path; a failed one shows no error', async () => {
  const from = sources([gone])
  const modules = createRemoteModules(sampleRegistry, from)
  modules.prefetch('/user/agendar/2')
  modules.prefetch('/user/nowhere')
  await jest.advanceTimersByTimeAsync(10_000)
  expect(from.asked).toEqual(['0000000000000001 ./agendar/:especialidad'])
})
