import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { readPointer } from 'shared/releases/pointer'
import { releaseFolder } from 'shared/releases/record'
import { remotes } from 'shared/releases/remotes'
import { shelfIn } from 'shared/releases/shelf'
import type { RegisteredRemote, Registry } from 'shared/remote/remoteJson'
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
  m: Record<string, unknown>
}

const folderOf = (app: string) => releaseFolder(shelf, app, readPointer(shelf, app)?.release ?? '')

const namesIn = (folder: string, kind: 'js' | 'css') =>
  readdirSync(folder).filter(name => name.endsWith(`.${kind}`))

/** The chunk of a script, as it names itself: its styles have the same hash of the file's name before them. */
const chunkOf = (text: string) => /\.push\(\[\["?([\w-]+)"?\],/.exec(text)?.[1]

/** Flips one bit in the middle of files that are then served as they are, and answers what restores them. */
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

/** Asks the loader of a build for each chunk: the chunks that arrived, and the number of modules that came with them. */
const loadEach = (page: Page, build: string, chunks: readonly string[]) =>
  page.evaluate(
    async ({ build, chunks }) => {
      const queue = (globalThis as unknown as Record<string, unknown[]>)[`webpackChunk${build}`] ?? []
      const loader = await new Promise<Loader>(done => queue.push([[Symbol('test')], {}, done]))
      const modules = Object.keys(loader.m).length
      const arrived = await Promise.all(
        chunks.map(chunk =>
          loader.e(/^\d+$/.test(chunk) ? Number(chunk) : chunk).then(
            () => [chunk],
            () => [],
          ),
        ),
      )
      return { arrived: arrived.flat(), modules: Object.keys(loader.m).length - modules }
    },
    { build, chunks },
  )

/** Runs an entry as the shell does, and answers whether it defined its container. */
const runEntry = (page: Page, { url, entry, integrity = '', container }: RegisteredRemote) =>
  page.evaluate(
    async ({ src, integrity, container }) => {
      await new Promise(done => {
        const script = document.createElement('script')
        Object.assign(script, { crossOrigin: 'anonymous', integrity, src, onload: done, onerror: done })
        document.head.append(script)
      })
      return container in globalThis
    },
    { src: url + entry, integrity, container },
  )

async function blankPage(page: Page): Promise<void> {
  await page.goto(`${server.url}/privacidad`, { waitUntil: 'load' })
}

const registry = async () => (await (await fetch(`${server.url}/registry.json`)).json()) as Registry

for (const name of remotes()) {
  test(`${name}: each of its files`, { tag: '@drill' }, async ({ browser }) => {
    const known = (await registry()).remotes.find(({ remote }) => remote.name === name)
    if (!known) throw new Error(`${name} is not in the registry`)
    const folder = folderOf(name)
    const scripts = namesIn(folder, 'js').filter(file => file !== known.entry)
    const styles = namesIn(folder, 'css')
    const chunkIn = (file: string) => chunkOf(readFileSync(join(folder, file), 'utf8'))
    const chunks = scripts.flatMap(file => chunkIn(file) ?? [])
    expect(chunks).toHaveLength(scripts.length)
    const stems = styles.map(style => style.split('.')[0])
    const styled = scripts
      .filter(file => stems.includes(file.split('.')[0]))
      .flatMap(file => chunkIn(file) ?? [])
    expect(styled).toHaveLength(styles.length)

    async function inPage<T>(files: readonly string[], work: (page: Page) => Promise<T>): Promise<T> {
      const restore = flip(folder, files)
      // Each with a cache of its own.
      const page = await browser.newPage()
      await blankPage(page)
      const found = await work(page)
      await page.close()
      restore()
      return found
    }
    const load = (of: readonly string[]) => async (page: Page) => {
      expect(await runEntry(page, known)).toBe(true)
      return loadEach(page, known.container, of)
    }
    expect(await inPage([known.entry], page => runEntry(page, known))).toBe(false)
    expect(await inPage(scripts, load(chunks))).toEqual({ arrived: [], modules: 0 })
    expect((await inPage(styles, load(styled))).arrived).toEqual([])
    // The proof of the proof: as they were built, all arrive.
    const whole = await inPage([], load(chunks))
    expect(whole.arrived.sort()).toEqual(chunks.sort())
  })
}

test('the shell: each of its files', { tag: '@drill' }, async ({ browser }) => {
  const folder = folderOf('shell')
  const files = namesIn(folder, 'js').filter(file => file !== 'serviceWorker.js')
  const entry = files.filter(file => file.startsWith('main.'))
  const restoreEntry = flip(folder, entry)
  const unentered = await browser.newPage()
  await blankPage(unentered)
  expect(await unentered.evaluate(() => 'webpackChunkmy_diet_shell' in globalThis)).toBe(false)
  await unentered.close()
  restoreEntry()

  const chunks = files.flatMap(file => chunkOf(readFileSync(join(folder, file), 'utf8')) ?? [])
  const restore = flip(
    folder,
    files.filter(file => !entry.includes(file)),
  )
  const page = await browser.newPage()
  await page.goto(server.url)
  expect(await loadEach(page, 'my_diet_shell', chunks)).toEqual({ arrived: [], modules: 0 })
  await page.close()
  restore()
})
