import type { Page } from '@playwright/test'
import { remotes } from 'shared/releases/remotes'
import { testHome } from 'shared/testing/testHome'
import { enter } from '../fixtures/enter'
import { mainMenu } from '../fixtures/mainMenu'
import { endSharedProcess } from '../fixtures/sharedProcess'
import { type Server, startServer } from '../fixtures/startServer'
import { test as base, expect } from '../fixtures/test'
import { type Trouble, type TroublesomeOrigin, troublesomeOrigin } from '../fixtures/troublesomeOrigin'
import { whenCached } from '../fixtures/whenCached'

const TROUBLED = 'mf-diet'
const FIRST = 'Tu plan de comidas'
const SECOND = 'Lista de compras'

/** A server whose Comidas come from an origin that can be made to fail; the other remotes always work. */
const test = base.extend<object, { troubled: { server: Server; origin: TroublesomeOrigin } }>({
  troubled: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs off this pattern
    async ({}, use) => {
      let realPort = 0
      const origin = await troublesomeOrigin(() => `http://localhost:${realPort}`)
      const server = await startServer({
        home: await testHome(),
        environment: { REMOTE_ORIGINS: `${TROUBLED}=${origin.url}` },
        shared: true,
      })
      realPort = server.port + 1 + remotes().indexOf(TROUBLED)
      await use({ server, origin })
      await server.remove()
      await origin.close()
      await endSharedProcess()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  server: async ({ troubled }, use) => use(troubled.server),
})

test.use({ walks: ['shell', 'mf-citas', 'mf-diet'] })

const card = (page: Page) => page.getByRole('main').getByRole('alert')
const open = (page: Page, name: string) => mainMenu(page).getByRole('link', { name }).click()

/** Marks this document, so that the test can detect a reload. */
async function markDocument(page: Page) {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  return () => page.evaluate(() => 'sameDocument' in window)
}

async function expectTheRestToWork(page: Page) {
  await open(page, 'Citas')
  await expect(page.getByRole('heading', { level: 1, name: 'Citas' })).toBeVisible()
  await open(page, 'My Diet')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana')
}

const troubles: Trouble[] = [
  'not answering',
  'hanging',
  'answering 500',
  'answering HTML',
  'answering another script',
]

for (const trouble of troubles) {
  test(`a remote ${trouble} costs its own screen only, and comes back by Reintentar`, async ({
    page,
    troubled,
  }) => {
    await troubled.origin.behave(trouble)
    await enter(page, 'ana@mydiet.mx')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana')
    const isSameDocument = await markDocument(page)

    await open(page, 'Comidas')
    await expect(card(page)).toBeVisible()
    await expect(card(page)).toContainText('No pudimos abrir Comidas')
    await expect(mainMenu(page).getByRole('link', { name: 'Citas' })).toBeVisible()
    await expectTheRestToWork(page)

    await open(page, 'Comidas')
    await expect(card(page)).toBeVisible()
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(card(page)).toBeVisible()

    expect(await page.evaluate(() => 'anotherScriptRan' in globalThis)).toBe(false)
    await troubled.origin.behave('fine')
    const retry = page.getByRole('button', { name: 'Reintentar' })
    const screen = page.getByRole('heading', { level: 1, name: FIRST })
    // The hanging load was still awaited: the screen may appear before the retry.
    if (trouble === 'hanging') await retry.click({ timeout: 3_000 }).catch(() => expect(screen).toBeVisible())
    else await retry.click()
    await expect(screen).toBeVisible()
    expect(await isSameDocument()).toBe(true)
  })
}

for (const trouble of ['sending half of its entry', 'sending half of each chunk'] as const) {
  test(`a remote ${trouble}, for ever, comes back by one Reintentar`, async ({ page, troubled }) => {
    await troubled.origin.behave(trouble)
    await enter(page, 'ana@mydiet.mx')
    await open(page, 'Comidas')
    await expect(card(page)).toBeVisible()
    await troubled.origin.behave('fine')
    await page.getByRole('button', { name: 'Reintentar' }).click()
    await expect(page.getByRole('heading', { level: 1, name: FIRST })).toBeVisible()
  })
}

test('a remote whose chunks disappear during a session costs its own screen only', async ({
  page,
  troubled,
}) => {
  await troubled.origin.behave('fine')
  await enter(page, 'ana@mydiet.mx')
  await open(page, 'Comidas')
  // The heading alone may be the skeleton's, before the code is there.
  await expect(page.getByRole('link', { name: SECOND })).toBeVisible()
  const isSameDocument = await markDocument(page)

  await troubled.origin.behave('gone')
  await page.getByRole('link', { name: SECOND }).click()
  await expect(card(page)).toBeVisible()
  await expectTheRestToWork(page)
  // The code that was loaded before still works.
  await open(page, 'Comidas')
  await expect(page.getByRole('heading', { level: 1, name: FIRST })).toBeVisible()
  await page.getByRole('link', { name: SECOND }).click()
  await expect(card(page)).toBeVisible()

  await troubled.origin.behave('fine')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: SECOND })).toBeVisible()
  expect(await isSameDocument()).toBe(true)
})

test.describe('on a device with cached files', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a cached remote works without its origin, also after a reload', async ({ page, troubled }) => {
    await troubled.origin.behave('fine')
    await enter(page, 'ana@mydiet.mx')
    await whenCached(page)

    await troubled.origin.behave('not answering')
    await page.reload()
    await open(page, 'Comidas')
    await expect(page.getByRole('heading', { level: 1, name: FIRST })).toBeVisible()
    await page.getByRole('link', { name: SECOND }).click()
    await expect(page.getByRole('heading', { level: 1, name: SECOND })).toBeVisible()
  })
})
