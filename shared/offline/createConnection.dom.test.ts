import { createConnection } from './createConnection'

/** A server that answers or does not, and a count of the requests to it. */
function world(there: boolean) {
  const world = { there, asked: 0, told: [] as boolean[] }
  const connection = createConnection(async () => {
    world.asked += 1
    return world.there
  })
  connection.online$.subscribe(online => world.told.push(online))
  return { world, connection }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('one call without an answer is no proof: the state stays online while the server answers', async () => {
  const { world: state, connection } = world(true)
  connection.unanswered()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(state).toEqual({ there: true, asked: 1, told: [true] })
})

test('a server that does not answer either is offline, and is asked until it is back', async () => {
  const { world: state, connection } = world(false)
  connection.unanswered()
  await jest.advanceTimersByTimeAsync(10_000)
  expect(state.told).toEqual([true, false])
  expect(connection.isOnline()).toBe(false)

  state.there = true
  await jest.advanceTimersByTimeAsync(30_000)
  expect(state.told).toEqual([true, false, true])
  const { asked } = state
  await jest.advanceTimersByTimeAsync(300_000)
  expect(state.asked).toBe(asked)
})

test('it is asked less and less often, but at least every half minute', async () => {
  const { world: state, connection } = world(false)
  connection.lost()
  await jest.advanceTimersByTimeAsync(60_000)
  expect(state.asked).toBe(5)
  await jest.advanceTimersByTimeAsync(300_000)
  expect(state.asked).toBe(15)
})

test('any answer brings it back, also when the browser reported that there is no network', async () => {
  const { world: state, connection } = world(true)
  connection.lost()
  connection.answered()
  expect(state.told).toEqual([true, false, true])
  await jest.advanceTimersByTimeAsync(60_000)
  expect(state.asked).toBe(0)
})

test('when the browser reports a network the server is asked at once, and only its answer counts', async () => {
  const { world: state, connection } = world(false)
  connection.lost()
  connection.check()
  await jest.advanceTimersByTimeAsync(0)
  expect(state).toMatchObject({ asked: 1, told: [true, false] })
  state.there = true
  connection.check()
  await jest.advanceTimersByTimeAsync(0)
  expect(state.told).toEqual([true, false, true])
})

test('a caller that asks during a request gets its answer', async () => {
  const { connection } = world(false)
  const heard = async () => {
    await connection.settled()
    return connection.isOnline()
  }
  expect(await heard()).toBe(true)
  connection.unanswered()
  expect(connection.isOnline()).toBe(true)
  expect(await heard()).toBe(false)
})
