import { answered, watchConnection } from 'shared/offline/connection'
import { sessionSubject } from 'shared/session/writer'
import type { ClientReports } from '../../contract/reports'
import { sampleRegistry } from '../registry/sampleRegistry'
import { report } from './problems'
import { sendReports } from './sendReports'

interface Arrived extends ClientReports {
  token: string | undefined
}

const arrived: Arrived[] = []
let heard: () => void = () => undefined

/** Resolves when so many requests have arrived. */
async function requests(count: number): Promise<Arrived[]> {
  while (arrived.length < count)
    await new Promise<void>(next => {
      heard = next
    })
  return arrived
}

// A visit that is not measured: jsdom measures none.
jest.spyOn(Math, 'random').mockReturnValue(0.9)

// The wire: jsdom has no fetch.
globalThis.fetch = async (path, { body, headers, keepalive } = {}) => {
  expect({ path, keepalive }).toEqual({ path: '/api/client-reports', keepalive: true })
  arrived.push({
    ...JSON.parse(String(body)),
    token: new Map(Object.entries(headers ?? {})).get('authorization'),
  })
  heard()
  if (arrived.length === 1) throw new TypeError('Failed to fetch')
  return { text: read } as unknown as Response
}
const read = jest.fn(async () => '502 Bad Gateway')

test('a failure is told once a page, without what a person typed, under the code that the person sees', async () => {
  history.replaceState(null, '', '/user/comidas?de=Ana')
  watchConnection()
  dispatchEvent(new Event('offline'))
  expect(report({ kind: 'load', error: new Error('gone') })).toBeUndefined()
  answered()

  const release = 'mf-diet@0123456789abcdef'
  const error = new TypeError("Cannot read properties of undefined (reading 'Ana')")
  error.stack = `TypeError: Ana\n at Ana (https://mydiet.mx/releases/mf-diet/0123456789abcdef/ana.9f8e7d6c5b.js:1:2)`
  const code = report({ kind: 'render', error, release })
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{6}$/)
  expect(report({ kind: 'render', error, release })).toBe(code)

  sessionSubject.next({ status: 'signedIn', user: {} as never, token: 'the-token' })
  sendReports(sampleRegistry)
  const [first] = await requests(1)
  expect(first).toMatchObject({
    token: 'Bearer the-token',
    problems: [
      {
        kind: 'render',
        code,
        release,
        screen: '/user/comidas',
        name: 'TypeError',
        message: "Cannot read properties of undefined (reading '…')",
        frames: [`${release}/9f8e7d6c5b:1:2`],
      },
    ],
  })
  expect(JSON.stringify(first)).not.toMatch(/ana/i)

  // A report that could not be sent changes nothing: the page goes on, with the next failure too.
  const codes = Array.from({ length: 25 }, (_, i) =>
    report({ kind: 'call', call: 'GET recipes', status: 500 + i }),
  )
  expect(codes.filter(Boolean)).toHaveLength(19)
  const sizes = (await requests(3)).map(({ problems }) => problems.length)
  expect(sizes).toEqual([1, 10, 9])
  // A gateway's error has a body; one that nobody reads keeps its connection.
  expect(read).toHaveBeenCalledTimes(2)
})
