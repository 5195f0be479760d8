import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { remotes } from 'shared/releases/remotes'
import { type CopyOfRepository, copyOfRepository } from 'shared/testing/programs/copyOfRepository'
import { testHome } from 'shared/testing/testHome'
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

test('after a release an open tab keeps the old one, and the next load has the new one', {
  tag: '@drill',
}, async ({ browser }) => {
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

test('a release that throws while rendering gives way to the one before it in the page, and is taken back', {
  tag: '@drill',
}, async ({ browser }) => {
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

test('a rollback survives a restart', { tag: '@drill' }, async () => {
  const release = await releaseOf(REMOTE)
  expect(await server.stop()).toBe(0)
  await server.start()
  expect(await releaseOf(REMOTE)).toBe(release)
})
