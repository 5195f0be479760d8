import type { Locator, Page } from '@playwright/test'
import { lastYear } from 'shared/testing/lastYear'
import { nextYear } from 'shared/testing/nextYear'
import { DESKTOP } from '../fixtures/devices'
import { enter } from '../fixtures/enter'
import { overlayEntries } from '../fixtures/overlayEntries'
import { expect, test } from '../fixtures/test'

// A panel that is on its way in or out is what Back meets.
test.use({ walks: ['shell', 'mf-diet', 'mf-cursos'], contextOptions: { reducedMotion: 'no-preference' } })

const DAY = `/user/comidas?day=${nextYear('04-12')}`
/** Of a day that has come: only then can its meal be marked. */
const RECIPE = `/user/comidas?day=${lastYear('04-12')}&comida=meal`

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/** Goes from home to a screen, so that Back has a page to return to. */
async function fromHome(page: Page, address: string) {
  await enter(page, 'ana@mydiet.mx')
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Expects that Back closes the overlay and changes nothing else of the screen. */
async function closesByBack(page: Page, overlay: Locator, opener: Locator) {
  await expect(overlay).toBeVisible()
  await overlayEntries(page).toBeGreaterThan(0)
  const [address, title, scrolled] = [page.url(), await page.title(), await page.evaluate(() => scrollY)]
  await page.goBack()
  await expect(overlay).toBeHidden()
  await expect(opener).toBeFocused()
  expect(page.url()).toBe(address)
  expect(await page.title()).toBe(title)
  expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(5)
}

test('Back closes the rating and keeps its comment, and the next Back leaves the recipe', async ({
  page,
}) => {
  await fromHome(page, RECIPE)
  const opener = page.getByRole('button', { name: 'Marcar Consumido' })
  const comment = page.getByLabel(/Comentario/)
  await opener.click()
  await page.getByText('Estuvo bien').click()
  await comment.fill('Con menos sal')
  await closesByBack(page, dialog(page, '¿Qué te pareció?'), opener)
  await opener.click()
  await expect(comment).toHaveValue('Con menos sal')
  await expect(page.getByLabel('Estuvo bien')).toBeChecked()

  // Closed by its own button, it leaves no history entry.
  await page.getByRole('button', { name: 'Ahora no' }).click()
  await expect(dialog(page, '¿Qué te pareció?')).toBeHidden()
  await overlayEntries(page).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/user')
  await page.goForward()
  await expect(page).toHaveURL(RECIPE)
  await expect(dialog(page, '¿Qué te pareció?')).toBeHidden()
})

test('Back closes the swap sheet, and its search is kept for the next opening', async ({ page }) => {
  await fromHome(page, RECIPE)
  const tag = page.getByRole('list', { name: 'Etiquetas' }).getByRole('button', { name: 'Comida' })
  const sheet = dialog(page, /^Cambiar por otra receta/)
  await tag.click()
  await sheet.getByRole('searchbox').fill('pollo')
  await closesByBack(page, sheet, tag)
  await tag.click()
  await expect(sheet.getByRole('searchbox')).toHaveValue('pollo')
  await page.reload()
  // The sheet's page was left, so the sheet is closed, and Back leaves the recipe.
  await expect(page.getByRole('heading', { name: 'Preparación' })).toBeVisible()
  await expect(sheet).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/user')
})

test('Back leaves a locked screen, although a dialog is open', async ({ page }) => {
  await enter(page, 'nuevo@mydiet.mx')
  await page.getByRole('navigation').getByRole('link', { name: 'Comidas' }).first().click()
  await expect(dialog(page, 'Desbloquea tu plan de comidas')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/user')
  await expect(dialog(page, 'Desbloquea tu plan de comidas')).toBeHidden()
})

test.describe('desktop', () => {
  test.use({ viewport: DESKTOP.viewport })

  test('Back closes the calendar; a day that is chosen in it stays', async ({ page }) => {
    await fromHome(page, DAY)
    const opener = page.getByRole('button', { name: /12 de abril/ })
    const calendar = dialog(page, 'Elige un día')
    await opener.click()
    await closesByBack(page, calendar, opener)
    await opener.click()
    await calendar.getByRole('button', { name: /14 de abril/ }).click()
    await expect(calendar).toBeHidden()
    await expect(page).toHaveURL(new RegExp(`day=${nextYear('04-14')}`))
    await page.goBack()
    await expect(page).toHaveURL('/user')
    await page.goForward()
    await expect(page).toHaveURL(new RegExp(`day=${nextYear('04-14')}`))
  })

  test('Back closes the last question of privacy, and the input stays', async ({ page }) => {
    await fromHome(page, '/user/privacidad')
    await page.getByLabel('Tu contraseña').fill('no es esta')
    const opener = page.getByRole('button', { name: 'Eliminar mi cuenta' })
    const question = dialog(page, '¿Eliminar tu cuenta para siempre?')
    await opener.click()
    await question.getByRole('textbox').fill('ELIMI')
    await closesByBack(page, question, opener)
    await expect(page.getByLabel('Tu contraseña')).toHaveValue('no es esta')
    await opener.click()
    await expect(question.getByRole('textbox')).toHaveValue('ELIMI')
  })
})

test("Back closes the phone's menu; after following an entry, Back returns with the menu closed", async ({
  page,
}) => {
  await fromHome(page, '/user')
  const opener = page.getByRole('button', { name: 'Menú' })
  const entry = page.getByRole('link', { name: 'Solutions' })
  await opener.click()
  await expect(entry).toBeVisible()
  await overlayEntries(page).toBeGreaterThan(0)
  await page.goBack()
  await expect(entry).toBeHidden()
  await expect(page).toHaveURL('/user')

  await opener.click()
  await entry.click()
  await expect(page).toHaveURL('/user/solutions')
  await page.goBack()
  await expect(page).toHaveURL('/user')
  await expect(entry).toBeHidden()
})

test('Back closes the question about unsaved changes; leaving then leaves', async ({ page }) => {
  await fromHome(page, '/user')
  await page.getByRole('navigation').getByRole('link', { name: 'Comidas' }).first().click()
  const meal = page.getByRole('article', { name: 'Comida', exact: true })
  await meal.getByRole('button', { name: 'Cambiar Comida al azar' }).click()
  await page.goBack()
  const question = dialog(page, 'Tienes cambios sin guardar')
  await expect(question).toBeVisible()
  await overlayEntries(page).toBeGreaterThan(0)
  await page.goBack()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL('/user/comidas')
  await page.goBack()
  await question.getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(page).toHaveURL('/user')
})
