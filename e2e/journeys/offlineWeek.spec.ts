import type { Page } from '@playwright/test'
import { test as base, expect, signIn } from '../fixtures/house'
import { type House, startHouse } from '../fixtures/startHouse'

/** A house of its own, whose server can be stopped: no trick of the browser's, nobody answers. */
const test = base.extend<object, { ownHouse: House }>({
  ownHouse: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs off this pattern
    async ({}, use) => {
      const house = await startHouse()
      await use(house)
      await house.remove()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ ownHouse }, use) => use(ownHouse.url),
})

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Sin conexión' })
const names = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents()

/** The page and everything it names is on the device. */
async function whenKept(page: Page) {
  await expect
    .poll(
      () => page.evaluate(async () => Boolean(await caches.match('/user', { cacheName: 'my-diet-pages' }))),
      {
        timeout: 30_000,
      },
    )
    .toBe(true)
  await page.evaluate(() => navigator.serviceWorker.ready)
}

async function expectPictures(page: Page) {
  await expect(page.getByRole('article', { name: 'Cena' })).toBeVisible()
  const pictures = page.getByRole('article').locator('img')
  for (let i = 0; i < (await pictures.count()); i++) await pictures.nth(i).scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      pictures.evaluateAll(
        all => all.length > 0 && all.every(one => (one as HTMLImageElement).naturalWidth > 0),
      ),
    )
    .toBe(true)
}

test('what was seen opens without a server: the plan, its recipes, their pictures', async ({
  page,
  ownHouse,
}) => {
  await page.goto('/')
  await signIn(page, 'ana@mydiet.mx')
  await page.getByRole('navigation').getByRole('link', { name: 'Comidas' }).click()
  await expect(page.getByRole('article', { name: 'Cena' })).toBeVisible()
  await page.getByRole('button', { name: /Cambiar Cena/ }).click()
  await page.getByRole('button', { name: 'Guardar plan' }).click()
  await expect(page.getByRole('button', { name: 'Guardar plan' })).toBeHidden()
  const planned = await names(page)
  await expectPictures(page)
  await whenKept(page)

  await ownHouse.stop()
  await page.reload()
  await expect(notice(page)).toBeVisible()
  await expect.poll(() => names(page)).toEqual(planned)
  await expectPictures(page)
  await page
    .getByRole('button', { name: /^Ver mas de/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toContainText('Preparación')
  await page.keyboard.press('Escape')

  await ownHouse.start()
  await expect(notice(page)).toBeHidden({ timeout: 40_000 })
  await page.reload()
  await expect.poll(() => names(page)).toEqual(planned)
})

test('who signs out leaves nothing of theirs on the device', async ({ page }) => {
  await page.goto('/user/comidas')
  await signIn(page, 'ana@mydiet.mx')
  await expect(page.getByRole('article', { name: 'Cena' })).toBeVisible()
  await whenKept(page)
  // By now the service worker brings the pictures.
  await page.reload()
  await expectPictures(page)
  const before = await keptOn(page)
  expect(before.caches).toEqual(
    expect.arrayContaining(['my-diet-pages', 'my-diet-pictures', 'my-diet-releases']),
  )
  expect(before.entries).toEqual(
    expect.arrayContaining([
      'my-diet-data person',
      expect.stringMatching(/^my-diet-data query .*meal-plans/),
    ]),
  )
  expect(before.workers).toBe(1)

  await page.getByRole('button', { name: 'Menú' }).click()
  await page.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => keptOn(page)).toEqual({ caches: ['my-diet-releases'], entries: [], workers: 0 })
})

/** What the browser holds of My Diet: the names of caches and every entry of every database. */
function keptOn(page: Page) {
  return page.evaluate(async () => {
    const entries: string[] = []
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((done, fail) => {
        const request = indexedDB.open(name)
        request.onsuccess = () => done(request.result)
        request.onerror = () => fail(request.error)
      })
      for (const store of database.objectStoreNames) {
        const keys = await new Promise<IDBValidKey[]>((done, fail) => {
          const request = database.transaction(store).objectStore(store).getAllKeys()
          request.onsuccess = () => done(request.result)
          request.onerror = () => fail(request.error)
        })
        entries.push(...keys.map(key => `${name} ${String(key)}`))
      }
      database.close()
    }
    const workers = (await navigator.serviceWorker.getRegistrations()).length
    return { caches: (await caches.keys()).sort(), entries, workers }
  })
}
