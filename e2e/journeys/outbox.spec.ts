import type { BrowserContext, Page, Route } from '@playwright/test'
import { deferred } from 'shared/testing/deferred'
import { allSaved } from '../fixtures/allSaved'
import { enter } from '../fixtures/enter'
import { reloadScreen } from '../fixtures/overlayEntries'
import { expect, test } from '../fixtures/test'
import { whenCached } from '../fixtures/whenCached'

test.use({
  walks: ['shell', 'mf-diet'],
  serviceWorkers: 'allow',
  intercepts: true,
})

/** The day after `days` days; each test plans its own. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const saveButton = (page: Page) => page.getByRole('button', { name: 'Guardar plan' })
const names = (page: Page) => page.getByRole('article').getByRole('heading').allTextContents()
const isSave = (url: string, method: string) => /meal-plans(\/\d+)?$/.test(url) && method !== 'GET'

async function openDay(page: Page, day: string) {
  await enter(page, 'ana@mydiet.mx', `/user/comidas?day=${day}`)
  await expect(saveButton(page)).toBeVisible()
  // An answer that still arrives would count as a connection.
  await page.waitForLoadState('networkidle')
}

/** Handles every save from now on. */
async function onSave(on: Page | BrowserContext, answer: (route: Route) => unknown) {
  await on.route('**/meal-plans**', route =>
    route.request().method() === 'GET' ? route.continue() : void answer(route),
  )
}

/** Holds back every save from now on until the returned function is called. */
async function holdSaves(page: Page): Promise<() => void> {
  const released = deferred()
  await onSave(page, async route => {
    await released.promise
    await route.continue()
  })
  return () => released.resolve()
}

/** The saves that the server answered, over all pages. */
function savesOf(context: BrowserContext) {
  const saves: number[] = []
  context.on('response', response => {
    if (isSave(response.url(), response.request().method())) saves.push(response.status())
  })
  return saves
}

test('with a good network a save opens no transaction of IndexedDB before its answer', async ({ page }) => {
  await page.addInitScript(() => {
    const counted = Object.assign(window, { transactions: [] as string[], callsUnderWay: 0 })
    const { transaction } = IDBDatabase.prototype
    IDBDatabase.prototype.transaction = function (...wanted) {
      counted.transactions.push(this.name)
      return transaction.apply(this, wanted)
    }
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      counted.callsUnderWay += 1
      this.addEventListener('loadend', () => {
        counted.callsUnderWay -= 1
      })
      send.call(this, body)
    }
  })
  const transactions = () =>
    page.evaluate(() => (window as unknown as { transactions: string[] }).transactions)
  // The answers fetched ahead for a week without a network are cached as they arrive; they do not belong to the save.
  const fetchedAhead = page.waitForResponse(/\/shopping-list\b/)
  await openDay(page, dayIn(101))
  expect(await transactions()).toContain('my-diet-queue')
  await whenCached(page)
  await fetchedAhead
  await page.waitForFunction(async () => {
    const underWay = () => (window as unknown as { callsUnderWay: number }).callsUnderWay
    // An answer is cached in the task after its arrival.
    await new Promise(done => setTimeout(done))
    return underWay() === 0
  })
  const letGo = await holdSaves(page)
  const before = (await transactions()).length
  const asked = page.waitForRequest(request => isSave(request.url(), request.method()))
  await saveButton(page).click()
  await asked
  expect((await transactions()).slice(before)).toEqual([])
  letGo()
  await expect(page.getByRole('status').filter({ hasText: 'Se ha guardado este plan' })).toBeVisible()
  expect((await transactions()).slice(before)).not.toContain('my-diet-queue')
})

test('a change that takes long is told without a movement of the page under the finger', async ({ page }) => {
  await openDay(page, dayIn(107))
  const placeOf = () =>
    page.getByRole('heading', { level: 1 }).evaluate(title => title.getBoundingClientRect().top + scrollY)
  const before = await placeOf()
  const letGo = await holdSaves(page)
  await saveButton(page).click()
  await expect(page.getByRole('status').getByText('Enviando…')).toBeVisible()
  expect(await placeOf()).toBe(before)
  letGo()
  await expect(allSaved(page)).toBeVisible()
  expect(await placeOf()).toBe(before)
})

