import type { Page } from '@playwright/test'
import { deferred } from 'shared/testing/deferred'
import { nextYear } from 'shared/testing/nextYear'
import { mainMenu } from '../fixtures/mainMenu'
import { expect, signIn, test } from '../fixtures/test'

const place = (page: Page) => page.evaluate(() => Math.round(scrollY))

test('back and forward restore the scroll position, in a remote’s screen too, and after a reload', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/user/comidas')
  await signIn(page, 'ana@mydiet.mx')
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
  await page.goto('/')
  await signIn(page, 'ana@mydiet.mx')
  await expect(page).toHaveURL('/user')
  const dinner = page.getByRole('article', { name: 'Cena' })
  await page.goto(`/user/comidas?day=${nextYear('05-03')}`)
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

test.describe('a screen with slow code', () => {
  test.use({ serviceWorkers: 'block' })

  test('a person who scrolls while the page still grows is not moved back', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/user/comidas')
    await signIn(page, 'ana@mydiet.mx')
    await expect(page.getByRole('article', { name: 'Cena' })).toBeAttached()
    await page.getByRole('article', { name: 'Cena' }).scrollIntoViewIfNeeded()
    const code = deferred()
    await page.route('**/releases/mf-diet/**', route => code.promise.then(() => route.continue()))
    // The load event comes only after the held-back code.
    await page.reload({ waitUntil: 'commit' })
    await expect(mainMenu(page)).toBeVisible()
    await page.mouse.move(200, 400)
    await page.mouse.wheel(0, 40)
    // The page has its height before its code: it may stand where it was already. From here on the person moves it.
    await page.waitForFunction(
      () => new Promise(next => requestAnimationFrame(() => requestAnimationFrame(next))),
    )
    const there = await place(page)
    code.resolve()
    await expect(page.getByRole('article', { name: 'Cena' })).toBeAttached()
    await page.waitForLoadState('networkidle')
    expect(Math.abs((await place(page)) - there)).toBeLessThan(200)
  })
})
