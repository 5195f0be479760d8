import type { Page } from '@playwright/test'
import { nextYear } from 'shared/testing/nextYear'
import { enter } from '../fixtures/enter'
import { holdBack, SHELL_CODE } from '../fixtures/holdBack'
import { mainMenu } from '../fixtures/mainMenu'
import { expect, test } from '../fixtures/test'

test.use({ walks: ['shell', 'mf-diet', 'mf-citas'] })

const place = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('back and forward restore the scroll position, in a remote’s screen too, and after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, 'ana@mydiet.mx', '/user/comidas')
  await expect(page.getByRole('article', { name: 'Cena' })).toBeAttached()
  await page.getByRole('article', { name: 'Comida', exact: true }).scrollIntoViewIfNeeded()
  const there = await place(page)
  expect(there).toBeGreaterThan(300)

  await mainMenu(page).getByRole('link', { name: 'Citas' }).click()
  await expect(page).toHaveURL('/user/citas')
  await expect.poll(() => place(page)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('article', { name: 'Cena' })).toBeAttached()
  await expect.poll(() => place(page)).toBe(there)
  await page.goForward()
  await expect(page).toHaveURL('/user/citas')
  await expect.poll(() => place(page)).toBe(0)

  await page.goBack()
  await expect.poll(() => place(page)).toBe(there)
  await page.reload()
  await expect(page.getByRole('article', { name: 'Cena' })).toBeAttached()
  await expect.poll(() => place(page)).toBe(there)
})

test('a typed address opens at its top, and Back restores the position', async ({ page }) => {
  await enter(page, 'ana@mydiet.mx', `/user/comidas?day=${nextYear('05-03')}`)
  const dinner = page.getByRole('article', { name: 'Cena' })
  await dinner.scrollIntoViewIfNeeded()
  const there = await place(page)
  expect(there).toBeGreaterThan(300)
  await page.goto(`/user/comidas?day=${nextYear('05-04')}`)
  await expect(dinner.getByRole('heading')).toBeAttached()
  await page.waitForLoadState('networkidle')
  await expect.poll(() => place(page)).toBe(0)
  await page.goBack()
  await expect(dinner.getByRole('heading')).toBeAttached()
  await expect.poll(() => place(page)).toBe(there)
})

test('the last scroll before a page is left is restored too', async ({ page }) => {
  // No frame comes any more, with which the browser would tell of it.
  await page.addInitScript(() => addEventListener('pagehide', () => scrollTo(0, 321)))
  await enterAtDinner(page)
  await page.goto('/user/citas')
  await expect(page.getByRole('heading', { level: 1, name: 'Citas' })).toBeVisible()
  await page.goBack()
  await expect.poll(() => place(page)).toBe(321)
})

test.describe('slow code', () => {
  test.use({ intercepts: true })

  test('a link of the server’s frame that is being pressed stays until the press ends', async ({ page }) => {
    await enterAtDinner(page)
    const release = await holdBack(page, SHELL_CODE)
    await page.goto('/user/comidas', { waitUntil: 'commit' })
    await expect(firstFrame(page)).toBeVisible()
    await firstFrame(page).getByRole('link', { name: 'Citas' }).hover()
    await page.mouse.down()
    release()
    await expect(page.locator('#root nav').first()).toBeAttached()
    await page.evaluate(() => new Promise(next => requestAnimationFrame(() => requestAnimationFrame(next))))
    await expect(firstFrame(page)).toBeVisible()
    await page.mouse.up()
    await expect(page.getByRole('heading', { level: 1, name: 'Citas' })).toBeVisible()
    await expect(firstFrame(page)).toHaveCount(0)
  })

  test('a person who scrolls while the page still grows is not moved back', async ({ page }) => {
    await enterAtDinner(page)
    const release = await holdBack(page, '**/releases/mf-diet/**')
    // The load event comes only after the held-back code.
    await page.reload({ waitUntil: 'commit' })
    await expect(mainMenu(page)).toBeVisible()
    await expect(firstFrame(page)).toHaveCount(0)
    // The page has its height before its code: it may stand where it was already. From here on the person moves it.
    const there = await wheel(page)
    release()
    await expectToStayAt(there, page)
  })

  for (const [visit, open] of [
    ['reload', (page: Page) => page.reload({ waitUntil: 'commit' })],
    ['visit', (page: Page) => page.goto('/user/comidas', { waitUntil: 'commit' })],
  ] as const)
    test(`a person who scrolls the server’s frame stays there, after a ${visit}`, async ({ page }) => {
      await enterAtDinner(page)
      const release = await holdBack(page, SHELL_CODE)
      await open(page)
      await expect(firstFrame(page)).toBeVisible()
      await wheel(page)
      await expect.poll(() => place(page)).toBe(WHEEL_PX)
      release()
      await expect(firstFrame(page)).toHaveCount(0)
      await expectToStayAt(WHEEL_PX, page)
    })
})

const WHEEL_PX = 40

const firstFrame = (page: Page) => page.locator('#first-frame')

async function enterAtDinner(page: Page) {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, 'ana@mydiet.mx', '/user/comidas')
  const dinner = page.getByRole('article', { name: 'Cena' })
  await expect(dinner).toBeAttached()
  await dinner.scrollIntoViewIfNeeded()
  expect(await place(page)).toBeGreaterThan(300)
}

/** Turns the wheel, and tells the position in px at which the page stands then. */
async function wheel(page: Page): Promise<number> {
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, WHEEL_PX)
  await page.waitForFunction(
    () => new Promise(next => requestAnimationFrame(() => requestAnimationFrame(next))),
  )
  return place(page)
}

async function expectToStayAt(there: number, page: Page) {
  await expect(page.getByRole('article', { name: 'Cena' })).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect(Math.abs((await place(page)) - there)).toBeLessThan(200)
}