for (const [how, leave] of [
  ['closed', (page: Page) => page.close()],
  ['left for another page', (page: Page) => page.goto('about:blank')],
] as const) {
  test(`a tab that is ${how} during the first attempt loses nothing`, async ({ page, context }) => {
    const day = how === 'closed' ? dayIn(102) : dayIn(103)
    await openDay(page, day)
    // The save never reaches the server from this page.
    await onSave(page, () => undefined)
    const planned = await names(page)
    const asked = page.waitForRequest(request => isSave(request.url(), request.method()))
    await saveButton(page).click()
    await asked
    const next = await context.newPage()
    const sent = next.waitForResponse(answer => isSave(answer.url(), answer.request().method()))
    await leave(page)
    await next.goto('/user')
    expect((await sent).status()).toBe(201)
    await next.goto(`/user/comidas?day=${day}`)
    await expect.poll(() => names(next)).toEqual(planned)
    await expect(saveButton(next)).toBeHidden()
  })
}

test('two tabs send a waiting change once', async ({ page, context }) => {
  await openDay(page, dayIn(104))
  const other = await context.newPage()
  await other.goto(`/user/comidas?day=${dayIn(120)}`)
  await expect(saveButton(other)).toBeVisible()
  await other.waitForLoadState('networkidle')
  await context.setOffline(true)
  await saveButton(page).click()
  await saveButton(other).click()
  for (const tab of [page, other]) {
    await expect(tab.getByRole('status').filter({ hasText: '2 cambios por enviar' })).toBeVisible()
  }
  const saves = savesOf(context)
  await context.setOffline(false)
  for (const tab of [page, other]) {
    await expect(allSaved(tab)).toBeVisible()
  }
  expect(saves).toEqual([201, 201])
})

test('a change that the server fails on is not deleted: it is sent until it is accepted', async ({
  page,
  context,
}) => {
  await openDay(page, dayIn(105))
  await context.setOffline(true)
  await saveButton(page).click()
  await expect(page.getByRole('status').filter({ hasText: '1 cambio por enviar' })).toBeVisible()
  let attempts = 0
  await onSave(page, route => {
    attempts += 1
    return attempts <= 6
      ? // At once, so that the test does not wait for the growing pauses; a date in the past means the same.
        route.fulfill({
          status: 500,
          headers: { 'retry-after': attempts % 2 ? '0' : new Date(Date.now() - 1_000).toUTCString() },
          json: { message: 'Algo salió mal.' },
        })
      : route.continue()
  })
  const saves = savesOf(context)
  await context.setOffline(false)
  await expect(allSaved(page)).toBeVisible({
    timeout: 60_000,
  })
  expect(saves).toEqual([500, 500, 500, 500, 500, 500, 201])
})

test('a refused change is shown with its content, also after a reload, until it was seen', async ({
  page,
  context,
}) => {
  await openDay(page, dayIn(106))
  await context.setOffline(true)
  await saveButton(page).click()
  await expect(page.getByRole('status').filter({ hasText: '1 cambio por enviar' })).toBeVisible()
  await onSave(page, route => route.fulfill({ status: 403, json: { message: 'No está en tus cursos.' } }))
  await context.setOffline(false)
  const told = page.getByRole('dialog', { name: 'Un cambio no se guardó' })
  await expect(told).toContainText(/Tu plan del \S+ \d+ de \S+ de \d{4}/)
  await expect(told).toContainText('No ha sido posible guardar ese plan de comidas.')
  await expect(told).toContainText('No está en tus cursos.')
  await page.reload()
  await told.getByRole('button', { name: 'Entendido' }).click()
  await expect(told).toBeHidden()
  await reloadScreen(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(told).toBeHidden()
  await expect(saveButton(page)).toBeVisible()
})
