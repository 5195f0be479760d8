import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { readPointer } from 'shared/releases/pointer'
import { releaseFolder } from 'shared/releases/record'
import { remotes } from 'shared/releases/remotes'
import { shelfIn } from 'shared/releases/shelf'
import type { RegisteredRemote, Registry } from 'shared/remote/remoteJson'
import { SHELL_BUILD } from 'shared/remote/retryQueries'
import { testHome } from 'shared/testing/testHome'
import { type Server, startServer } from '../fixtures/startServer'

/* One byte of any script or style of any part: the browser takes nothing of that file. */

test.describe.configure({ mode: 'serial', timeout: 240_000 })

let server: Server
let shelf: string
test.beforeAll(async () => {
  server = await startServer({ home: await testHome() })
  shelf = shelfIn(server.environment.DATA_DIR ?? '')
})
test.afterAll(() => server.remove())

interface Loader {
  e(chunk: number | string): Promise<unknown>
}

const folderOf = (app: string) => releaseFolder(shelf, app, readPointer(shelf, app)?.release ?? '')

const namesIn = (folder: string, kind: 'js' | 'css') =>
  readdirSync(folder).filter(name => name.endsWith(`.${kind}`))

/** The chunk of a script, as it names itself before those that it holds too. */
const chunkOf = (text: string) => /\.push\(\[\["?([\w-]+)/.exec(text)?.[1]

/** Flips one bit in the middle of files that are then served as they are, and returns what restores them. */
function flip(folder: string, names: readonly string[]): () => void {
  const before = names.map(name => [join(folder, name), readFileSync(join(folder, name))] as const)
  for (const [file, bytes] of before) {
    const flipped = Buffer.from(bytes)
    flipped[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
    writeFileSync(file, flipped)
    for (const copy of ['.br', '.gz']) rmSync(file + copy, { force: true })
  }
  return () => {
    for (const [file, bytes] of before) writeFileSync(file, bytes)
  }
}

/** Asks the loader of a build for each chunk: the chunks that arrived, and how many scripts ran: each adds itself to a list. */
const loadEach = (page: Page, build: string, chunks: readonly string[]) =>
  page.evaluate(
    async ({ build, chunks }) => {
      const queue = (globalThis as unknown as Record<string, unknown[]>)[`webpackChunk${build}`] ?? []
      const loader = await new Promise<Loader>(done => queue.push([[Symbol('test')], {}, done]))
      const before = queue.length
      const arrived = await Promise.all(
        chunks.map(chunk =>
          loader.e(/^\d+$/.test(chunk) ? Number(chunk) : chunk).then(
            () => [chunk],
            () => [],
          ),
        ),
      )
      return { arrived: arrived.flat(), ran: queue.length - before }
    },
    { build, chunks },
  )

/** Asks for an entry as the shell does. */
const askForEntry = (page: Page, { url, entry, integrity = '' }: RegisteredRemote) =>
  page.evaluate(
    ({ src, integrity }) =>
      new Promise<void>(done => {
        const script = document.createElement('script')
        Object.assign(script, { crossOrigin: 'anonymous', integrity, src })
        script.onload = script.onerror = () => done()
        document.head.append(script)
      }),
    { src: url + entry, integrity },
  )

const registry = async () => (await (await fetch(`${server.url}/registry.json`)).json()) as Registry

/** The scripts and styles of a release, and the chunks that name themselves in its scripts. */
function filesOf(folder: string, entry: string) {
  const scripts = namesIn(folder, 'js').filter(file => file !== entry && file !== 'serviceWorker.js')
  const chunkIn = (file: string) => chunkOf(readFileSync(join(folder, file), 'utf8')) ?? []
  const styles = namesIn(folder, 'css').map(file => [file, stemOf(file)] as const)
  // A chunk may have a style and no script; its style is checked like the others by the page that asks for it.
  const styled = styles.filter(([, stem]) => scripts.some(script => stemOf(script) === stem))
  return {
    scripts,
    chunks: scripts.flatMap(chunkIn),
    styles: styled.map(([file]) => file),
    styledChunks: styled.flatMap(([, stem]) => scripts.filter(one => stemOf(one) === stem).flatMap(chunkIn)),
  }
}

const stemOf = (file: string) => file.split('.')[0]

for (const app of ['shell', ...remotes()]) {
  test(`${app}: each of its files`, { tag: '@drill' }, async ({ browser }) => {
    const known = (await registry()).remotes.find(({ remote }) => remote.name === app)
    const folder = folderOf(app)
    const entry = known?.entry ?? namesIn(folder, 'js').find(file => file.startsWith('main.')) ?? ''
    const build = known?.container ?? SHELL_BUILD
    const { scripts, chunks, styles, styledChunks } = filesOf(folder, entry)
    expect(chunks).toHaveLength(scripts.length)

    /** Each time in a page with a cache of its own. */
    async function withFlipped<T>(files: readonly string[], work: (page: Page) => Promise<T>): Promise<T> {
      const restore = flip(folder, files)
      const page = await browser.newPage()
      await page.goto(`${server.url}/privacidad`, { waitUntil: 'load' })
      if (known) await askForEntry(page, known)
      const found = await work(page)
      await page.close()
      restore()
      return found
    }
    const load = (of: readonly string[]) => (page: Page) => loadEach(page, build, of)

    const hasRun = (page: Page) => page.evaluate(name => `webpackChunk${name}` in globalThis, build)
    expect(await withFlipped([entry], hasRun)).toBe(false)
    expect(await withFlipped(scripts, load(chunks))).toEqual({ arrived: [], ran: 0 })
    expect((await withFlipped(styles, load(styledChunks))).arrived).toEqual([])
    // The proof of the proof: as they were built, all arrive.
    const whole = await withFlipped([], load(chunks))
    expect(whole.arrived.sort()).toEqual(chunks.sort())
  })
}
