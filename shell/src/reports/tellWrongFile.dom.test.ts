import { framesOf } from '../../rules/reports/frames'
import { followFiles } from './followFiles'
import { takeProblems } from './problems'

const BASE = 'http://localhost:3001/releases/mf-diet/0123456789abcdef'
const RIGHT = 'sha256-right'

/** The wire: each file with what it is, and a browser's check of the hash. */
const files = new Map<string, { type: string; isRight: boolean }>()
globalThis.fetch = async (address, { integrity } = {}) => {
  const file = files.get(String(address).split('?')[0] ?? '')
  if (!file) throw new TypeError('Failed to fetch')
  if (integrity && !file.isRight) throw new TypeError('Failed to fetch')
  return { status: 200, headers: new Headers({ 'content-type': file.type }) } as Response
}
AbortSignal.timeout ??= () => new AbortController().signal

const told: { kind: string; release?: string; frames: string[] }[] = []
let heard: () => void = () => undefined

beforeAll(() => {
  followFiles()
  takeProblems(({ kind, release, error }) => {
    told.push({ kind, release, frames: framesOf((error as Error).stack ?? '') })
    heard()
  })
})

/** A browser's word that an element's file was not taken. */
function refuse(element: HTMLScriptElement | HTMLLinkElement) {
  document.head.append(element)
  element.dispatchEvent(new Event('error'))
  element.remove()
}
const script = (src: string, integrity = RIGHT) =>
  Object.assign(document.createElement('script'), { src, integrity, type: 'text/plain' })
const style = (href: string) =>
  Object.assign(document.createElement('link'), { rel: 'preload', href, integrity: RIGHT })

test('a script or style that is not what its release holds is told once, with its file', async () => {
  files.set(`${BASE}/comidas.9f8e7d6c5b.js`, { type: 'text/javascript', isRight: false })
  files.set(`${BASE}/comidas.1a2b3c4d5e.css`, { type: 'text/css', isRight: false })
  files.set(`${BASE}/right.0a2b3c4d5e.js`, { type: 'text/javascript', isRight: true })
  files.set(`${BASE}/page.0a2b3c4d5f.js`, { type: 'text/html', isRight: false })

  // One that does not arrive, one that is right after all, a proxy's page and one without a hash are other problems.
  refuse(script(`${BASE}/gone.0a2b3c4d6f.js`))
  refuse(script(`${BASE}/right.0a2b3c4d5e.js`))
  refuse(script(`${BASE}/page.0a2b3c4d5f.js`))
  refuse(script(`${BASE}/comidas.9f8e7d6c5b.js`, ''))
  for (const query of ['', '?again=1']) refuse(script(`${BASE}/comidas.9f8e7d6c5b.js${query}`))
  refuse(style(`${BASE}/comidas.1a2b3c4d5e.css`))

  while (told.length < 2)
    await new Promise<void>(next => {
      heard = next
    })
  const release = 'mf-diet@0123456789abcdef'
  const inFile = (hash: string) => ({ kind: 'integrity', release, frames: [`${release}/${hash}:1:1`] })
  expect(told).toEqual([inFile('9f8e7d6c5b'), inFile('1a2b3c4d5e')])
})
