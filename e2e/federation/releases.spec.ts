import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { remotes } from 'shared/releases/remotes'
import { shelfIn } from 'shared/releases/shelf'
import type { ReleaseJson } from 'shared/remote/remoteJson'
import { type CopyOfRepository, copyOfRepository } from 'shared/testing/programs/copyOfRepository'
import { testHome } from 'shared/testing/testHome'
import { sendRelease } from 'shared/tooling/release/sendRelease'
import type { ClientReports } from '../../shell/contract/reports'
import { foreignRemote } from '../fixtures/foreignRemote'
import { mainMenu } from '../fixtures/mainMenu'
import { runCommand } from '../fixtures/runCommand'
import { addSampleRemote } from '../fixtures/sampleRemote'
import { type Server, startServer } from '../fixtures/startServer'
import { signIn } from '../fixtures/test'

const REMOTE = 'mf-muestra'
const SCREEN = `${REMOTE}/src/screens/first/FirstScreen.tsx`
const OTHERS = ['shell', ...remotes()]
const DESKTOP = { width: 1280, height: 800 }

test.describe.configure({ mode: 'serial', timeout: 240_000 })
test.use({ serviceWorkers: 'allow' })

let copy: CopyOfRepository
let server: Server

test.beforeAll(async () => {
  test.setTimeout(240_000)
  copy = copyOfRepository()
  await addSampleRemote(copy.root)
  server = await startServer({ root: copy.root, home: await testHome() })
})
test.afterAll(async () => {
  await server.remove()
  copy.remove()
})

const command = (...words: string[]) => runCommand(copy.root, words, environment())
/** The command asks the product that runs on this port what it shows. */
const environment = () => ({ ...server.environment, PORT: String(server.port) })

function edit(change: (source: string) => string) {
  const file = join(copy.root, SCREEN)
  const source = readFileSync(file, 'utf8')
  const changed = change(source)
  expect(changed).not.toBe(source)
  writeFileSync(file, changed)
}

const builtAt = () => OTHERS.map(app => statSync(join(copy.root, '.cache/builds', app)).mtimeMs)
const releaseOf = async (remote: string) => {
  const registry = await fetch(`${server.url}/registry.json`).then(answer => answer.json())
  return registry.remotes.find((one: { remote: { name: string } }) => one.remote.name === remote)
    .release as string
}

/** Changes a file of a release, which is served without its compressed copies until it is restored. */
function changeFile(file: string, change: (text: string) => string): () => void {
  const before = ['', '.br', '.gz'].map(copy => [file + copy, readFileSync(file + copy)] as const)
  for (const [copy] of before.slice(1)) rmSync(copy)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
  return () => {
    for (const [name, bytes] of before) writeFileSync(name, bytes)
  }
}

test('after a release an open tab keeps the old one, and the next load has the new one', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: server.url, locale: 'es-MX', viewport: DESKTOP })
  const page = await context.newPage()
  await page.goto('/user/muestra')
  await signIn(page, 'ana@mydiet.mx')
  await expect(page.getByRole('heading', { name: 'Primera de Muestra' })).toBeVisible()
  const before = { release: await releaseOf(REMOTE), others: builtAt() }

  edit(source => source.replace('Primera de Muestra', 'La primera, de nuevo'))
  command('release', REMOTE, '--force', 'a test of the shelf')
  expect(await releaseOf(REMOTE)).not.toBe(before.release)
  expect(builtAt()).toEqual(before.others)

  // The open tab: a chunk that was not loaded yet still comes from the release it began with.
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.getByRole('link', { name: 'A la segunda' }).click()
  await expect(page.getByRole('heading', { name: 'Segunda de Muestra' })).toBeVisible()
  await mainMenu(page).getByRole('link', { name: 'Muestra' }).click()
  await expect(page.getByRole('heading', { name: 'Primera de Muestra' })).toBeVisible()
  expect(
    asked.filter(url => url.includes(`/releases/${REMOTE}/`)).every(url => url.includes(before.release)),
  ).toBe(true)

  await page.reload()
  await expect(page.getByRole('heading', { name: 'La primera, de nuevo' })).toBeVisible()
  await context.close()
})

