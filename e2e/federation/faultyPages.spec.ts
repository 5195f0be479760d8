import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { publish } from 'shared/releases'
import { readPointer } from 'shared/releases/pointer'
import { releaseFolder } from 'shared/releases/record'
import { rollback } from 'shared/releases/releases'
import { shelfIn } from 'shared/releases/shelf'
import type { ReleaseJson } from 'shared/remote/remoteJson'
import { enter } from '../fixtures/enter'
import { mainMenu } from '../fixtures/mainMenu'
import { hashAnew } from '../fixtures/publishChanged'
import type { Server } from '../fixtures/startServer'
import { expect, test } from '../fixtures/test'

/*
 * `npm run drills -- faulty-pages`: releases that no gate sees through, in a browser: what a visitor sees, and what mends it.
 * The other 36 are in the drill `faulty`, without a browser.
 */

test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 1280, height: 800 }, walks: ['mf-citas', 'mf-diet'] })

const APP = 'mf-citas'
/** After this time a visitor takes a page that does nothing for broken. */
const PATIENCE_MS = 5_000

const rows: string[] = []
test.afterAll(() =>
  console.info(
    ['| fault | the visitor sees | after s | mended by | s |', '|---|---|---|---|---|', ...rows].join('\n'),
  ),
)

/** Publishes the live release with one of its first screen's files changed, as if its team had built it so. */
function publishSpoilt(server: Server, kind: 'js' | 'css', how: (text: string) => string): void {
  const shelf = shelfIn(server.environment.DATA_DIR)
  const build = mkdtempSync(join(tmpdir(), 'my-diet-spoilt-'))
  cpSync(releaseFolder(shelf, APP, readPointer(shelf, APP)?.release ?? ''), build, { recursive: true })
  const { exposes } = JSON.parse(readFileSync(join(build, 'release.json'), 'utf8')) as ReleaseJson
  const file = join(build, exposes['./citas']?.[kind]?.at(-1) ?? '')
  writeFileSync(file, how(readFileSync(file, 'utf8')))
  // They would be served in place of the changed file.
  for (const packed of [`${file}.br`, `${file}.gz`]) rmSync(packed, { force: true })
  hashAnew(build)
  publish(shelf, APP, build)
  rmSync(build, { recursive: true })
}

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const openCitas = (page: Page) =>
  mainMenu(page).getByRole('link', { name: 'Citas' }).click({ noWaitAfter: true })

async function takeBack(page: Page, server: Server): Promise<string> {
  const begun = performance.now()
  rollback(shelfIn(server.environment.DATA_DIR), APP)
  const fresh = await page.context().newPage()
  await fresh.goto('/user/citas')
  await expect(heading(fresh, 'Citas')).toBeVisible()
  await fresh.close()
  return seconds(begun)
}

for (const [name, kind, how] of [
  ['half a chunk', 'js', (text: string) => text.slice(0, text.length / 2)],
  ['throws when it is loaded', 'js', (text: string) => `throw new Error('roto');${text}`],
] as const)
  test(`${name}: the visitor gets the release before in the same page`, { tag: '@drill' }, async ({
    page,
    server,
  }) => {
    publishSpoilt(server, kind, how)
    await enter(page, 'ana@mydiet.mx')
    await expect(heading(page, /^Hola/)).toBeVisible()
    const begun = performance.now()
    await openCitas(page)
    await expect(heading(page, 'Citas')).toBeVisible()
    const after = seconds(begun)
    rows.push(`| ${name} | the screen, of the release before | ${after} | the page itself | ${after} |`)
    await takeBack(page, server)
  })

test('a style sheet that hides the page: it is white from the screen on, and whole again once it is taken back', {
  tag: '@drill',
}, async ({ page, server }) => {
  publishSpoilt(server, 'css', () => 'body { display: none }')
  await enter(page, 'ana@mydiet.mx')
  await expect(heading(page, /^Hola/)).toBeVisible()
  const begun = performance.now()
  await openCitas(page)
  await expect(page.locator('body')).toBeHidden()
  const after = seconds(begun)
  rows.push(
    `| a style sheet hides the page | a white page | ${after} | rollback and a reload | ${await takeBack(page, server)} |`,
  )
})

test('an endless loop: the page stands still, and a new one works once it is taken back', {
  tag: '@drill',
}, async ({ page, server }) => {
  publishSpoilt(server, 'js', text => `for (;;) {}${text}`)
  await enter(page, 'ana@mydiet.mx')
  await expect(heading(page, /^Hola/)).toBeVisible()
  const begun = performance.now()
  await openCitas(page)
  const answer = () =>
    Promise.race([
      page.evaluate(() => 'moves').catch(() => 'gone'),
      new Promise<string>(done => setTimeout(done, PATIENCE_MS, 'stands still')),
    ])
  await expect.poll(answer).toBe('stands still')
  const after = seconds(begun)
  rows.push(
    `| an endless loop | the frame, which answers nothing | ${after} | rollback and a new tab | ${await takeBack(page, server)} |`,
  )
  // Its process is busy for ever: it ends with the browser's.
  await page.close({ runBeforeUnload: false }).catch(() => undefined)
})