test('nothing of a file with other bytes runs: the page takes the release before, and tells which file it was', async ({
  browser,
}) => {
  const shelf = join(shelfIn(server.environment.DATA_DIR ?? ''), REMOTE)
  const folder = join(shelf, await releaseOf(REMOTE))
  const { exposes } = JSON.parse(readFileSync(join(folder, 'release.json'), 'utf8')) as ReleaseJson
  const name = exposes['./muestra']?.js.at(-1) ?? ''
  const restore = changeFile(join(folder, name), text => `globalThis.ran = true;${text}`)

  const context = await browser.newContext({ baseURL: server.url, locale: 'es-MX', viewport: DESKTOP })
  const page = await context.newPage()
  const told = page.waitForRequest(request => (request.postData() ?? '').includes('"kind":"integrity"'))
  await page.goto('/user/muestra')
  await signIn(page, 'ana@mydiet.mx')
  await expect(page.getByRole('heading', { name: 'Primera de Muestra' })).toBeVisible()
  const { problems } = (await told).postDataJSON() as ClientReports
  const release = `${REMOTE}@${await releaseOf(REMOTE)}`
  expect(problems.find(({ kind }) => kind === 'integrity')).toMatchObject({
    release,
    frames: [`${release}/${name.split('.').at(-2)}:1:1`],
  })
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false)
  await context.close()
  restore()
})

test('a release that throws while rendering gives way to the one before it in the page, and is taken back', async ({
  browser,
}) => {
  const good = await releaseOf(REMOTE)
  edit(source =>
    source.replace('  return (\n    <>', '  if (user) throw new Error("roto")\n  return (\n    <>'),
  )
  command('release', REMOTE, '--force', 'a test of the shelf')

  const context = await browser.newContext({ baseURL: server.url, locale: 'es-MX', viewport: DESKTOP })
  const page = await context.newPage()
  await page.goto('/user/muestra')
  await signIn(page, 'ana@mydiet.mx')
  await expect(page.getByRole('heading', { name: 'La primera, de nuevo' })).toBeVisible()
  expect(await releaseOf(REMOTE)).not.toBe(good)

  expect(command('rollback', REMOTE)).toContain(good)
  expect(await releaseOf(REMOTE)).toBe(good)
  await context.close()
})

test('a release that uses what the shell lacks is refused by name, and if it is forced, pages keep the one before', {
  tag: '@drill',
}, async () => {
  const good = await releaseOf(REMOTE)
  edit(source =>
    source
      .replace('useUser }', 'useUser, useMoon }')
      .replace('  const user = useUser()', '  const user = useUser()\n  useMoon()'),
  )
  const refused = runCommand(copy.root, ['release', REMOTE], environment(), 1)
  expect(refused).toContain(`${REMOTE}: this build uses useMoon of shared/session`)
  expect(refused).toContain('Nothing is released.')
  expect(command('releases', REMOTE)).not.toContain('useMoon')
  expect(await releaseOf(REMOTE)).toBe(good)

  const forced = runCommand(copy.root, ['release', REMOTE, '--force', 'a drill'], environment(), 1)
  expect(forced).toContain(`shows ${good}`)
  expect(await releaseOf(REMOTE)).toBe(good)
  const told = command('releases', REMOTE)
  expect(told).toContain('FORCED: a drill')
  expect(told).toContain(`NOT SHOWN, pages get ${good}: it uses useMoon of shared/session`)
})

test('a remote without a folder here is released over HTTP and opens, its files on the own origin', async ({
  browser,
}) => {
  const token = command('shelf', 'token', 'mf-agua', 'CI').trim().split('\n').at(-1) ?? ''
  const build = foreignRemote(join(server.environment.DATA_DIR ?? '', 'agua'))
  const release = await sendRelease({ origin: server.url, token, remote: 'mf-agua' }, build, {})

  const context = await browser.newContext({ baseURL: server.url, locale: 'es-MX', viewport: DESKTOP })
  const page = await context.newPage()
  const entry = page.waitForResponse(`${server.url}/releases/mf-agua/${release}/entry.js`)
  await page.goto('/user/agua')
  await signIn(page, 'ana@mydiet.mx')
  await expect(page.getByRole('heading', { name: 'Vasos de agua' })).toBeVisible()
  expect((await entry).ok()).toBe(true)
  await context.close()
})

test('a rollback survives a restart', async () => {
  const release = await releaseOf(REMOTE)
  expect(await server.stop()).toBe(0)
  await server.start()
  expect(await releaseOf(REMOTE)).toBe(release)
})
